import "server-only";
import { randomUUID } from "node:crypto";
import { searchKey } from "@/domain/kernel/search-key";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { runCommand } from "../command";
import { toJson } from "../db/json";
import type { Sender } from "../sender";
import { nameCreator } from "./officials";
import type { TournamentInput } from "./settings-input";

/** Creates a tournament as a draft, directed by its creator: nobody but officials sees it until it is announced. */
export function createTournament(
  sender: Sender,
  commandId: string,
  input: TournamentInput,
): Promise<CommandResult<{ id: string; slug: string }>> {
  return runCommand(sender, { id: commandId, action: "tournament.create" }, async (scope) => {
    authorize(sender, "tournament.create", {});
    const created = await addTournament(scope, input);
    await nameCreator(scope, created.id);
    return created;
  });
}

/** The work of `createTournament` inside a command; seeds use it too. */
export async function addTournament(
  { tx, audit }: CommandScope,
  input: TournamentInput,
): Promise<{ id: string; slug: string }> {
  const { rules, startsOn, pairing, standingsOrder, desk, ...rest } = input;
  const slug = await freeSlug(tx, `${input.name} ${startsOn}`);
  const row = await tx.tournament.create({
    data: {
      ...rest,
      slug,
      startsOn: new Date(`${startsOn}T00:00:00Z`),
      rulesSpec: toJson(rules),
      pairing: toJson(pairing),
      desk: toJson(desk),
      standingsOrder: [...standingsOrder],
      seed: randomUUID(),
    },
  });
  audit({
    action: "tournament.create",
    tournamentId: row.id,
    subjectId: row.id,
    after: { ...input, slug, seed: row.seed },
  });
  return { id: row.id, slug };
}

/** The address of a tournament: its name and date in plain letters, with a number where that is taken. */
async function freeSlug(tx: CommandScope["tx"], title: string): Promise<string> {
  const base = searchKey(title).replaceAll(" ", "-").slice(0, 80) || "torneo";
  const taken = await tx.tournament.findMany({
    where: { slug: { startsWith: base } },
    select: { slug: true },
  });
  const slugs = new Set(taken.map((row) => row.slug));
  if (!slugs.has(base)) return base;
  let suffix = 2;
  while (slugs.has(`${base}-${suffix}`)) suffix++;
  return `${base}-${suffix}`;
}
