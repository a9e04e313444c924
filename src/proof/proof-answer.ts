// What a check answers.

/** Where something is not as it was signed. */
export const PROOF_PARTS = [
  "pdf",
  "record",
  "seal",
  "newer",
  "reopened",
  "signer",
  "registry",
] as const;
export type ProofPart = (typeof PROOF_PARTS)[number];

export type ProofProblem =
  | { readonly code: "altered"; readonly part: ProofPart }
  /** Signed with a key that is not among the given ones, or at a time when that key was not in use. */
  | { readonly code: "unknown-key"; readonly keyId: string }
  /** Authentic, and replaced: a newer version was closed. */
  | {
      readonly code: "superseded";
      readonly hoja: string;
      readonly version: number;
      readonly newer: number;
      readonly signedAt: string;
    }
  /** Authentic, and opened again at `since` to be corrected: no version counts now. */
  | {
      readonly code: "annulled";
      readonly hoja: string;
      readonly version: number;
      readonly since: string;
    }
  /** Authentic by itself, and not among the seals that were given. */
  | {
      readonly code: "not-registered";
      readonly hoja: string;
      readonly version: number;
      readonly signedAt: string;
      /** Of the registry that was given; null where the installation's own seals were asked. */
      readonly registryAt: string | null;
      /** The tournament whose registry it is; null for that of an installation, or where it says of none. */
      readonly tournament: string | null;
    }
  | { readonly code: "unsigned"; readonly part: "pdf" | "record" };

/** Problems of an authentic version that counts no more, or not any longer. */
export const OVERTAKEN_CODES = [
  "superseded",
  "annulled",
] as const satisfies readonly ProofProblem["code"][];

/** What was proved: which closing of which Hoja. */
export type ProvenSheet = {
  readonly code: string;
  readonly version: number;
  readonly signedAt: string;
  readonly hash: string;
};

export type ProofAnswer =
  | {
      readonly ok: true;
      readonly sheets: readonly [ProvenSheet, ...ProvenSheet[]];
      /** How many Hojas the file shows that nothing in it proves; null for a PDF that does not say how many it shows. */
      readonly unsealed: number | null;
    }
  | { readonly ok: false; readonly problems: readonly ProofProblem[] };
