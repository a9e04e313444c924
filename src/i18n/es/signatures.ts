import type { Countersignature, SideSignature } from "@/domain/match/acta";
import { localInstant } from "./document-dates";

type Trace = Pick<SideSignature, "at" | "device" | "own">;

/** Where somebody signed, as the tail of a sentence: `, en su teléfono (Android · Chrome)`. */
export function signedWhere({ device, own }: Trace): string {
  const known = device === undefined ? "" : ` (${device})`;
  if (own) return `, en su propio teléfono${known}`;
  return known;
}

/** How somebody signed, as the tail of a sentence: `, con su PIN`. */
export function signedHow(signature: SideSignature | Countersignature): string {
  if ("pin" in signature) return ", con su PIN";
  return "onPaper" in signature ? ", en papel" : "";
}

/** When somebody signed; empty where that is not known. */
export function signedWhen({ at }: Trace, timeZone: string): string {
  return at === undefined ? "" : `El ${localInstant(at, timeZone)}`;
}
