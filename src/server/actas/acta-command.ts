import "server-only";
import type { BySeat } from "@/domain/hand/hand";
import type { ActaEvent } from "@/domain/match/acta";

export type ActaCommand = {
  /** Made by the sender; the first event takes it as its id. */
  readonly commandId: string;
  readonly matchId: string;
  /** The version of the acta that the sender saw. */
  readonly baseVersion: number;
  readonly event: ActaEvent;
  /** The phone that writes, by the id that it made itself; the desk and the judge name none. */
  readonly writer?: string;
  /** For a false block: the pips left, from which the award is counted (10.2). */
  readonly pips?: BySeat<number>;
  /** The PIN of who signs with one. */
  readonly pin?: string;
};
