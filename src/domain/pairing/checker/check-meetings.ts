import type { EventDocument, EventRound } from "../../event/event-document";
import type { Couples } from "./couples";
import type { Finding, FindingCode } from "./finding";
import type { LookedFor } from "./hard-order";
import { hardOrder } from "./hard-order";
import type { Verdict } from "./pair-verdict";
import type { Meeting, Past } from "./past";
import { opponentsIn, partnersIn } from "./past";
import type { Seating } from "./question";
import { askQuestion } from "./question";
import { leftOver, shapeOf } from "./shape";
import type { Verdicts } from "./verdicts";
import { judgeSeating } from "./verdicts";

/** A round by index of the people who take part; strangers are left out, as they are found elsewhere. */
function readSeating(made: EventRound, ids: readonly string[]): Seating {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const known = (listed: readonly string[]) => listed.flatMap((id) => indexOf.get(id) ?? []);
  return {
    tables: made.tables.map(({ AC, BD, players }) => known(players ?? [...AC, ...BD])),
    resting: known(made.byes),
  };
}

/** Whom those of a finding could have met instead, where a better round of twos is known. */
function instead(ids: readonly string[], couples: Couples, { better }: Verdict) {
  if (better === undefined) return [];
  const named = better.tables.flatMap(([x, y, ...more]) => {
    const a = couples.ids[x ?? -1];
    const b = couples.ids[y ?? -1];
    return a === undefined || b === undefined || more.length > 0 ? [] : [[a, b] as const];
  });
  return named.filter((couple) => couple.some((id) => ids.includes(id)));
}

type Graded = Pick<Finding, "severity" | "avoidable" | "possible" | "instead">;

function graded(verdict: Verdict, ids: readonly string[], couples: Couples): Graded {
  const other = verdict.avoidable === true ? instead(ids, couples, verdict) : [];
  return {
    severity: verdict.avoidable === true ? "error" : "notice",
    avoidable: verdict.avoidable,
    ...(verdict.possible === undefined ? {} : { possible: verdict.possible }),
    ...(other.length === 0 ? {} : { instead: other }),
  };
}

type Breach = Meeting & {
  readonly code: FindingCode;
  readonly kind: LookedFor;
  readonly last?: number;
};

/** The breaches at the tables of a round, kind by kind. */
function breachesOf(event: EventDocument, made: EventRound, couples: Couples): readonly Breach[] {
  const partners = partnersIn(made).filter(({ a, b }) => a !== b);
  const opponents = opponentsIn(made).filter(({ a, b }) => a !== b);
  const oneByOne = shapeOf(event).group === 2 || event.format === "teams";
  const strict = event.pairing.club === "strict";
  const together = (meetings: readonly Meeting[], kind: LookedFor) =>
    meetings
      .filter(({ a, b }) => strict && couples.sameClub(a, b))
      .map((meeting): Breach => ({ ...meeting, code: "same-club", kind }));
  return [
    ...partners
      .filter(({ a, b }) => couples.partner(a, b) > 0)
      .map((meeting): Breach => {
        const last = couples.partner(meeting.a, meeting.b);
        return { ...meeting, code: "partner-repeated", kind: "partner-repeated", last };
      }),
    ...opponents
      .filter(({ a, b }) => couples.rematch(a, b) > 0)
      .map((meeting): Breach => {
        const code = oneByOne ? "rematch" : "opponent-repeated";
        const kind = shapeOf(event).partners ? "opponent-repeated" : "rematch";
        return { ...meeting, code, kind, last: couples.rematch(meeting.a, meeting.b) };
      }),
    ...[...partners, ...opponents]
      .filter(({ a, b }) => couples.forbidden(a, b))
      .map((meeting): Breach => ({ ...meeting, code: "forbidden-pair", kind: "forbidden-pair" })),
    ...together(partners, "club-partners"),
    ...together(opponents, shapeOf(event).partners ? "club-opponents" : "clubs"),
  ];
}

/** Rests that came again while somebody who plays had fewer. */
function secondRests(
  made: EventRound,
  round: number,
  couples: Couples,
  past: Past,
  verdicts: Verdicts,
): readonly Finding[] {
  const playing = couples.ids.filter((id) => !made.byes.includes(id));
  const fewest = Math.min(...playing.map((id) => couples.rests(id)));
  return made.byes
    .filter((id) => couples.rests(id) > fewest)
    .map((id): Finding => {
      const last = past.rests(id).at(-1);
      const { possible: _, ...grade } = graded(verdicts("rests"), [id], couples);
      const at = { code: "second-bye", round, ids: [id] } as const;
      return last === undefined ? { ...grade, ...at } : { ...grade, ...at, last };
    });
}

function tooManyRests(made: EventRound, round: number, most: number): readonly Finding[] {
  const found = made.byes.length;
  if (found <= most) return [];
  const fact = { round, ids: made.byes, found, expected: most } as const;
  return [{ severity: "error", code: "rests-too-many", ...fact }];
}

/**
 * What should not have happened at the tables of a round, each with whether a round without it, or with less of it, could
 * have been made. Of teams, tables are blocks (`meetingEvent`).
 */
export function checkMeetings(
  event: EventDocument,
  made: EventRound,
  round: number,
  couples: Couples,
  past: Past,
): readonly Finding[] {
  const shape = shapeOf(event);
  const here = couples.ids.length;
  const over = leftOver(event, here);
  let known: Verdicts | null = null;
  const verdicts: Verdicts = (kind) => {
    known ??= judgeSeating(
      askQuestion(couples, hardOrder(event, over.resting), { ...shape, ...over }),
      readSeating(made, couples.ids),
    );
    return known(kind);
  };
  const findings = breachesOf(event, made, couples).map(
    ({ code, kind, table, a, b, last }): Finding => {
      const grade = graded(verdicts(kind), [a, b], couples);
      const at = { code, round, table, ids: [a, b] } as const;
      return last === undefined ? { ...grade, ...at } : { ...grade, ...at, last };
    },
  );
  const isFew = here < shape.group && event.format !== "teams";
  return [
    ...findings,
    ...secondRests(made, round, couples, past, verdicts),
    ...tooManyRests(made, round, isFew ? here : over.resting),
  ];
}
