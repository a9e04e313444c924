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

export const PIN_LENGTH = { least: 6, most: 10 } as const;

/** A PIN as it is typed to sign: taken as it is, right or wrong. */
export const pin = z
  .string()
  .regex(new RegExp(`^\\d{${PIN_LENGTH.least},${PIN_LENGTH.most}}$`), { abort: true });

/** All the same, or a run up or down: the first that anybody tries. */
function isGuessablePin(digits: string): boolean {
  const steps = new Set(
    [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index])),
  );
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/** One's own PIN, new or none any more (null), with the password of the account. */
export const pinChangeSchema = z.strictObject({
  current: z.string().min(1).max(1000),
  pin: pin
    .refine((digits) => !isGuessablePin(digits), { params: { code: "guessable-pin" } })
    .nullable(),
});

export type PinChangeForm = z.output<typeof pinChangeSchema>;
export type OwnCertificateForm = z.output<typeof ownCertificateSchema>;
