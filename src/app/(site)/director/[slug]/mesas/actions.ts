"use server";

import type { z } from "zod";
import { toAnswer } from "@/app/answer";
import type { Answer } from "@/components/commands/answer";
import { can } from "@/domain/access/can";
import type { SecondEntry } from "@/domain/match/second-entry";
import { deliverySchema, secondTypingSchema, typedTableSchema } from "@/schemas/paper-desk";
import type { DeliveredSheet } from "@/server/actas/deliver";
import { deliverSheet } from "@/server/actas/deliver";
import type { FoundTable } from "@/server/actas/desk-target";
import { findTypedTable } from "@/server/actas/desk-target";
import type { SecondEntryAnswer } from "@/server/actas/second-entry";
import { compareSecondEntry } from "@/server/actas/second-entry";
import { currentSender } from "@/server/auth/sender";
import type { CommandResult } from "@/server/command";
import { database } from "@/server/db/client";

// What the desk that takes in paper sends. Rights are decided on the session.

/** The table that a number, a Hoja's code or its scanned QR names, for an official of the tournament. */
export async function findTable(
  input: z.input<typeof typedTableSchema>,
): Promise<Answer<FoundTable>> {
  const parsed = typedTableSchema.safeParse(input);
  if (!parsed.success) return unreadable();
  const { tournamentId, typed } = parsed.data;
  const { actor } = await currentSender();
  const decision = can(actor, "tournament.view-draft", { tournamentId });
  if (!decision.allowed) {
    const { allowed: _, ...why } = decision;
    return toAnswer({ ok: false, problems: [{ ...why, family: "access" }] });
  }
  return toAnswer(await findTypedTable(database(), tournamentId, typed));
}

/** A paper Hoja lies on the desk. */
export async function deliver(
  input: z.input<typeof deliverySchema>,
): Promise<Answer<DeliveredSheet>> {
  const parsed = deliverySchema.safeParse(input);
  if (!parsed.success) return unreadable();
  return toAnswer(await deliverSheet(await currentSender(), parsed.data));
}

/** Compares a second typing with the record. */
export async function compareTyping(
  input: Omit<z.input<typeof secondTypingSchema>, "entry"> & { readonly entry: SecondEntry },
): Promise<Answer<SecondEntryAnswer>> {
  const parsed = secondTypingSchema.safeParse(input);
  if (!parsed.success) return unreadable();
  return toAnswer(await compareSecondEntry(await currentSender(), parsed.data));
}

function unreadable<Value>(): Answer<Value> {
  const result: CommandResult<Value> = {
    ok: false,
    problems: [{ code: "desk-target-unreadable" }],
  };
  return toAnswer(result);
}
