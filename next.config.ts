import type { NextConfig } from "next";

// What phones keep for a page without a network is kept for one build of the program (src/components/offline).
const build = process.env.NODE_ENV === "production" ? Date.now().toString(36) : "";

const config: NextConfig = {
  env: { CAPICUA_BUILD: build },
  distDir: process.env.CAPICUA_DIST ?? ".next",
  serverExternalPackages: [
    "pdfkit",
    "@signpdf/placeholder-pdfkit",
    "@signpdf/signpdf",
    "node-forge",
    "@node-rs/argon2",
    "pg",
    "postgres",
    "qrcode",
  ],
  // For everybody: a title that follows the page is missing whenever it is read too early, by a screen reader say.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
};

export default config;
