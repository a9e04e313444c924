import type { ImportResult } from "@/server/people/roster-import";
import type { RosterPreview } from "@/server/people/roster-preview";

// What the two routes of the import answer to its screen.

/** A file read: what it would do, and its faulty rows as a CSV to mend ("" when there is none). */
export type Reviewed =
  | { readonly ok: true; readonly preview: RosterPreview; readonly rejectedCsv: string }
  | { readonly ok: false; readonly messages: readonly string[] };

/** A file imported; or why not, with the new preview where the roster changed in between. */
export type Imported =
  | { readonly ok: true; readonly result: ImportResult; readonly rejectedCsv: string }
  | {
      readonly ok: false;
      readonly messages: readonly string[];
      readonly review: Reviewed | null;
    };
