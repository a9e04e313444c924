"use client";

import { useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { RadioCards } from "@/components/ui/radio-cards";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-message";
import type { RefusalGround } from "@/domain/claims/claim";
import { REFUSAL_GROUNDS } from "@/domain/claims/claim";
import { GROUND_NAMES } from "@/i18n/es/claims";
import type { ClaimVersion } from "@/server/claims/contribute";

type OnClaim = { readonly claimId: string; readonly version: number };
type Sent<Request> = Request & { readonly commandId: string };
export type RefusalRequest = OnClaim & {
  readonly ground: RefusalGround;
  readonly reason: string;
  readonly article: string;
};

type AnswerFormProps = OnClaim & {
  readonly admit: (request: Sent<OnClaim>) => Promise<Answer<ClaimVersion>>;
  readonly refuse: (request: Sent<RefusalRequest>) => Promise<Answer<ClaimVersion>>;
};

/** The Junta's first answer: it takes the claim up, or says why not. */
export function AnswerForm({ claimId, version, admit, refuse }: AnswerFormProps) {
  const admitting = useCommand<OnClaim, ClaimVersion>(admit);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          icon="check"
          pending={admitting.pending}
          onClick={async () => {
            const answer = await admitting.send({ claimId, version });
            if (answer.ok) showToast("Reclamo en estudio.");
          }}
        >
          Tomarlo en estudio
        </Button>
        <Button variant="quiet" icon="ban" onClick={() => setOpen(true)}>
          No admitirlo
        </Button>
      </div>
      {admitting.failure && <Notice tone="error">{admitting.failure.messages.join(" ")}</Notice>}
      <RefusalDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        claimId={claimId}
        version={version}
        refuse={refuse}
      />
    </div>
  );
}

type RefusalDialogProps = OnClaim &
  Pick<AnswerFormProps, "refuse"> & { readonly isOpen: boolean; readonly onClose: () => void };

function RefusalDialog({ isOpen, onClose, claimId, version, refuse }: RefusalDialogProps) {
  const { send, pending, failure } = useCommand<RefusalRequest, ClaimVersion>(refuse);
  const [ground, setGround] = useState<RefusalGround>("inadmissible");
  const [reason, setReason] = useState("");
  const [article, setArticle] = useState("26.2");
  const [isTried, setTried] = useState(false);
  async function confirm() {
    setTried(true);
    if (reason.trim() === "" || article.trim() === "") return;
    const answer = await send({ claimId, version, ground, reason, article });
    if (!answer.ok) return;
    onClose();
    showToast("Reclamo no admitido.");
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="¿No admitir el reclamo?"
      actions={
        <>
          <Button onClick={onClose}>Volver</Button>
          <Button variant="danger" pending={pending} onClick={confirm}>
            No admitirlo
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>Es final: la misma pareja no podrá reclamar lo mismo otra vez (27.1).</p>
        <RadioCards
          legend="Por qué"
          name="ground"
          options={REFUSAL_GROUNDS.map((value) => ({ value, label: GROUND_NAMES[value] }))}
          value={ground}
          onChange={(event) => setGround(event.target.value as RefusalGround)}
        />
        <Textarea
          label="Motivo"
          rows={3}
          value={reason}
          error={isTried && reason.trim() === "" ? "Escribe el motivo." : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextInput
          label="Artículo"
          value={article}
          error={isTried && article.trim() === "" ? "Escribe el artículo." : undefined}
          onChange={(event) => setArticle(event.target.value)}
        />
        {failure && <Notice tone="error">{failure.messages.join(" ")}</Notice>}
      </div>
    </Dialog>
  );
}
