import type { EventDocument } from "@/domain/event/event-document";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { RuleSettings } from "@/domain/rules/settings";
import { clubStandings } from "@/domain/standings/clubs";
import type { RowExplanation } from "@/domain/standings/explain-row";
import { explainStandings } from "@/domain/standings/explain-row";
import { individualStandings } from "@/domain/standings/individuals";
import { peopleEvent } from "@/domain/standings/people-event";
import { computeStandings } from "@/domain/standings/standings";
import { playedEventSchema } from "@/schemas/played-event";
import type { StandingsOptions } from "@/schemas/standings";
import { standingsOptionsSchema } from "@/schemas/standings";
import type { Answer, DocumentCommand } from "../command";
import { documentCommand } from "../command";

const NAME = "standings";
const SUMMARY =
  "calcula las posiciones de un torneo, qué decidió cada puesto y de qué sale cada número";

/** A row with everything that it came from; what says nothing of this row is left out. */
function explainedRow({ row, composite, direct, beforeFinal, ...rest }: RowExplanation): Answer {
  return {
    ...row,
    ...rest,
    ...(composite === null ? {} : { composite }),
    ...(direct === null ? {} : { direct }),
    ...(beforeFinal === null ? {} : { beforeFinal }),
  };
}

function rowsOf(event: EventDocument, rules: RuleSettings, explain: boolean): readonly unknown[] {
  return explain
    ? explainStandings(event, rules).map(explainedRow)
    : computeStandings(event, rules);
}

function answerStandings(event: EventDocument, options: StandingsOptions): Answer {
  const rules = resolveRules(event.rules, { mode: "pairs", players: 4, format: event.format });
  const { explain, tables, clubBest } = options;
  const best = clubBest === undefined ? {} : { best: clubBest };
  return {
    ok: true,
    rows: rowsOf(event, rules, explain),
    ...(tables.includes("clubs") ? { clubs: clubStandings(event, rules, best) } : {}),
    ...(tables.includes("individuals")
      ? {
          individuals: explain
            ? rowsOf(peopleEvent(event), rules, true)
            : individualStandings(event, rules),
        }
      : {}),
  };
}

/** Splits what a request asks for from the event document that it is. */
function splitRequest(document: unknown): readonly [options: unknown, event: unknown] {
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return [{}, document];
  }
  const { explain, tables, clubBest, ...event } = document as Record<string, unknown>;
  const asked = Object.entries({ explain, tables, clubBest });
  return [Object.fromEntries(asked.filter(([, value]) => value !== undefined)), event];
}

export const standingsCommand: DocumentCommand = {
  name: NAME,
  summary: SUMMARY,
  answer: (document) => {
    const [options, event] = splitRequest(document);
    return documentCommand(NAME, SUMMARY, standingsOptionsSchema, (asked) =>
      documentCommand(NAME, SUMMARY, playedEventSchema, (read) =>
        answerStandings(read, asked),
      ).answer(event),
    ).answer(options);
  },
};
