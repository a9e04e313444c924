"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioCards } from "@/components/ui/radio-cards";
import { TextInput } from "@/components/ui/text-input";
import { PIN_LENGTH, pin as pinSchema } from "@/schemas/signing";
import { SignatureField } from "./signature-field";
import type { Strokes } from "./strokes";
import { isSigned } from "./strokes";

/** What was given on a screen: drawn, or a PIN that is sent to be checked and kept nowhere. */
export type GivenSignature =
  | { readonly way: { readonly strokes: Strokes } }
  | { readonly way: { readonly pin: true }; readonly pin: string };

type ScreenSignatureProps = {
  /** Whose signature: a person's name. */
  readonly name: string;
  /** Tells the radios of two of these on a page apart. */
  readonly group: string;
  readonly save: string;
  readonly pending: boolean;
  /** On the signer's own screen, who is spoken to. */
  readonly isOwn?: boolean;
  /** Answers whether it was taken: then the field is empty again. */
  readonly onSign: (given: GivenSignature) => Promise<boolean>;
};

/** Signs with the finger or with one's personal PIN, whichever one prefers. */
export function ScreenSignature(props: ScreenSignatureProps) {
  const { name, group, save, pending, isOwn = false, onSign } = props;
  const [how, setHow] = useState<"drawn" | "pin">("drawn");
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [pin, setPin] = useState("");
  const pinField = useRef<HTMLInputElement>(null);
  const isDrawn = how === "drawn";
  const isReady = isDrawn ? isSigned(strokes) : pinSchema.safeParse(pin).success;

  async function sign(): Promise<void> {
    const isTaken = await onSign(isDrawn ? { way: { strokes } } : { way: { pin: true }, pin });
    // A wrong PIN is typed again; a right one stays on nobody's screen.
    setPin("");
    if (isTaken) setStrokes([]);
    else pinField.current?.focus();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !pending) void sign();
      }}
    >
      <RadioCards
        legend="Forma de firmar"
        name={`como-${group}`}
        compact
        options={[
          { value: "drawn", label: "Dibujando" },
          { value: "pin", label: isOwn ? "Con tu PIN" : "Con su PIN" },
        ]}
        value={how}
        onChange={(event) => setHow(event.target.value === "pin" ? "pin" : "drawn")}
      />
      <p className="text-sm text-ink-soft">
        {isOwn
          ? "El PIN es el que pusiste en Mi cuenta; si no tienes, dibuja tu firma."
          : "El PIN es el que cada quien pone en Mi cuenta; quien no tiene, dibuja su firma."}
      </p>
      {isDrawn ? (
        <SignatureField label={`Firma de ${name}`} value={strokes} onChange={setStrokes} />
      ) : (
        <TextInput
          ref={pinField}
          type="password"
          inputMode="numeric"
          label={isOwn ? "Tu PIN" : `PIN de ${name}`}
          hint={`De ${PIN_LENGTH.least} a ${PIN_LENGTH.most} cifras.${isOwn ? "" : " Lo teclea solo quien firma."}`}
          autoComplete="off"
          maxLength={PIN_LENGTH.most}
          value={pin}
          onChange={(event) => setPin(event.target.value.replace(/\D/g, ""))}
          className="text-2xl tracking-widest"
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        icon="pen"
        disabled={!isReady}
        pending={pending}
      >
        {save}
      </Button>
    </form>
  );
}
