import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import { decideActaEvents, emptyActa } from "@/domain/match/decide-acta";
import { followUpEvents } from "@/domain/match/follow-ups";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { Seat } from "@/domain/rules/seat";
import { partnerOf, SEATS } from "@/domain/rules/seat";
import type { EventFormat } from "@/domain/rules/settings";
import { assessHistory } from "@/domain/sanctions/assess";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import type { RecordedIncident } from "@/domain/sanctions/incident";
import { settleMatch } from "@/domain/tournament/settlement";

// A table played, refereed and settled the way the server does it, for tests.

const SEATED = { A: "a", B: "b", C: "c", D: "d" } as const;

const AC45 = { ending: "domino", closer: "A", pips: { A: 0, B: 15, C: 12, D: 18 } } as const;
const BD20 = { ending: "domino", closer: "B", pips: { A: 10, B: 0, C: 8, D: 2 } } as const;
const AC30 = { ending: "domino", closer: "A", pips: { A: 0, B: 10, C: 8, D: 12 } } as const;
const BD30 = { ending: "domino", closer: "B", pips: { A: 10, B: 0, C: 8, D: 12 } } as const;
/** Hands by name: who went out, and what it gave. */
const HANDS = { AC45, BD20, AC30, BD30 } as const;
export type NamedHand = keyof typeof HANDS;

/** The events of a table where these hands were played, A leading. */
export function playedHands(names: readonly NamedHand[]): readonly ActaEvent[] {
  return [
    { type: "seats-confirmed" },
    { type: "leader-drawn", leader: "A" },
    ...names.map(
      (name, index): ActaEvent => ({
        type: "hand-recorded",
        handId: `h${index}`,
        hand: HANDS[name],
      }),
    ),
  ];
}

export type Noted = Partial<IncidentNote> & {
  readonly infraction: IncidentNote["infraction"];
  readonly by: readonly Seat[];
};

/** Plays the events, notes the incidents with what they bring, and settles. `past` are offences of earlier rounds. */
export function settleTable(table: {
  readonly rules: RulesSpec;
  readonly format: EventFormat;
  readonly events: readonly ActaEvent[];
  readonly noted?: readonly Noted[];
  readonly past?: readonly RecordedIncident[];
}) {
  const { format, noted = [], past = [] } = table;
  const rules = resolveRules(table.rules, { mode: "pairs", players: 4, format });
  const assess = { catalogue: catalogueOf(table.rules), format };
  const context = { rules };
  const run = (state: ReturnType<typeof emptyActa>, more: readonly ActaEvent[]) => {
    const decision = decideActaEvents(state, more, context);
    if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
    return decision.value.state;
  };
  let acta = run(emptyActa(context), table.events);
  const recorded: RecordedIncident[] = [...past];
  for (const [index, { by, ...facts }] of noted.entries()) {
    const note: IncidentNote = {
      afterHand: acta.hands.length,
      ...facts,
      incidentId: `i${index}`,
      offenders: by,
    };
    recorded.push(incidentOf(note, index));
    const verdict = assessHistory(recorded, assess).get(`i${index}`);
    if (!verdict?.ok) throw new Error(JSON.stringify(verdict));
    acta = run(acta, [{ type: "incident-recorded", ...note }]);
    const more = followUpEvents(acta, note, verdict, { handId: `x${index}` });
    if (!more.ok) throw new Error(JSON.stringify(more.problems));
    acta = run(acta, more.value);
  }
  const verdicts = assessHistory(recorded, assess);
  const settlement = settleMatch({ format, rules, seats: SEATED, acta, verdicts });
  const person = (seat: Seat) => {
    const found = settlement.people.find((one) => one.seat === seat);
    if (!found) throw new Error(`nobody at ${seat}`);
    return found;
  };
  return { ...settlement, person, acta, verdicts };
}

function incidentOf(note: IncidentNote, ordinal: number): RecordedIncident {
  const { incidentId, offenders, afterMatch: _, tile: __, note: ___, ...facts } = note;
  const [first] = offenders;
  const partner = first && offenders.length === 1 ? SEATED[partnerOf(first)] : undefined;
  return {
    ...facts,
    id: incidentId,
    ordinal,
    round: 9,
    match: "r9m1",
    offenders: offenders.map((seat) => SEATED[seat]),
    ...(partner ? { partner } : {}),
    opponents: SEATS.filter((seat) => !offenders.includes(seat) && SEATED[seat] !== partner).map(
      (seat) => SEATED[seat],
    ),
  };
}
