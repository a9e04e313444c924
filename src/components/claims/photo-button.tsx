"use client";

import { usePage } from "@/components/live/use-page";
import { PhotoUpload } from "@/components/photo/photo-upload";

/** Takes or chooses a photo, makes it small on the phone, and adds it to a claim. */
export function PhotoButton({ claimId }: { readonly claimId: string }) {
  const router = usePage();
  return (
    <PhotoUpload
      address={`/junta/${claimId}/pruebas`}
      label="Añadir una foto"
      onSent={() => router.refresh()}
    />
  );
}
