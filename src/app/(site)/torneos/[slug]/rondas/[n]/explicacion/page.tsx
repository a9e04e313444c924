import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { RoundStory } from "@/components/rounds/explanation/round-story";
import type { WhyNotQuery } from "@/components/rounds/explanation/why-not-panel";
import { askedWhyNot, WhyNotPanel } from "@/components/rounds/explanation/why-not-panel";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { openTablesText } from "@/i18n/es/tournament";
import { explainWhyNot, findRoundExplanation } from "@/server/rounds/explain";
import { publicOldData } from "@/server/rounds/old-data";
import { findRoundBoard } from "@/server/tournaments/round-board";
import { findRoundOrigin } from "@/server/tournaments/round-origin";
import { tournamentOf } from "../../../public-tournament";
import { TournamentFrame } from "../../../tournament-frame";
import { TableWhy } from "../table-why";

type ExplanationPageProps = {
  readonly params: Promise<{ slug: string; n: string }>;
  readonly searchParams: Promise<WhyNotQuery & { readonly mesa?: string | string[] }>;
};

export async function generateMetadata(props: ExplanationPageProps): Promise<Metadata> {
  const { n } = await props.params;
  return { title: `Por qué es así la ronda ${n} · ${(await tournamentOf(props)).name}` };
}

/** How a published round was made, for everybody. */
export default async function ExplanationPage(props: ExplanationPageProps) {
  const tournament = await tournamentOf(props);
  const { n } = await props.params;
  const query = await props.searchParams;
  const number = /^[1-9]\d?$/.test(n) ? Number(n) : notFound();
  const asked = askedWhyNot(query);
  const options = { drafts: false };
  const [round, old, answered] = await Promise.all([
    findRoundExplanation(tournament, number, options),
    publicOldData(tournament, number),
    asked === null ? null : explainWhyNot(tournament, number, asked, options),
  ]);
  if (!round) notFound();
  const base = `/torneos/${tournament.slug}/rondas/${number}`;
  const asking = typeof query.mesa === "string" ? Number(query.mesa) : null;
  const [board, origin] =
    asking === null
      ? [null, null]
      : await Promise.all([
          findRoundBoard(tournament.id, number),
          findRoundOrigin(tournament.id, number),
        ]);
  const table = board?.tables.find((one) => one.table === asking);
  return (
    <TournamentFrame tournament={tournament} tab="/rondas">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Por qué es así la ronda {number}</h2>
        <LinkButton href={base} icon="back">
          {`Ver la ronda ${number}`}
        </LinkButton>
      </div>
      {old && (
        <div className="mb-5">
          <Notice tone="warning" title="Hecha con las posiciones de antes de una corrección">
            Lo que sigue cuenta con las posiciones que había al emparejarla.{" "}
            <Link href={base} className="font-semibold underline underline-offset-4">
              La página de la ronda dice qué se corrigió.
            </Link>
          </Notice>
        </div>
      )}
      {table && origin && (
        <div className="mb-5">
          <TableWhy table={table} origin={origin} why={`${base}/explicacion`} />
        </div>
      )}
      <RoundStory round={round} timeZone={tournament.timeZone}>
        <WhyNotPanel
          action={`${base}/explicacion`}
          query={query}
          entrants={round.entrants}
          hasRests={round.rests.proposed.length > 0}
          answered={answered}
        />
      </RoundStory>
      <div className="mt-5 grid gap-5">
        {round.open.length > 0 && (
          <Notice tone="warning" title="Se emparejó con mesas sin cerrar">
            {openTablesText(round.open)}
          </Notice>
        )}
        <Panel title="Para comprobarla" tone="sunken">
          <p>
            Semilla del sorteo: <span className="font-semibold break-all">{round.seed}</span>. Con
            el documento del torneo cualquiera puede repetir la cuenta y revisar cada ronda.
          </p>
          <p className="mt-3">
            <LinkButton
              href={`/torneos/${tournament.slug}/evento.json`}
              icon="download"
              prefetch={false}
            >
              Descargar el documento del torneo
            </LinkButton>
          </p>
        </Panel>
      </div>
    </TournamentFrame>
  );
}
