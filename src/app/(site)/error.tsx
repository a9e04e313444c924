"use client";

import type { ErrorPageProps } from "../error-notice";
import { ErrorNotice } from "../error-notice";

/** A broken page inside the site's frame. */
export default function SiteError(props: ErrorPageProps) {
  return <ErrorNotice {...props} />;
}
