import type { EventDocument, EventRound, EventTable } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { Block } from "./blocks";
import { blocksOf } from "./blocks";
import type { Finding } from "./finding";
import { rankedLineups, teamSize } from "./lineup";
import type { Owners } from "./owners";
import { readOwners } from "./owners";
import type { Past } from "./past";
import { bars } from "./past";

const isDistinct = (items: readonly string[]) => new Set(items).size === items.length;

/** Whether a table seats whom its block has it seat: one of each of four teams, or two of each of two, as partners. */
function isOfBlock(owners: Owners, { teams }: Block, { AC, BD }: EventTable): boolean {
  const of = (side: readonly string[]) => side.flatMap((name) => owners.get(name) ?? []);
  const [one, two] = [of(AC), of(BD)];
  if (teams.length === 4) return isDistinct([...one, ...two]);
  return new Set(one).size === 1 && new Set(two).size === 1 && one[0] !== two[0];
}

function blockFindings(event: EventDocument, owners: Owners, round: number, block: Block) {
  const size = teamSize(event);
  const { teams, tables } = block;
  const wanted = teams.length === 4 ? size : size / 2;
  const right =
    (teams.length === 4 || teams.length === 2) &&
    tables.length === wanted &&
    tables.every((table) => isOfBlock(owners, block, table));
  if (right) return [];
  const table = Math.min(...tables.map((each) => each.table));
  const fact = { round, table, ids: teams } as const;
  return [{ severity: "error" as const, code: "block-wrong" as const, ...fact }];
}

/** Tables whose people are not of one internal rank, or in a block of two of the same two ranks. */
function rankFindings(
  owners: Owners,
  ranks: ReadonlyMap<string, number>,
  round: number,
  { tables }: Block,
): readonly Finding[] {
  return tables.flatMap(({ table, AC, BD }): readonly Finding[] => {
    const ids = [...AC, ...BD];
    const of = (team: string | undefined) =>
      ids
        .filter((id) => owners.get(id) === team)
        .map((id) => ranks.get(id) ?? -1)
        .sort((a, b) => a - b)
        .join(" ");
    const different = new Set(ids.map((id) => of(owners.get(id))));
    if (different.size <= 1) return [];
    return [{ severity: "error", code: "ranks-differ", round, table, ids }];
  });
}

/** Partners of one team less, people of a table that were partners before, in the way of sitting with the fewest of them. */
function partnerFindings(
  event: EventDocument,
  past: Past,
  round: number,
  { teams, tables }: Block,
): readonly Finding[] {
  if (teams.length !== 4) return [];
  const barred = (a: string, b: string) =>
    bars(past.partners(a, b), round, event.pairing.partnerCooldown);
  return tables.flatMap(({ table, AC, BD }): readonly Finding[] => {
    const [a = "", b = ""] = AC;
    const [c = "", d = ""] = BD;
    const repeats = [AC, BD].filter(([one = "", two = ""]) => barred(one, two));
    const others = [
      Number(barred(a, c)) + Number(barred(b, d)),
      Number(barred(a, d)) + Number(barred(b, c)),
    ];
    const possible = Math.min(repeats.length, ...others);
    const avoidable = possible < repeats.length;
    return repeats.map(([one = "", two = ""]): Finding => {
      const fact = { code: "partner-repeated", round, table, ids: [one, two] } as const;
      const last = past.partners(one, two);
      return { severity: avoidable ? "error" : "notice", avoidable, possible, last, ...fact };
    });
  });
}

/** Teams in blocks: of four or of two, each seated as the format has it, by internal rank, partners changing. */
export function checkBlocks(
  event: EventDocument,
  made: EventRound,
  round: number,
  past: Past,
  rules: RuleSettings,
): readonly Finding[] {
  const owners = readOwners(event);
  const ranks = rankedLineups(event, round, rules);
  return blocksOf(owners, made).flatMap((block): readonly Finding[] => {
    const wrong = blockFindings(event, owners, round, block);
    if (wrong.length > 0) return wrong;
    return [
      ...rankFindings(owners, ranks, round, block),
      ...partnerFindings(event, past, round, block),
    ];
  });
}
