import "server-only";
import type { Actor } from "@/domain/access/actor";

/** Who sends a command and from where, as the audit log keeps it. */
export type Sender = {
  readonly actor: Actor;
  readonly label: string;
  readonly address: string;
  /** What the browser says of itself: `Android · Chrome`. */
  readonly device?: string;
};
