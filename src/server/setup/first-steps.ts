import "server-only";
import { database } from "../db/client";

/** What a new installation has of what a first tournament needs. */
export type FirstSteps = {
  readonly people: boolean;
  readonly officials: boolean;
};

/** How far a new installation has come; null once there is a tournament. */
export async function firstSteps(): Promise<FirstSteps | null> {
  const { tournament, player, roleGrant } = database();
  if ((await tournament.findFirst({ select: { id: true } })) !== null) return null;
  const [person, posts] = await Promise.all([
    player.findFirst({ select: { id: true } }),
    roleGrant.findMany({
      where: { role: { in: ["director", "judge"] } },
      distinct: ["role"],
      select: { role: true },
    }),
  ]);
  return { people: person !== null, officials: posts.length === 2 };
}
