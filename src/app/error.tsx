"use client";

import type { ErrorPageProps } from "./error-notice";
import { ErrorNotice } from "./error-notice";

/** A broken full screen. */
export default function ScreenError(props: ErrorPageProps) {
  return <ErrorNotice {...props} />;
}
