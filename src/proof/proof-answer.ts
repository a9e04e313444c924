// What a check answers.

/** Where something is not as it was signed. */
export const PROOF_PARTS = ["pdf", "record", "seal", "newer", "signer", "registry"] as const;
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
  | { readonly code: "unsigned"; readonly part: "pdf" | "record" };

/** What was proved: which closing of which Hoja. */
export type ProvenSheet = {
  readonly code: string;
  readonly version: number;
  readonly signedAt: string;
  readonly hash: string;
};

export type ProofAnswer =
  | { readonly ok: true; readonly sheets: readonly [ProvenSheet, ...ProvenSheet[]] }
  | { readonly ok: false; readonly problems: readonly ProofProblem[] };
