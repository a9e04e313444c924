import { z } from "zod";
import { requiredText } from "./common-fields";

// Forms about signing: the federation's certificate, and the PIN of a person.

/** The most that a certificate with its chain takes. */
export const CERTIFICATE_BYTES = 64 * 1024;

export const ownCertificateSchema = z.strictObject({ organisation: requiredText(80) });

export const certificateUploadSchema = z.strictObject({
  /** The file in base64. */
  p12: z
    .base64()
    .min(1)
    .max(Math.ceil((CERTIFICATE_BYTES * 4) / 3) + 4),
  password: z.string().max(200),
});

export type OwnCertificateForm = z.output<typeof ownCertificateSchema>;
