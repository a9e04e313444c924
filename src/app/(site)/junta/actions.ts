"use server";

import { refresh } from "next/cache";
import type { z } from "zod";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import {
  admitSchema,
  fileClaimSchema,
  referenceSchema,
  refuseSchema,
  ruleSchema,
  rulingSchema,
  statementSchema,
  withdrawSchema,
} from "@/schemas/claims";
import { currentSender } from "@/server/auth/sender";
import { admitClaim, refuseClaim, withdrawClaim } from "@/server/claims/answer";
import type { ClaimVersion } from "@/server/claims/contribute";
import { addReference, addStatement } from "@/server/claims/contribute";
import type { FiledClaim } from "@/server/claims/file-claim";
import { fileClaim } from "@/server/claims/file-claim";
import type { Ruling } from "@/server/claims/rule";
import { rehearseRuling, ruleOnClaim } from "@/server/claims/rule";
import type { CommandResult } from "@/server/command";

/** Files a claim, for oneself or for somebody of the table. */
export async function file(request: z.input<typeof fileClaimSchema>): Promise<Answer<FiledClaim>> {
  const input = commandInput(fileClaimSchema, request);
  return toAnswer(input.ok ? await fileClaim(await currentSender(), input.value) : input);
}

/** Adds what somebody says. */
export async function say(request: z.input<typeof statementSchema>): Promise<Answer<ClaimVersion>> {
  const input = commandInput(statementSchema, request);
  return answer(input.ok ? await addStatement(await currentSender(), input.value) : input);
}

/** Points at a hand, an infraction or an entry of the log. */
export async function refer(
  request: z.input<typeof referenceSchema>,
): Promise<Answer<ClaimVersion>> {
  const input = commandInput(referenceSchema, request);
  return answer(input.ok ? await addReference(await currentSender(), input.value) : input);
}

/** The Junta takes it up. */
export async function admit(request: z.input<typeof admitSchema>): Promise<Answer<ClaimVersion>> {
  const input = commandInput(admitSchema, request);
  return answer(input.ok ? await admitClaim(await currentSender(), input.value) : input);
}

/** The Junta does not take it up. */
export async function refuse(request: z.input<typeof refuseSchema>): Promise<Answer<ClaimVersion>> {
  const input = commandInput(refuseSchema, request);
  return answer(input.ok ? await refuseClaim(await currentSender(), input.value) : input);
}

/** Takes a claim back. */
export async function withdraw(
  request: z.input<typeof withdrawSchema>,
): Promise<Answer<ClaimVersion>> {
  const input = commandInput(withdrawSchema, request);
  return answer(input.ok ? await withdrawClaim(await currentSender(), input.value) : input);
}

/** Tells what a decision would change; changes nothing. */
export async function rehearse(request: z.input<typeof rulingSchema>): Promise<Answer<Ruling>> {
  const input = commandInput(rulingSchema, request);
  return toAnswer(input.ok ? await rehearseRuling(await currentSender(), input.value) : input);
}

/** Decides, for good. */
export async function decide(request: z.input<typeof ruleSchema>): Promise<Answer<Ruling>> {
  const input = commandInput(ruleSchema, request);
  return answer(input.ok ? await ruleOnClaim(await currentSender(), input.value) : input);
}

function answer<Value>(result: CommandResult<Value>): Answer<Value> {
  if (result.ok) refresh();
  return toAnswer(result);
}
