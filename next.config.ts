import type { NextConfig } from "next";

const config: NextConfig = {
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
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
};

export default config;
