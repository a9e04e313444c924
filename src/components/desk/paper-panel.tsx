"use client";

import { SheetPhotos } from "@/components/photo/sheet-photos";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import { isSealed } from "@/domain/match/acta";
import { isOnPaper } from "@/domain/match/paper";
import { backToPhone, withdrawal } from "./delivery-mistake";
import type { Desk } from "./desk";
import { MediumControl } from "./medium-control";
import { PaperSteps } from "./paper-steps";

type PaperPanelProps = {
  readonly desk: Desk;
  /** The address of this table's desk page. */
  readonly address: string;
  /** The Hoja as it stands, to be printed and gone on with. */
  readonly printHref: string;
  readonly onSent: () => unknown;
};

/** The paper beside the record: on what the table writes, whether its Hoja is here, its photos, who types it again. */
export function PaperPanel({ desk, address, printHref, onSent }: PaperPanelProps) {
  const { acta, view, rights, record } = desk;
  const isPaper = isOnPaper(acta);
  const isOpen = !isSealed(acta.stage);
  const hasSteps = isPaper || acta.delivered || acta.photos.length > 0;
  const isBare = !acta.delivered && acta.photos.length === 0;
  if (!isOpen && isBare) return null;
  const mayType = isPaper && isOpen && acta.status === "finished" && !acta.secondEntry;
  return (
    <Panel id="papel" title="La Hoja de papel" tone="sunken">
      <div className="grid gap-4">
        {!isPaper && (
          <p className="text-ink-soft">
            {acta.stage === "issued"
              ? "Al teclear la primera línea, la mesa queda en papel."
              : "Esta mesa anota con su teléfono."}
          </p>
        )}
        {hasSteps && <PaperSteps acta={acta} policy={view.desk} />}
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            {!acta.delivered && rights.deliver === null && (
              <Button icon="check" onClick={() => record({ type: "delivered" })}>
                Recibir la Hoja
              </Button>
            )}
            {acta.delivered && rights.deliver === null && (
              <ConfirmButton
                variant="quiet"
                icon="undo"
                title="¿La Hoja no ha llegado?"
                body={
                  backToPhone(acta)
                    ? "Se quita la marca de recibida y la mesa vuelve a anotar con su teléfono."
                    : "Se quita la marca de recibida. Lo tecleado se queda."
                }
                confirmLabel="Quitar la marca"
                reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
                onConfirm={(reason) => record(...withdrawal(acta, reason))}
              >
                Recibida por error
              </ConfirmButton>
            )}
            {mayType && rights.register === null && (
              <LinkButton href={`${address}/segunda`} icon="edit">
                Hacer la segunda digitación
              </LinkButton>
            )}
            <LinkButton
              href={printHref}
              variant="quiet"
              icon="print"
              prefetch={false}
              target="_blank"
            >
              Imprimir la Hoja hasta aquí
            </LinkButton>
            {rights.medium === null && <MediumControl acta={acta} onEvent={record} />}
          </div>
        )}
        <SheetPhotos
          photos={acta.photos}
          version={acta.sheetVersion}
          address={`${address}/fotos`}
          mayAdd={isOpen && rights.deliver === null}
          onSent={onSent}
          {...(isOpen && rights.register === null
            ? {
                onRemove: (photoId: string, reason: string) =>
                  record({ type: "photo-removed", photoId, reason }),
              }
            : {})}
        />
      </div>
    </Panel>
  );
}
