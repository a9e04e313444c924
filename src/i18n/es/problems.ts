import type { AccessDecision } from "@/domain/access/can";
import type { HandProblem } from "@/domain/hand/hand";
import type { ActaProblem } from "@/domain/match/acta-state";
import type { PairingProblem } from "@/domain/pairing/round-pairing";
import type { SanctionProblem } from "@/domain/sanctions/incident";
import type { SettingRefusal } from "@/domain/tournament/life-cycle";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import type { EntrantRefusal } from "@/domain/tournament/registration-commands";
import type { JoinRefusal, MembershipRefusal } from "@/domain/tournament/registration-members";
import type { UndoBlocker } from "@/domain/tournament/undo-round";
import { refusalText } from "./access";
import { claimProblemText } from "./claims";
import { describeHandProblem } from "./hand";
import { matchProblemText } from "./match";
import { describePairingProblem } from "./pairing-formats";
import { joinRefusalText, membershipRefusalText } from "./people";
import { undoBlockerText } from "./round-undo";
import { sanctionProblemText } from "./sanctions";
import { SERVER_PROBLEMS } from "./server-problems";
import { blockerText, entrantRefusalText, settingRefusalText } from "./tournament";

// One door from a problem to a sentence, whichever part of the program found it. Who refused says what the codes mean.

type Problem = { readonly code: string; readonly family?: string } & Readonly<
  Record<string, unknown>
>;

type Describe = (problem: Problem) => string;

const asGiven = (name: string) => name;

function personOf(problem: Problem): () => string {
  return () => (typeof problem.person === "string" ? problem.person : "Esa persona");
}

function serverText(problem: Problem): string {
  const describe = SERVER_PROBLEMS[problem.code];
  return describe ? describe(problem) : `No se pudo hacer (${problem.code}).`;
}

const FAMILIES: Readonly<Record<string, Describe>> = {
  access: (problem) =>
    refusalText({ allowed: false, ...problem } as unknown as AccessDecision & { allowed: false }),
  acta: (problem) =>
    matchProblemText(problem as unknown as ActaProblem) ??
    describeHandProblem(problem as unknown as HandProblem),
  sanction: (problem) => sanctionProblemText(problem as unknown as SanctionProblem),
  claim: claimProblemText,
  blocker: (problem) => blockerText(problem as unknown as Blocker, asGiven),
  setting: (problem) => settingRefusalText(problem as unknown as SettingRefusal),
  pairing: (problem) => describePairingProblem(problem as unknown as PairingProblem),
  undo: (problem) => undoBlockerText(problem as unknown as UndoBlocker),
  entrant: (problem) => entrantRefusalText(problem as unknown as EntrantRefusal),
  membership: (problem) =>
    membershipRefusalText(problem as unknown as MembershipRefusal, personOf(problem)),
  join: (problem) => joinRefusalText(problem as unknown as JoinRefusal, personOf(problem)),
};

/** What is wrong and what would be right, in one Spanish sentence. */
export function describeProblem(problem: Problem): string {
  return (FAMILIES[problem.family ?? "server"] ?? serverText)(problem);
}
