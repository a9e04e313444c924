import type { EventRound } from "../../event/event-document";
import { canSeatWithin, restFaults } from "./better-tables";
import type { Finding } from "./finding";
import { largestMatching } from "./largest-matching";
import type { Couples, Past } from "./past";

type Meeting = { readonly table: number; readonly a: string; readonly b: string };

function partnersOf(made: EventRound): readonly Meeting[] {
  return made.tables.flatMap(({ table, AC, BD }) =>
    [AC, BD].flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [{ table, a, b }])),
  );
}

function opponentsOf(made: EventRound): readonly Meeting[] {
  return made.tables.flatMap(({ table, AC, BD }) =>
    AC.flatMap((a) => BD.map((b) => ({ table, a, b }))),
  );
}

const severityOf = (avoidable: boolean | null) => (avoidable === true ? "error" : "notice");

/** The fewest partnerships again that the tables of a field need, whoever rests. */
function fewestPartners({ ids, partner }: Couples, tables: number): number {
  const fresh = largestMatching(ids.length, (x, y) => {
    const a = ids[x];
    const b = ids[y];
    return a !== undefined && b !== undefined && partner(a, b) === 0;
  });
  return Math.max(0, 2 * tables - fresh);
}

/**
 * Repeats, interdictions and early rests of a round of rotating partners. Whether a repeated partner was avoidable is
 * decided by a matching, the rest by exhaustive search; where that gives up, the finding stays a notice.
 */
export function checkIndividualRound(
  made: EventRound,
  round: number,
  couples: Couples,
  past: Past,
): readonly Finding[] {
  const partners = partnersOf(made);
  const opponents = opponentsOf(made);
  const again = partners.filter(({ a, b }) => couples.partner(a, b) > 0);
  const met = opponents.filter(({ a, b }) => couples.rematch(a, b) > 0);
  const forbidden = [...partners, ...opponents].filter(({ a, b }) => couples.forbidden(a, b));
  const resting = made.byes;
  const playing = couples.ids.filter((id) => !resting.includes(id));
  const early = playing.length === 0 ? 0 : restFaults(past, resting, playing);
  const within = (opponentLimit: number, restLimit: number) =>
    canSeatWithin(
      couples,
      past,
      { partners: again.length, opponents: opponentLimit, rests: restLimit },
      resting.length,
    );
  const findings: Finding[] = [];
  if (again.length > 0) {
    const avoidable = again.length > fewestPartners(couples, made.tables.length);
    for (const { table, a, b } of again) {
      const last = couples.partner(a, b);
      const severity = severityOf(avoidable);
      findings.push({
        severity,
        avoidable,
        code: "partner-repeated",
        round,
        table,
        ids: [a, b],
        last,
      });
    }
  }
  if (met.length > 0) {
    const avoidable = within(met.length - 1, resting.length);
    for (const { table, a, b } of met) {
      const last = couples.rematch(a, b);
      const severity = severityOf(avoidable);
      findings.push({
        severity,
        avoidable,
        code: "opponent-repeated",
        round,
        table,
        ids: [a, b],
        last,
      });
    }
  }
  if (forbidden.length > 0) {
    const avoidable = within(met.length, resting.length);
    for (const { table, a, b } of forbidden) {
      findings.push({
        severity: severityOf(avoidable),
        avoidable,
        code: "forbidden-pair",
        round,
        table,
        ids: [a, b],
      });
    }
  }
  if (early > 0) {
    const avoidable = within(met.length, early - 1);
    const fewest = Math.min(...playing.map((id) => past.rests(id).length));
    for (const id of resting.filter((each) => past.rests(each).length > fewest)) {
      const last = past.rests(id).at(-1);
      findings.push({
        severity: severityOf(avoidable),
        avoidable,
        code: "second-bye",
        round,
        ids: [id],
        last,
      });
    }
  }
  return findings;
}
