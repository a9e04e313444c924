import type { EventDocument, EventRound, FinalPhase } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { FinalField } from "./final-field";
import { finalField, presentOf } from "./final-field";
import type { Finding } from "./finding";
import { entrantsIn, readOwners, sidesOf } from "./owners";

/** Tables that the bracket does not have. */
function wrongDuels(
  event: EventDocument,
  made: EventRound,
  round: number,
  { left, duels }: FinalField,
): readonly Finding[] {
  if (duels === null) return [];
  const owners = readOwners(event);
  const opponent = new Map(
    duels.flatMap(([a, b]) =>
      a === null || b === null
        ? []
        : ([
            [a, b],
            [b, a],
          ] as const),
    ),
  );
  return made.tables.flatMap((table): readonly Finding[] => {
    const ids = [...new Set(sidesOf(owners, table).flat())];
    const [a = "", b = ""] = ids;
    const known = ids.length === 2 && ids.every((id) => left.includes(id));
    if (!known || opponent.get(a) === b) return [];
    return [{ severity: "error", code: "bracket-wrong", round, table: table.table, ids }];
  });
}

/**
 * A round of the final: only those play who are in it, everybody who is in it and there has a table or rests, and the
 * bracket is kept. Players with changing partners may be called back for those who are away.
 */
export function checkFinal(
  event: EventDocument,
  made: EventRound,
  round: number,
  final: FinalPhase,
  rules: RuleSettings,
): readonly Finding[] {
  const field = finalField(event, round, final, rules);
  const owners = readOwners(event);
  const playing = entrantsIn(owners, made);
  const here = presentOf(event, field.left, round).map(({ id }) => id);
  const isFull = here.length === field.left.length;
  const may = new Set(field.duels === null && !isFull ? field.finalists : field.left);
  const fact = { severity: "error", round } as const;
  const strangers = [...playing].filter((id) => !may.has(id));
  const missing = here.filter((id) => !playing.has(id));
  const isOdd = field.duels === null && !isFull && final.kind === "knockout";
  return [
    ...strangers.map((id): Finding => ({ ...fact, code: "not-qualified", ids: [id] })),
    ...(isOdd ? [] : missing).map((id): Finding => {
      return { ...fact, code: "qualified-missing", ids: [id] };
    }),
    ...wrongDuels(event, made, round, field),
  ];
}
