import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { barredFrom } from "@/domain/sanctions/standing-sanctions";
import type { CommandScope } from "../command";
import { refuse } from "../command";
import { personName } from "../registration/labels";
import type { SanctionHistory } from "../sanctions/history";
import { loadSanctionHistory, peopleNow } from "../sanctions/history";
import { expelledIn } from "../sanctions/queries";
import type { LoadedActa } from "./load";

type Substituted = Extract<ActaEvent, { readonly type: "substituted" }>;

/**
 * Seats whoever comes in for an emergency (23.4, FEMUNDO 2). Refuses a person who is not in the roster, has a place in
 * the round already, or may not play it; and a seat whose owner was expelled, since nobody replaces him. Needs the locks
 * of tournament and match; that the match still takes it is for the acta.
 */
export async function admitSubstitute(
  { tx }: CommandScope,
  acta: LoadedActa,
  { seat, in: playerId }: Substituted,
): Promise<void> {
  const { match, tournament, state } = acta;
  const player = await tx.player.findUnique({ where: { id: playerId } });
  if (!player || player.mergedIntoId !== null) return refuse({ code: "player-not-found" });
  const person = personName(player);
  await refuseSeated(acta, { tx }, playerId, person);
  const round = match.round.number;
  const history = await loadSanctionHistory(tx, tournament);
  if (player.status === "suspended" || isOut(history, playerId, round))
    return refuse({ code: "substitute-barred", person });
  const seating = match.seatings.find((one) => one.seat === seat);
  const replaced = peopleNow(match)[seat];
  if (!seating || replaced === undefined) return refuse({ code: "seat-empty", seat });
  if (isOut(history, replaced, round)) return refuse({ code: "replaced-expelled", seat });
  await tx.substitute.create({
    data: {
      roundId: match.roundId,
      matchId: match.id,
      seat,
      entrantId: seating.entrantId,
      playerId,
      lineup: state.substitutions.length + 1,
    },
  });
}

/** One place a round for everybody: who plays, rests, or has come in anywhere in it does not come in here. */
async function refuseSeated(
  { match }: LoadedActa,
  { tx }: Pick<CommandScope, "tx">,
  playerId: string,
  person: string,
): Promise<void> {
  const where = { roundId: match.roundId, playerId };
  const select = { match: { select: { table: true } } };
  const seating = await tx.seating.findFirst({ where, select });
  const place = seating ?? (await tx.substitute.findFirst({ where, select }));
  if (place === null) return;
  const table = place.match?.table;
  return table === undefined
    ? refuse({ code: "substitute-rests", person })
    : refuse({ code: "substitute-seated", person, table });
}

/** Barred from this round, or expelled in it. */
function isOut(history: SanctionHistory, person: string, round: number): boolean {
  const bar = barredFrom(history.bars, person, round) ?? expelledIn(history, person, round);
  return bar !== null;
}
