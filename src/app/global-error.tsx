"use client";

import type { ErrorPageProps } from "./error-notice";
import { ErrorNotice } from "./error-notice";
import "./globals.css";

/** The frame itself broke: the page stands alone. */
export default function GlobalError(props: ErrorPageProps) {
  return (
    <html lang="es-DO">
      <body>
        <ErrorNotice {...props} />
      </body>
    </html>
  );
}
