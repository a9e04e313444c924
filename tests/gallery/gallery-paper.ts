import type { Paper } from "@/documents/layout/paper";
import type { RenderedPdf } from "@/documents/layout/pen";

/** A document of the gallery. */
export type GalleryPaper = {
  /** Of the picture's file. */
  readonly name: string;
  readonly render: (paper: Paper) => Promise<RenderedPdf>;
};

/** When all of them were printed. */
export const createdAt = "2026-03-07T01:20:00Z";
/** Where their links lead. */
export const BASE = "http://192.168.1.20:3000";
