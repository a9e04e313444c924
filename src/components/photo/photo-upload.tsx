"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { newCommandId } from "@/components/commands/command-id";
import { shrinkPhoto } from "@/components/people/shrink-photo";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { classNames } from "@/components/ui/class-names";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import type { WaitingPhoto } from "./photo-outbox";
import { afterAnswer, sendPhoto } from "./photo-outbox";

/** A whole sheet of paper stays legible at this size, in a file that a slow phone can send. */
const SHEET = { pixels: 1600, bytes: 600_000 };
const AGAIN_EVERY_MS = 10_000;

type PhotoUploadProps = {
  /** Where pictures are posted. */
  readonly address: string;
  readonly label: string;
  /** A picture was taken by the server. */
  readonly onSent: () => unknown;
};

/**
 * Takes a photo with the phone's camera or a file, makes it small here, and sends it. Without a connection it says so, keeps
 * the picture while the page is open, and sends it when it can.
 */
export function PhotoUpload({ address, label, onSent }: PhotoUploadProps) {
  const [waiting, setWaiting] = useState<readonly WaitingPhoto[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [working, setWorking] = useState(false);
  const latest = useRef({ waiting, onSent });
  useEffect(() => {
    latest.current = { waiting, onSent };
  });

  const send = useCallback(
    async (one: WaitingPhoto) => {
      const answer = await sendPhoto((url, init) => fetch(url, init), address, one);
      setWaiting((now) => afterAnswer(now, one.commandId, answer));
      if (answer.kind === "refused") setProblems(answer.messages);
      if (answer.kind !== "taken") return;
      showToast("Foto añadida.");
      latest.current.onSent();
    },
    [address],
  );

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblems([]);
    setWorking(true);
    const photo = await shrinkPhoto(file, SHEET);
    if (photo === null)
      setProblems(["No se puede leer esa imagen: usa una foto JPEG, PNG o WebP."]);
    else {
      const one = { commandId: newCommandId(), photo, failed: false };
      setWaiting((now) => [...now, one]);
      await send(one);
    }
    setWorking(false);
  }

  const failed = waiting.filter((one) => one.failed).length;
  const sendAgain = useCallback(() => {
    for (const one of latest.current.waiting) if (one.failed) void send(one);
  }, [send]);
  useEffect(() => {
    if (failed === 0) return;
    const timer = setInterval(sendAgain, AGAIN_EVERY_MS);
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("online", sendAgain);
    window.addEventListener("beforeunload", stay);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", sendAgain);
      window.removeEventListener("beforeunload", stay);
    };
  }, [failed, sendAgain]);

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {/* A desk has no camera to open: there both would choose a file. */}
        <span className="hidden pointer-coarse:inline-flex">
          <PickButton icon="plus" label="Tomar una foto" camera busy={working} onPick={choose} />
        </span>
        <PickButton icon="plus" label={label} busy={working} onPick={choose} />
      </div>
      {failed > 0 && (
        <Notice
          tone="warning"
          title="Sin conexión"
          live
          actions={<Button onClick={sendAgain}>Enviar ahora</Button>}
        >
          {failed === 1
            ? "La foto espera en esta página y se envía sola. No la cierres."
            : `${failed} fotos esperan en esta página y se envían solas. No la cierres.`}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="error" title="No se añadió la foto">
          {problems.join(" ")}
        </Notice>
      )}
    </div>
  );
}

type PickButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly camera?: boolean;
  readonly busy: boolean;
  readonly onPick: (file: File | undefined) => Promise<void>;
};

function PickButton({ icon, label, camera = false, busy, onPick }: PickButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(
        buttonStyle({}),
        "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      <Icon name={icon} />
      <span>{busy ? "Subiendo…" : label}</span>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={camera ? "environment" : undefined}
        aria-busy={busy || undefined}
        className="sr-only"
        onChange={(event) => {
          const field = event.currentTarget;
          const [file] = field.files ?? [];
          void onPick(file).finally(() => {
            field.value = "";
          });
        }}
      />
    </label>
  );
}
