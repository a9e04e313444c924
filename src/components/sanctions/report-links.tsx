import Link from "next/link";
import { SeatBadge } from "@/components/domino/seat-badge";
import { LinkButton } from "@/components/ui/link-button";
import { LinkPending } from "@/components/ui/link-pending";
import { isSealed } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { catalogueOf, findInfraction } from "@/domain/sanctions/catalogue";
import type { SanctionCatalogue } from "@/domain/sanctions/infraction";
import type { JudgeTable } from "@/server/sanctions/judge-view";
import { PersonCards } from "./incident-list";

type ReportLinksProps = {
  readonly table: JudgeTable;
  /** The table's address. */
  readonly base: string;
};

const ATTENDANCE = [
  { occasion: "absent", label: "Falta alguien" },
  { occasion: "late", label: "Llegó tarde" },
  { occasion: "walked-out", label: "Se fue molesto" },
  { occasion: "wrong-seats", label: "Mal sentados" },
] as const;

/** Who comes and goes, by the numbers that the tournament's book gives it. */
function attendanceOf(catalogue: SanctionCatalogue) {
  return ATTENDANCE.flatMap(({ occasion, label }) => {
    const code = catalogue.occasions[occasion];
    const entry = code && findInfraction(catalogue, code);
    return entry ? [{ code, label, article: entry.article }] : [];
  });
}

/** "Anotar infracción": tap who did it, or what happens every Friday with who comes and goes. */
export function ReportLinks({ table, base }: ReportLinksProps) {
  const { stage } = table.view.state;
  if (isSealed(stage)) return null;
  const isVerified = table.view.state.verified !== null;
  return (
    <section>
      <h2 className="mb-2 text-lg">Anotar infracción a…</h2>
      <ul className="grid grid-cols-2 gap-2">
        {SEATS.map((seat) => (
          <li key={seat}>
            <PersonLink table={table} base={base} seat={seat} />
          </li>
        ))}
      </ul>
      {!isVerified && (
        <LinkButton href={`${base}/renuncio`} wide icon="search" className="mt-3">
          Reclamo de renuncio, paso a paso
        </LinkButton>
      )}
      {isVerified ? (
        <p className="mt-2 text-sm text-ink-soft">
          La Hoja está verificada: solo se anota lo que pasó después de la partida.
        </p>
      ) : (
        <>
          <h3 className="mt-4 mb-2 text-base font-semibold text-ink-soft">Asistencia y abandono</h3>
          <ul className="grid grid-cols-2 gap-2">
            {attendanceOf(catalogueOf(table.view.rulesSpec)).map(({ code, label, article }) => (
              <li key={code}>
                <LinkButton href={`${base}/infraccion?que=${code}`} wide className="h-full">
                  <span className="block">{label}</span>
                  <span className="block text-sm font-normal text-ink-soft">art. {article}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function PersonLink({ table, base, seat }: ReportLinksProps & { readonly seat: Seat }) {
  const person = table.view.people[seat];
  const cards = table.cards.find((one) => one.seat === seat)?.cards;
  return (
    <Link
      href={`${base}/infraccion?quien=${seat}`}
      className="flex h-full min-h-22 flex-col justify-center gap-1.5 rounded-control border-2 border-line-strong bg-surface px-3 py-2 hover:bg-sunken active:translate-y-px"
    >
      <span className="flex items-center gap-2">
        <SeatBadge seat={seat} />
        {cards && <PersonCards cards={cards} />}
        <LinkPending />
      </span>
      <span className="text-lg leading-tight font-semibold">{person?.short ?? "Libre"}</span>
    </Link>
  );
}
