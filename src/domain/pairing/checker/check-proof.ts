import type { EventDocument, EventRound } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { Finding } from "./finding";
import type { ProofRound } from "./proof/check-certificate";
import { checkCertificate } from "./proof/check-certificate";
import type { ProofCriterion } from "./proof/pair-costs";
import { proofCriteria } from "./proof/pair-costs";
import { readProofField } from "./proof/pair-field";
import { shapeOf } from "./shape";

/** A round by index; null where it is not one of these people meeting by two, all of them. */
function readRound(made: EventRound, ids: readonly string[]): ProofRound | null {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const pairs = made.tables.map(
    ({ AC, BD }) => [indexOf.get(AC[0] ?? "") ?? -1, indexOf.get(BD[0] ?? "") ?? -1] as const,
  );
  const resting = made.byes.map((id) => indexOf.get(id) ?? -1);
  const there = [...pairs.flat(), ...resting];
  if (there.includes(-1) || new Set(there).size !== ids.length || there.length !== ids.length) {
    return null;
  }
  if (pairs.length === 0 || resting.length > 1) return null;
  return { pairs, rest: resting[0] ?? -1 };
}

function costFindings(
  made: EventRound,
  number: number,
  criteria: readonly ProofCriterion[],
  { pairs, rest }: ProofRound,
): readonly Finding[] {
  return criteria.flatMap(({ id, pair, rest: restOf }): readonly Finding[] => {
    const found = made.cost?.[id];
    const resting = rest === -1 ? 0 : restOf(rest);
    const expected = pairs.reduce((sum, [a, b]) => sum + pair(a, b), resting);
    if (found === undefined || found === expected) return [];
    const fact = { round: number, ids: [], criterion: id, found, expected } as const;
    return [{ severity: "error", code: "cost-differs", ...fact }];
  });
}

/** Half of a doubled cost as text; a half is rounded up, as costs are whole. */
const halved = (doubled: bigint) => String((doubled + 1n) / 2n);

function certificateFindings(
  round: number,
  answer: ReturnType<typeof checkCertificate>,
): readonly Finding[] {
  const fact = { severity: "error", round, ids: [] } as const;
  if (!answer.ok) return [{ ...fact, code: "certificate-invalid", fault: answer.fault }];
  if (answer.doubled === answer.bound) return [];
  const [found, expected] = [halved(answer.doubled), halved(answer.bound)];
  return [{ ...fact, code: "not-optimal", found, expected }];
}

/**
 * What a round of entrants that meet one by one says of itself: its cost by every criterion, reckoned again from the
 * document, and its certificate, looked at for every allowed meeting. The first round by clubs is made by other measures
 * and is passed over, and so are schedules and finals.
 */
export function checkProof(
  event: EventDocument,
  made: EventRound,
  round: number,
  rules: RuleSettings,
): readonly Finding[] {
  if (made.cost === undefined && made.certificate === undefined) return [];
  if (shapeOf(event).group !== 2 || (round === 1 && event.pairing.firstRound === "clubs"))
    return [];
  const field = readProofField(event, round, rules);
  const ids = field.units.map(({ id }) => id);
  const seen = readRound(made, ids);
  const fact = { severity: "error", round, ids: [] } as const;
  if (seen === null) {
    if (made.certificate === undefined || ids.length < 2) return [];
    return [{ ...fact, code: "certificate-invalid", fault: "unreadable" }];
  }
  const criteria = proofCriteria(event, field);
  const costs = costFindings(made, round, criteria, seen);
  if (made.certificate === undefined) return costs;
  const answer = checkCertificate(made.certificate, field, criteria, seen);
  return [...costs, ...certificateFindings(round, answer)];
}
