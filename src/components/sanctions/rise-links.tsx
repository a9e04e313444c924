import { SeatBadge } from "@/components/domino/seat-badge";
import { LinkButton } from "@/components/ui/link-button";
import { SEATS } from "@/domain/rules/seat";
import { catalogueOf, findInfraction } from "@/domain/sanctions/catalogue";
import type { JudgeTable } from "@/server/sanctions/judge-view";

/** Who rose before the Hoja was verified: a tap on the name, and the fine stands there to confirm. */
export function RiseLinks({ table, base }: { readonly table: JudgeTable; readonly base: string }) {
  const { view, rights } = table;
  const { stage } = view.state;
  const catalogue = catalogueOf(view.rulesSpec);
  const isTime = stage === "finished" || stage === "verified" || stage === "signed";
  if (!isTime || !rights["incident.record"].allowed) return null;
  const code = catalogue.occasions["rose-early"];
  const entry = code && findInfraction(catalogue, code);
  if (!entry) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">
        ¿Alguien se levantó antes?{" "}
        <span className="text-sm font-normal text-ink-soft">art. {entry.article}</span>
      </h2>
      <ul className="grid grid-cols-2 gap-2">
        {SEATS.map((seat) => (
          <li key={seat}>
            <LinkButton
              wide
              className="h-full justify-start!"
              href={`${base}/infraccion?que=${code}&quien=${seat}`}
            >
              <span className="flex items-center gap-2 text-start wrap-anywhere">
                <SeatBadge seat={seat} size="sm" />
                {view.people[seat]?.short}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
