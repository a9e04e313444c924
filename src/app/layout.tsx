import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { SkipLink } from "@/components/ui/skip-link";
import { THEME_SCRIPT } from "@/components/ui/theme";
import { ToastRegion } from "@/components/ui/toast-region";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Capicúa · Torneos de dominó", template: "%s · Capicúa" },
  description:
    "Torneos y arbitraje de dominó: rondas en vivo, posiciones, Hojas de Anotaciones y ranking.",
  applicationName: "Capicúa",
  icons: { icon: { url: "/favicon.svg", type: "image/svg+xml" } },
  manifest: "/manifest.webmanifest",
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: "#0b3c5d",
};

/** The frame of every page: language, fonts and theme. Header and footer belong to the layouts below it. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The theme script changes <html> before React sees it.
    <html lang="es-DO" suppressHydrationWarning>
      <head>
        <script>{THEME_SCRIPT}</script>
      </head>
      <body>
        <SkipLink />
        {children}
        <ToastRegion />
      </body>
    </html>
  );
}
