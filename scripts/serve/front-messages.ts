import type { MessagePort } from "node:worker_threads";
import type { InnerServer } from "../../src/front/pass-on";

// What the thread that answers the hall and the one of the pages say to each other.

/** What the thread begins with. */
export type FrontStart = {
  readonly port: number;
  readonly changes: SharedArrayBuffer;
  readonly streams: MessagePort;
};

/** To the thread: answer from now on, or no longer. */
export type FrontOrder =
  | { readonly kind: "open"; readonly inner: InnerServer }
  | { readonly kind: "close" };

/** From the thread. */
export type FrontReport =
  | { readonly kind: "listening" }
  | { readonly kind: "failed"; readonly code: string; readonly message: string }
  | { readonly kind: "closed" };
