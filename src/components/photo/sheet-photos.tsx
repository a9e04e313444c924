"use client";

import { useState } from "react";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Dialog } from "@/components/ui/dialog";
import type { KeptPhoto } from "@/domain/match/acta";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import { PhotoUpload } from "./photo-upload";

type SheetPhotosProps = {
  readonly photos: readonly KeptPhoto[];
  /** The version that is being made: photos of earlier ones stay to be seen. */
  readonly version: number;
  /** Where the pictures of this Hoja are. */
  readonly address: string;
  readonly mayAdd: boolean;
  /** Takes one off, with a reason; missing where that is not this person's. */
  readonly onRemove?: (photoId: string, reason: string) => unknown;
  /** A new one was taken; the page is read again where nothing else is said. */
  readonly onSent?: () => unknown;
};

/** The photos of a signed Hoja, to be looked at closely; more can be added, and one taken off with a reason. */
export function SheetPhotos(props: SheetPhotosProps) {
  const { photos, version, address, mayAdd, onRemove, onSent } = props;
  const router = usePage();
  const now = photos.filter((photo) => photo.version === version);
  const [shown, setShown] = useState<number | null>(null);
  const photo = shown === null ? undefined : photos[shown];
  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ photoId, version: own }, index) => (
            <li key={photoId}>
              <button
                type="button"
                onClick={() => setShown(index)}
                className="block rounded-control border-2 border-line-strong bg-surface p-1 text-start hover:border-ink"
              >
                {/* biome-ignore lint/performance/noImgElement: a private picture, served to officials only */}
                <img
                  src={`${address}/${photoId}`}
                  alt=""
                  className="h-32 w-28 rounded-control object-cover"
                />
                <span className="mt-1 block px-1 text-sm font-semibold">
                  Ver la foto {index + 1}
                  {own !== version && (
                    <span className="block font-normal text-ink-soft">de la versión {own}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && now.length < ACTA_LIMITS.photos && (
        <PhotoUpload
          address={address}
          label="Añadir foto de la Hoja"
          onSent={onSent ?? (() => router.refresh())}
        />
      )}
      <Dialog
        open={photo !== undefined}
        onClose={() => setShown(null)}
        title={`Foto ${(shown ?? 0) + 1} de la Hoja`}
      >
        {photo && (
          <>
            <CloseLook source={`${address}/${photo.photoId}`} number={(shown ?? 0) + 1} />
            {onRemove && photo.version === version && (
              <div className="mt-3">
                <ConfirmButton
                  variant="quiet"
                  danger
                  title="¿Quitar esta foto de la Hoja?"
                  body="La foto se guarda igual, y queda escrito quién la quitó y por qué."
                  confirmLabel="Quitar"
                  reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
                  onConfirm={(reason) => {
                    setShown(null);
                    return onRemove(photo.photoId, reason);
                  }}
                >
                  Quitar esta foto
                </ConfirmButton>
              </div>
            )}
          </>
        )}
      </Dialog>
    </div>
  );
}

function CloseLook({ source, number }: { readonly source: string; readonly number: number }) {
  const [large, setLarge] = useState(false);
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture must be reachable by keyboard
        tabIndex={0}
        aria-label={`Foto ${number}, se desplaza`}
        className="max-h-[65dvh] overflow-auto border border-line bg-sunken"
      >
        {/* biome-ignore lint/performance/noImgElement: a private picture, served to officials only */}
        <img
          src={source}
          alt={`Foto ${number} de la Hoja firmada`}
          className={classNames("block", large ? "max-w-none" : "w-full")}
        />
      </section>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="search" aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? "Ver entera" : "Ampliar"}
        </Button>
        <a
          href={source}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center px-2 font-semibold text-sea underline-offset-4 hover:underline"
        >
          Abrir aparte
        </a>
      </div>
    </>
  );
}
