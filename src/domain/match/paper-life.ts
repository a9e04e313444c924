import type { PaperTotals, SheetMedium } from "./acta";

/** Who did something with the paper, and when (ISO 8601). */
export type DoneBy = { readonly by: string; readonly at: string };

/** What a sealed sheet says of its life on paper. Nothing where the table wrote on its phone. */
export type PaperLife = {
  readonly medium?: SheetMedium;
  /** The totals written on the paper. */
  readonly paperTotals?: Pick<PaperTotals, "score" | "reason">;
  readonly delivered?: DoneBy;
  /** A second typing agreed with the record. */
  readonly secondEntry?: DoneBy;
  /** Photos of the signed sheet, by the SHA-256 of their bytes. */
  readonly photos?: readonly { readonly sha256: string }[];
  readonly registered?: DoneBy;
};
