"use client";

import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { showToast } from "@/components/ui/toast-message";
import { canSpeak, speak } from "../sound/speech";
import { browserStore } from "./acta-storage";

const KEY = "capicua-leer";
const changed = new EventTarget();

function wantsAloud(): boolean {
  try {
    return browserStore()?.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  return () => changed.removeEventListener("change", onChange);
}

const never = () => () => {};

/** Speaks a line where the person switched that on; else stays silent. */
export function speakIfWanted(line: string): void {
  if (wantsAloud()) speak(line);
}

/** "Leer en voz alta": speaks when it is pressed. Nothing where the browser cannot speak. */
export function ReadAloudButton({ line }: { readonly line: string }) {
  const isAble = useSyncExternalStore(never, canSpeak, () => false);
  if (!isAble) return null;
  return (
    <Button
      variant="quiet"
      size="dense"
      icon="sound"
      onClick={() => {
        if (!speak(line)) showToast("Este teléfono no tiene voz en español.", "warning");
      }}
    >
      Leer
    </Button>
  );
}

/** The switch that has every hand read out once it is kept. The phone remembers it. */
export function ReadAloudSwitch() {
  const isAble = useSyncExternalStore(never, canSpeak, () => false);
  const isOn = useSyncExternalStore(subscribe, wantsAloud, () => false);
  const [isKept, setKept] = useState(true);
  if (!isAble) return null;
  return (
    <Checkbox
      label="Leer en voz alta cada mano"
      hint={isKept ? undefined : "Este teléfono no lo recordará."}
      checked={isOn}
      onChange={(event) => {
        try {
          browserStore()?.setItem(KEY, event.target.checked ? "1" : "0");
        } catch {
          setKept(false);
        }
        changed.dispatchEvent(new Event("change"));
      }}
    />
  );
}
