import type { EventDocument, EventRound } from "@/domain/event/event-document";
import { eventDocumentSchema } from "./event";

// The event document of who counts with its rounds (`pair`, `standings`): there a stranger would be left out without a word.

type Named = { readonly id: string; readonly at: string; readonly path: (string | number)[] };

function namedIn({ tables, byes }: EventRound, index: number): readonly Named[] {
  const round = `Ronda ${index + 1}`;
  return [
    ...tables.flatMap((table, row): readonly Named[] => {
      const at = `${round}, mesa ${table.table}`;
      const path = ["rounds", index, "tables", row];
      return [
        ...(["AC", "BD", "players"] as const).flatMap((side) =>
          (table[side] ?? []).map((id, place) => ({ id, at, path: [...path, side, place] })),
        ),
        ...Object.keys(table.results ?? {}).map((id) => ({
          id,
          at,
          path: [...path, "results", id],
        })),
      ];
    }),
    ...byes.map((id, row) => ({
      id,
      at: `${round}, descansos`,
      path: ["rounds", index, "byes", row],
    })),
  ];
}

/** Who may stand in the rounds: the entrants; at tables of teams also their people, with those who came in later. */
function knownIds({ format, entrants }: EventDocument): ReadonlySet<string> {
  const people = entrants.flatMap(({ members = [], changes = [] }) => [
    ...members,
    ...changes.map((change) => change.in),
  ]);
  return new Set([...entrants.map(({ id }) => id), ...(format === "teams" ? people : [])]);
}

/** An event document, complete, whose rounds name nobody but its entrants; refuses each stranger by round, table and id. */
export const playedEventSchema = eventDocumentSchema.superRefine((event, context) => {
  const known = knownIds(event);
  for (const { id, at, path } of event.rounds.flatMap(namedIn)) {
    if (known.has(id)) continue;
    const message = `${at}: ${id} no está entre los participantes`;
    context.addIssue({ code: "custom", path, message });
  }
});
