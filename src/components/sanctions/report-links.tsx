import Link from "next/link";
import { SeatBadge } from "@/components/domino/seat-badge";
import { LinkButton } from "@/components/ui/link-button";
import { LinkPending } from "@/components/ui/link-pending";
import { isSealed } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { JudgeTable } from "@/server/sanctions/judge-view";
import { PersonCards } from "./incident-list";

type ReportLinksProps = {
  readonly table: JudgeTable;
  /** The table's address. */
  readonly base: string;
};

const ATTENDANCE = [
  { code: "F-24.1", label: "Falta alguien", article: "24.1" },
  { code: "F-23.2", label: "Llegó tarde", article: "23.2" },
  { code: "F-19.2b", label: "Se fue molesto", article: "19.2" },
  { code: "F-24.2", label: "Mal sentados", article: "24.2" },
] as const;

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
      {isVerified ? (
        <p className="mt-2 text-sm text-ink-soft">
          La Hoja está verificada: solo se anota lo que pasó después de la partida.
        </p>
      ) : (
        <>
          <h3 className="mt-4 mb-2 text-base font-semibold text-ink-soft">Asistencia y abandono</h3>
          <ul className="grid grid-cols-2 gap-2">
            {ATTENDANCE.map(({ code, label, article }) => (
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
