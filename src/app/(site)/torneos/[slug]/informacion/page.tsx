import type { Metadata } from "next";
import Link from "next/link";
import { PublicClaims } from "@/components/claims/public-claims";
import { SettingsTable } from "@/components/rules/settings-table";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { chosenCriteria, isUsualOrder } from "@/domain/event/usual-criteria";
import { explainRules, presetOf, ruleBook } from "@/domain/rules/resolve-rules";
import { pairingLines } from "@/i18n/es/convocatoria";
import { clockTimeText, longDay } from "@/i18n/es/document-dates";
import { criterionText } from "@/i18n/es/round-costs";
import { tieBreakLabel } from "@/i18n/es/rules";
import { editionText } from "@/i18n/es/rules/edition";
import { formatName, WEIGHT_NAMES } from "@/i18n/es/table-states";
import { publicClaims } from "@/server/claims/queries";
import { listPublicEntrants } from "@/server/registration/public-entrants";
import type { TournamentView } from "@/server/tournaments/rows";
import { rulesContextOf } from "@/server/tournaments/rows";
import type { TournamentParams } from "../public-tournament";
import { tournamentOf } from "../public-tournament";
import { TournamentFrame } from "../tournament-frame";
import { EntrantList } from "./entrant-list";

export async function generateMetadata(props: TournamentParams): Promise<Metadata> {
  return { title: `Información · ${(await tournamentOf(props)).name}` };
}

export default async function InformationPage(props: TournamentParams) {
  const tournament = await tournamentOf(props);
  const [entrants, claims] = await Promise.all([
    listPublicEntrants(tournament.id),
    publicClaims(tournament.id),
  ]);
  const preset = presetOf(tournament.rulesSpec);
  const settings = explainRules(tournament.rulesSpec, rulesContextOf(tournament.format)).map(
    (row) => ({ ...row, value: tournament.rules[row.setting] }),
  );
  return (
    <TournamentFrame tournament={tournament} tab="/informacion">
      <div className="grid gap-10">
        <section aria-label="El torneo">
          <h2 className="mb-3 text-xl">El torneo</h2>
          <TournamentFacts tournament={tournament} />
        </section>
        <PublicClaims claims={claims} />
        <section aria-label="Inscritos">
          <h2 className="mb-3 text-xl">
            Inscritos <span className="text-ink-soft tabular-nums">({entrants.length})</span>
          </h2>
          <EntrantList entrants={entrants} />
        </section>
        <section aria-label="Reglas">
          <h2 className="mb-1 text-xl">Reglas: {ruleBook(preset).name}</h2>
          <p className="text-ink-soft">{editionText(ruleBook(preset))}</p>
          <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <a
              href={`/torneos/${tournament.slug}/convocatoria.pdf`}
              className="inline-flex min-h-12 items-center gap-2 font-semibold text-sea underline underline-offset-4"
            >
              <Icon name="print" /> Convocatoria en PDF
            </a>
            <Link
              href={`/reglamento/${preset}`}
              className="inline-flex min-h-12 items-center font-semibold text-sea underline underline-offset-4"
            >
              Leer este reglamento
            </Link>
          </p>
          <Notice title={tournament.frozen ? "Fijas" : "Todavía pueden cambiar"}>
            {tournament.frozen
              ? "Reglas, método y desempates quedaron fijos al publicarse la ronda 1."
              : "Reglas, método y desempates quedan fijos cuando se publique la ronda 1."}
          </Notice>
          <div className="mt-4">
            <SettingsTable
              caption="Reglas del torneo"
              settings={settings}
              open={["match", "lead", "points"]}
            />
          </div>
        </section>
      </div>
    </TournamentFrame>
  );
}

function TournamentFacts({ tournament }: { readonly tournament: TournamentView }) {
  const { pairing } = tournament;
  const facts = [
    ["Fecha", longDay(tournament.startsOn)],
    ...(tournament.startTime === null
      ? []
      : [["Hora de inicio", clockTimeText(tournament.startTime)] as const]),
    ["Lugar", tournament.venue],
    ["Modalidad", formatName(tournament.format, pairing.teamSize)],
    ["Categoría", WEIGHT_NAMES[tournament.weight]],
    ["Rondas", String(tournament.rounds)],
    ["Orden de las posiciones", tournament.standingsOrder.map(tieBreakLabel).join(", ")],
  ] as const;
  return (
    <>
      <dl className="grid gap-x-6 border-t-2 border-ink sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b border-line py-2.5">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <PairingFacts tournament={tournament} />
    </>
  );
}

/** How rounds are paired, as the convocatoria says it, and the criteria in their order. */
function PairingFacts({ tournament }: { readonly tournament: TournamentView }) {
  const { pairing, format } = tournament;
  const criteria = chosenCriteria(format, pairing.club, pairing.criteria ?? []);
  return (
    <div className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <div>
        <h3 className="mb-1 text-base">Cómo se empareja</h3>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {pairingLines({ ...pairing, criteria: [] }, format).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="mb-1 text-base">
          {isUsualOrder(format, pairing.club, criteria)
            ? "Criterios, por orden"
            : "Criterios, en el orden de este torneo"}
        </h3>
        <ol className="flex list-decimal flex-col gap-1 ps-5">
          {criteria.map((id) => (
            <li key={id}>{criterionText(id)}.</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
