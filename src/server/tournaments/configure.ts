import { sameData } from "@/domain/kernel/same-data";
import "server-only";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { SettingName } from "@/domain/rules/settings";
import type {
  TournamentSetting,
  TournamentState,
  TournamentStep,
} from "@/domain/tournament/life-cycle";
import { moveTournament, refusedChanges, windowOfRule } from "@/domain/tournament/life-cycle";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, refuseAny, required, runCommand } from "../command";
import { toJson } from "../db/json";
import type { Sender } from "../sender";
import { lockedTournament } from "./find-tournament";
import type { TournamentView } from "./rows";
import { rulesContextOf } from "./rows";
import type { TournamentInput } from "./settings-input";

/**
 * Replaces a tournament's settings. What is frozen (decision 6) may not differ; the refusal names each such setting. Based
 * on `version`: whoever saved in between is not overwritten.
 */
export function configureTournament(
  sender: Sender,
  request: {
    commandId: string;
    tournamentId: string;
    version: number;
    input: TournamentInput;
  },
): Promise<CommandResult<{ slug: string; version: number }>> {
  const { tournamentId, input } = request;
  const command = { id: request.commandId, action: "tournament.configure" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "tournament.configure", { tournamentId });
    const current = await lockedTournament(scope.tx, tournamentId);
    if (current.version !== request.version) {
      return refuse({ code: "stale", current: current.version, based: request.version });
    }
    const changed = changedSettings(current, input);
    await refuseFrozen(scope, current, input, changed);
    const { rules, startsOn, pairing, standingsOrder, desk, ...rest } = input;
    const row = await scope.tx.tournament.update({
      where: { id: tournamentId },
      data: {
        ...rest,
        startsOn: new Date(`${startsOn}T00:00:00Z`),
        rulesSpec: toJson(rules),
        ...(current.frozen
          ? { frozenRules: toJson(resolveRules(rules, rulesContextOf(input.format))) }
          : {}),
        pairing: toJson(pairing),
        desk: toJson(desk),
        standingsOrder: [...standingsOrder],
        version: { increment: 1 },
      },
    });
    scope.audit({
      action: "tournament.configure",
      tournamentId,
      subjectId: tournamentId,
      before: inputOf(current),
      after: input,
    });
    scope.announce({ tournamentId, what: "tournament" });
    return { slug: row.slug, version: row.version };
  });
}

/** The settings of a tournament in the shape of its form. */
export function inputOf(view: TournamentView): TournamentInput {
  const { name, venue, startsOn, startTime, timeZone, format, weight, rounds, pairing } = view;
  return {
    name,
    venue,
    startsOn,
    startTime,
    timeZone,
    format,
    weight,
    rounds,
    pairing,
    feeCents: view.feeCents,
    countsFrom: view.countsFrom,
    desk: view.desk,
    rules: view.rulesSpec,
    standingsOrder: view.standingsOrder,
  };
}

function changedSettings(view: TournamentView, input: TournamentInput): TournamentSetting[] {
  const before = inputOf(view);
  const differs = (a: unknown, b: unknown) => !sameData(a, b);
  const plain = [
    "name",
    "venue",
    "startsOn",
    "startTime",
    "timeZone",
    "feeCents",
    "rounds",
    "weight",
  ] as const;
  const pairing = [
    "method",
    "club",
    "partnerCooldown",
    "opponentCooldown",
    "system",
    "cycles",
    "firstRound",
    "criteria",
    "final",
    "tableOrder",
    "teamSize",
  ] as const;
  return [
    ...plain.filter((setting) => differs(before[setting], input[setting])),
    ...(["format", "standingsOrder", "countsFrom", "desk"] as const).filter((s) =>
      differs(before[s], input[s]),
    ),
    ...pairing.filter((setting) => differs(before.pairing[setting], input.pairing[setting])),
    ...changedRules(view, input),
  ];
}

/** Compares resolved settings, so that naming the default value of a book changes nothing. */
function changedRules(view: TournamentView, input: TournamentInput): TournamentSetting[] {
  const after = resolveRules(input.rules, rulesContextOf(input.format));
  const names = Object.keys(after) as SettingName[];
  const windows = names
    .filter((name) => !sameData(after[name], view.rules[name]))
    .map(windowOfRule);
  return [...new Set(windows)];
}

async function refuseFrozen(
  scope: CommandScope,
  current: TournamentView,
  input: TournamentInput,
  changed: readonly TournamentSetting[],
): Promise<void> {
  const where = { tournamentId: current.id };
  const refused = refusedChanges(changed, {
    state: current.status,
    entrants: await scope.tx.entrant.count({ where }),
    roundsPublished: await scope.tx.round.count({ where: { ...where, status: { not: "draft" } } }),
    rounds: input.rounds,
  });
  refuseAny("setting", refused);
}

/** Announces a draft to the public, or hides it again while nothing was played. */
export function moveTournamentTo(
  sender: Sender,
  request: {
    commandId: string;
    tournamentId: string;
    step: Extract<TournamentStep, "announce" | "hide">;
  },
): Promise<CommandResult<{ status: TournamentState }>> {
  const { tournamentId, step } = request;
  const command = { id: request.commandId, action: `tournament.${step}` };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "tournament.configure", { tournamentId });
    const current = await lockedTournament(scope.tx, tournamentId);
    const status = required("state", moveTournament(current.status, step));
    await scope.tx.tournament.update({ where: { id: tournamentId }, data: { status } });
    scope.audit({
      action: command.action,
      tournamentId,
      subjectId: tournamentId,
      before: { status: current.status },
      after: { status },
    });
    scope.announce({ tournamentId, what: "tournament" });
    return { status };
  });
}
