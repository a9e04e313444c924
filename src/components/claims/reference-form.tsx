"use client";

import { useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast-message";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { ClaimPage } from "@/server/claims/claim-page";
import type { ClaimVersion } from "@/server/claims/contribute";

type Evidence =
  | { readonly kind: "hand"; readonly handId: string }
  | { readonly kind: "incident"; readonly incidentId: string };
type Reference = { readonly claimId: string; readonly evidence: Evidence };

type ReferenceFormProps = {
  readonly claim: Pick<ClaimPage, "id" | "view">;
  readonly refer: (
    request: Reference & { readonly commandId: string },
  ) => Promise<Answer<ClaimVersion>>;
};

/** Points at a hand or an infraction of the sheet as evidence. */
export function ReferenceForm({ claim, refer }: ReferenceFormProps) {
  const { send, pending, failure } = useCommand<Reference, ClaimVersion>(refer);
  const [chosen, setChosen] = useState("");
  const { hands } = claim.view.state;
  const { incidents } = claim.view;
  if (hands.length + incidents.length === 0) return null;
  async function add() {
    const [kind, id = ""] = chosen.split(" ");
    const evidence: Evidence =
      kind === "hand" ? { kind, handId: id } : { kind: "incident", incidentId: id };
    const answer = await send({ claimId: claim.id, evidence });
    if (!answer.ok) return;
    setChosen("");
    showToast("Prueba añadida.");
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow">
          <Select
            label="Señalar algo de la Hoja"
            placeholder="Elige una mano o una infracción"
            options={[
              ...hands.map(({ handId, number }) => ({
                value: `hand ${handId}`,
                label: `Mano ${number}`,
              })),
              ...incidents.map(({ incidentId, infraction }) => ({
                value: `incident ${incidentId}`,
                label: infractionTitle(infraction),
              })),
            ]}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        </div>
        <Button pending={pending} disabled={chosen === ""} onClick={add}>
          Señalar
        </Button>
      </div>
      {failure && (
        <Notice tone="error" title="No se añadió">
          {failure.messages.join(" ")}
        </Notice>
      )}
    </div>
  );
}
