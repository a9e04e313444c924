"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import { id } from "@/schemas/common-fields";
import type { OwnCertificateForm } from "@/schemas/signing";
import { certificateUploadSchema, ownCertificateSchema } from "@/schemas/signing";
import { currentSender } from "@/server/auth/sender";
import type { CertificateRequest } from "@/server/proof/certificate";
import { replaceCertificate } from "@/server/proof/certificate";

const input = z.strictObject({ commandId: id });
const upload = certificateUploadSchema.extend(input.shape);
const own = ownCertificateSchema.extend(input.shape);

async function replace(request: CertificateRequest): Promise<Answer<{ fingerprint: string }>> {
  const result = await replaceCertificate(await currentSender(), request);
  if (result.ok) refresh();
  return toAnswer(result);
}

/** Puts the certificate of a PKCS#12 file in use. */
export async function uploadCertificate(
  request: z.input<typeof certificateUploadSchema> & { commandId: string },
): Promise<Answer<{ fingerprint: string }>> {
  const sent = commandInput(upload, request);
  if (!sent.ok) return toAnswer(sent);
  const { commandId, p12, password } = sent.value;
  return replace({ commandId, upload: { p12: Buffer.from(p12, "base64"), password } });
}

/** Makes a certificate with the federation's name and puts it in use. */
export async function makeCertificate(
  request: OwnCertificateForm & { commandId: string },
): Promise<Answer<{ fingerprint: string }>> {
  const sent = commandInput(own, request);
  return sent.ok ? replace(sent.value) : toAnswer(sent);
}
