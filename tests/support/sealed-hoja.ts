import { renderHojas } from "@/documents/hoja";
import type { SheetData } from "@/documents/sheet-data";
import { hashOf } from "@/proof/canonical-json";
import { makePkcs12 } from "@/proof/certificate/make-p12";
import type { SigningCertificate } from "@/proof/certificate/open-p12";
import { openPkcs12 } from "@/proof/certificate/open-p12";
import type { PublishedKey } from "@/proof/key";
import { keyIdOf, makePrivateKey, publicTextOf, readPrivateKey } from "@/proof/key";
import { roomFor, SIGNATURE_KIND, signerFacts, signPdf } from "@/proof/pdf/sign-pdf";
import { signStatement } from "@/proof/seal";
import type { SealedDocument } from "@/schemas/sealed-document";

// A sealed Hoja as an installation makes it, without one.

export const CLOSED_AT = "2026-11-30T23:15:00.000Z";

/** A key in use since the beginning of the year. */
export function newSealKey() {
  const privateKey = readPrivateKey(makePrivateKey());
  const publicKey = publicTextOf(privateKey);
  const key: PublishedKey = {
    id: keyIdOf(publicKey),
    publicKey,
    from: "2026-01-01T00:00:00.000Z",
    until: null,
  };
  return { key, signer: { keyId: key.id, privateKey } };
}

export type SealKey = ReturnType<typeof newSealKey>;

export function newCertificate(organisation = "Federación de Prueba"): SigningCertificate {
  const now = new Date(CLOSED_AT);
  const opened = openPkcs12(makePkcs12(organisation, now), now);
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

/** The record of a Hoja that A and C won 270 to 0. */
export function recordOf(version: number): SealedDocument["record"] & SheetData {
  const person = (name: string) => ({ name });
  return {
    code: "K7M2P9QX",
    event: { name: "Noche de prueba", timeZone: "America/Santo_Domingo" },
    round: 2,
    table: 7,
    rules: { name: "FEDEDODO 2026", target: 200, callMinutes: 35, slotMinutes: 40 },
    seats: {
      A: person("Ana Peña"),
      B: person("Berta Núñez"),
      C: person("Carla"),
      D: person("Dora"),
    },
    record: {
      hands: [1, 2, 3].map((hand) => ({
        hand,
        points: { AC: 90, BD: 0 },
        running: { AC: 90 * hand, BD: 0 },
      })),
      fines: [],
      cards: [],
      points: { AC: 270, BD: 0 },
      winner: "AC",
      endedBy: "target",
      signatures: [],
      version,
      closedAt: CLOSED_AT,
    },
  };
}

export function sealOf(
  record: SealedDocument["record"],
  { signer }: SealKey,
  signedAt = CLOSED_AT,
) {
  const { code } = record;
  const { version } = record.record;
  return signStatement("hoja", { code, version, hash: hashOf(record), signedAt }, signer);
}

/** The sealed record of a version, with the endorsement of who signs its PDF. */
export function documentOf(
  version: number,
  sealKey: SealKey,
  certificate: SigningCertificate,
): SealedDocument & { readonly seal: NonNullable<SealedDocument["seal"]> } {
  const record = recordOf(version);
  const seal = sealOf(record, sealKey);
  const signer = signStatement("pdf-signer", signerFacts(certificate), sealKey.signer);
  return { v: 1, record, seal, signer };
}

/** The Hoja as a PDF with these records attached, signed; where it shows more `sheets` than one, the Hoja as often. */
export async function signedPdfOf(
  documents: readonly SealedDocument[],
  certificate: SigningCertificate,
  sheets = 1,
): Promise<Buffer> {
  const { bytes } = await renderHojas({
    paper: "letter",
    layout: "one",
    createdAt: CLOSED_AT,
    sheets: Array.from({ length: sheets }, () => recordOf(1)),
    attachments: documents.map((document, index) => ({
      name: `hoja-${index + 1}.json`,
      mime: "application/json",
      description: "Registro sellado",
      content: JSON.stringify(document),
    })),
    signature: {
      signer: "Federación de Prueba",
      reason: "Hoja cerrada",
      place: "Santo Domingo",
      kind: SIGNATURE_KIND,
      bytes: roomFor(certificate),
      notBefore: certificate.facts.from,
    },
  });
  return signPdf(bytes, certificate);
}
