"use client";

import { useRouter } from "next/navigation";
import { PhotoUpload } from "@/components/photo/photo-upload";

/** Takes or chooses a photo, makes it small on the phone, and adds it to a claim. */
export function PhotoButton({ claimId }: { readonly claimId: string }) {
  const router = useRouter();
  return (
    <PhotoUpload
      address={`/junta/${claimId}/pruebas`}
      label="Añadir una foto"
      onSent={() => router.refresh()}
    />
  );
}
