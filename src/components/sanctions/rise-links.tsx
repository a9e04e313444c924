import { SeatBadge } from "@/components/domino/seat-badge";
import { LinkButton } from "@/components/ui/link-button";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { catalogueOf, findInfraction } from "@/domain/sanctions/catalogue";
import type { JudgeTable } from "@/server/sanctions/judge-view";

const ROSE_EARLY: InfractionCode = "F-11.2";

/** Who rose before the Hoja was verified (11.2): a tap on the name, and the fine stands there to confirm. */
export function RiseLinks({ table, base }: { readonly table: JudgeTable; readonly base: string }) {
  const { view, rights } = table;
  const { stage } = view.state;
  const catalogue = catalogueOf(view.rulesSpec);
  const isTime = stage === "finished" || stage === "verified" || stage === "signed";
  if (!isTime || !rights["incident.record"].allowed) return null;
  if (!findInfraction(catalogue, ROSE_EARLY)) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">
        ¿Alguien se levantó antes?{" "}
        <span className="text-sm font-normal text-ink-soft">art. 11.2</span>
      </h2>
      <ul className="grid grid-cols-2 gap-2">
        {SEATS.map((seat) => (
          <li key={seat}>
            <LinkButton
              wide
              className="h-full justify-start!"
              href={`${base}/infraccion?que=${ROSE_EARLY}&quien=${seat}`}
            >
              <span className="flex items-center gap-2 text-start">
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
