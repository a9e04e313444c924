"use server";

import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { describeProblem } from "@/i18n/es/problems";
import { senderOfCode, tablePass } from "@/server/actas/table-access";
import { addressOf } from "@/server/auth/address";
import { typedCode } from "@/server/rounds/codes";
import { PASS_COOKIE, PASS_OPTIONS } from "./pass-cookie";

export type OpenTableState = { readonly typed: string; readonly problem: string | null };

const CODE_LENGTH = 6;

/** Opens the table of a typed code; what is wrong with it comes back beside the field. */
export async function openTable(_before: OpenTableState, form: FormData): Promise<OpenTableState> {
  const typed = String(form.get("code") ?? "").slice(0, 20);
  const code = typedCode(typed);
  if (code.length !== CODE_LENGTH) {
    return { typed, problem: "El código de la tarjeta tiene 6 letras y números." };
  }
  const jar = await cookies();
  const opened = await senderOfCode(code, {
    address: addressOf(await headers()),
    pass: jar.get(PASS_COOKIE)?.value,
  });
  if (!opened.ok) return { typed, problem: opened.problems.map(describeProblem).join(" ") };
  jar.set(PASS_COOKIE, tablePass(code), PASS_OPTIONS);
  redirect(`/mesa/${code}`);
}
