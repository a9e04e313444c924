import type { KeyObject } from "node:crypto";
import { createPrivateKey, X509Certificate } from "node:crypto";
import forge from "node-forge";
import type { Pkcs12 } from "./make-p12";
import { LEAST_RSA_BITS } from "./make-p12";

/** What a certificate says of itself. Instants are ISO 8601. */
export type CertificateFacts = {
  readonly name: string;
  readonly organisation: string | null;
  readonly issuer: string;
  /** Issued by its holder, and by nobody else. */
  readonly isSelfSigned: boolean;
  readonly from: string;
  readonly until: string;
  /** SHA-256 of the certificate, hexadecimal: what PDF readers show. */
  readonly fingerprint: string;
  /** The certificate as PEM. */
  readonly pem: string;
};

/** A certificate that can sign: its key, and itself with those above it (DER), its own first. */
export type SigningCertificate = {
  readonly facts: CertificateFacts;
  readonly key: KeyObject;
  readonly chain: readonly Buffer[];
};

export const CERTIFICATE_PROBLEMS = [
  "not-a-p12",
  "p12-password-wrong",
  "p12-without-key",
  "p12-without-certificate",
  "p12-key-not-rsa",
  "p12-key-short",
  "certificate-expired",
  "certificate-not-yet-valid",
] as const;
export type CertificateProblem = (typeof CERTIFICATE_PROBLEMS)[number];

export type OpenedCertificate =
  | { readonly ok: true; readonly value: SigningCertificate }
  | { readonly ok: false; readonly code: CertificateProblem };

const problem = (code: CertificateProblem): OpenedCertificate => ({ ok: false, code });

/** Opens a PKCS#12 file and says what its certificate is, or what is wrong with the file, its password, its key or its dates. */
export function openPkcs12({ p12, password }: Pkcs12, now: Date): OpenedCertificate {
  const bags = bagsOf(p12, password);
  if (typeof bags === "string") return problem(bags);
  const { certificates, key } = bags;
  if (certificates.length === 0) return problem("p12-without-certificate");
  if (key === null) return problem("p12-without-key");
  const own = certificates.find((one) => one.checkPrivateKey(key));
  if (!own) return problem("p12-without-certificate");
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_RSA_BITS)
    return problem("p12-key-short");
  if (now > new Date(own.validTo)) return problem("certificate-expired");
  if (now < new Date(own.validFrom)) return problem("certificate-not-yet-valid");
  const chain = [own, ...certificates.filter((one) => one !== own)].map(({ raw }) => raw);
  return { ok: true, value: { facts: factsOf(own), key, chain } };
}

type Bags = {
  readonly certificates: readonly X509Certificate[];
  readonly key: KeyObject | null;
};

function bagsOf(p12: Buffer, password: string): Bags | CertificateProblem {
  let opened: forge.pkcs12.Pkcs12Pfx;
  try {
    const asn1 = forge.asn1.fromDer(forge.util.createBuffer(p12.toString("binary")));
    opened = forge.pkcs12.pkcs12FromAsn1(asn1, false, password);
  } catch (thrown) {
    const text = thrown instanceof Error ? thrown.message : "";
    return /password|MAC/i.test(text) ? "p12-password-wrong" : "not-a-p12";
  }
  const { certBag = "", pkcs8ShroudedKeyBag = "" } = forge.pki.oids;
  const [keyBag] = opened.getBags({ bagType: pkcs8ShroudedKeyBag })[pkcs8ShroudedKeyBag] ?? [];
  // A key of another kind (elliptic, say) is there and cannot be read by what signs the PDFs.
  if (keyBag && !keyBag.key) return "p12-key-not-rsa";
  const certificates = (opened.getBags({ bagType: certBag })[certBag] ?? []).flatMap(({ cert }) =>
    cert ? [new X509Certificate(forge.pki.certificateToPem(cert))] : [],
  );
  return {
    certificates,
    key: keyBag?.key ? createPrivateKey(forge.pki.privateKeyToPem(keyBag.key)) : null,
  };
}

function factsOf(own: X509Certificate): CertificateFacts {
  const fields = namesOf(own.subject);
  const fingerprint = own.fingerprint256.replaceAll(":", "").toLowerCase();
  return {
    name: fields.get("CN") ?? fields.get("O") ?? own.subject ?? fingerprint,
    organisation: fields.get("O") ?? null,
    issuer: namesOf(own.issuer).get("CN") ?? own.issuer ?? "",
    isSelfSigned: own.subject === own.issuer,
    from: new Date(own.validFrom).toISOString(),
    until: new Date(own.validTo).toISOString(),
    fingerprint,
    pem: own.toString(),
  };
}

/** A name's fields. Node's types do not say that a certificate without names has undefined there. */
function namesOf(subject: string | undefined): ReadonlyMap<string, string> {
  return new Map(
    (subject ?? "").split("\n").map((line) => {
      const [name = "", ...value] = line.split("=");
      return [name, value.join("=")] as const;
    }),
  );
}
