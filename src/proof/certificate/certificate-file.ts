import { statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { makeOwnFile, readOwnFile, replaceOwnFile } from "../own-file";
import { signerFacts } from "../pdf/sign-pdf";
import type { Pkcs12 } from "./make-p12";
import { makePkcs12 } from "./make-p12";
import type { SigningCertificate } from "./open-p12";
import { openPkcs12 } from "./open-p12";

// The certificate that signs the PDFs, in the data folder with its password, readable by the installation's user only:
// one of its own making from the first start, until the federation brings its own.

const CertificateFile = z.strictObject({
  v: z.literal(1),
  p12: z.base64(),
  password: z.string(),
  origin: z.enum(["made", "uploaded"]),
});

export type CertificatePlace = {
  readonly dataFolder: string;
  readonly mode: "demo" | "real";
};

export type KeptCertificate = SigningCertificate & {
  readonly origin: "made" | "uploaded";
  /** What an endorsement of it says. */
  readonly signer: ReturnType<typeof signerFacts>;
};

const ORGANISATION = { demo: "Demostración de Capicúa", real: "Capicúa" } as const;

const fileOf = ({ dataFolder, mode }: CertificatePlace) =>
  path.join(dataFolder, "sello", `certificado-${mode}.json`);

/** Opening one takes a tenth of a second: kept until its file changes. */
let opened: {
  readonly file: string;
  readonly changed: number;
  readonly value: KeptCertificate;
} | null = null;

/** A certificate that was good when it was taken, and may not sign any more. */
const REPLACED = ["certificate-expired", "p12-key-short"] as const;

/** The certificate in use. One is made where there is none, and in place of one that expired or whose key is too short. */
export function openCertificate(place: CertificatePlace, now: Date): KeptCertificate {
  const file = fileOf(place);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const isKept = opened?.file === file && opened.changed === changed;
  if (opened && isKept && now < new Date(opened.value.facts.until)) return opened.value;
  const kept = readOwnFile(file, CertificateFile);
  if (kept === null) {
    makeOwnFile(file, contentOf(makePkcs12(ORGANISATION[place.mode], now), "made"));
    return openCertificate(place, now);
  }
  const { p12, password, origin } = kept;
  const certificate = openPkcs12({ p12: Buffer.from(p12, "base64"), password }, now);
  if (certificate.ok) {
    const signer = signerFacts(certificate.value);
    opened = { file, changed: changed ?? 0, value: { ...certificate.value, origin, signer } };
    return opened.value;
  }
  if (!REPLACED.some((code) => code === certificate.code))
    throw new Error(`${file} está dañado (${certificate.code}): restáuralo de una copia.`);
  keepCertificate(place, makePkcs12(ORGANISATION[place.mode], now), "made");
  return openCertificate(place, now);
}

/** Puts a certificate in use. Whether it can sign is the caller's matter. */
export function keepCertificate(
  place: CertificatePlace,
  certificate: Pkcs12,
  origin: "made" | "uploaded",
): void {
  replaceOwnFile(fileOf(place), contentOf(certificate, origin));
  opened = null;
}

function contentOf({ p12, password }: Pkcs12, origin: "made" | "uploaded") {
  return { v: 1, p12: p12.toString("base64"), password, origin };
}
