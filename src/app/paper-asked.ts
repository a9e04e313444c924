import type { NextRequest } from "next/server";
import type { Paper } from "@/documents/layout/paper";

/** The paper that an address asks for, `papel=carta|a4`; letter unless it is A4. */
export function paperAsked({ nextUrl }: Pick<NextRequest, "nextUrl">): Paper {
  return nextUrl.searchParams.get("papel") === "a4" ? "a4" : "letter";
}
