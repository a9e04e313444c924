"use client";

import { useSyncExternalStore } from "react";

// The screens of the scorekeeper live after the "#": going from one to the other asks the server for nothing, so it works
// without a network once the page is there.

export type Screen =
  | { readonly kind: "home" | "new" }
  | { readonly kind: "game"; readonly id: string }
  | { readonly kind: "shared"; readonly text: string }
  | { readonly kind: "practice"; readonly seed: string | null };

/** The part of the address that shows a screen. */
export function hashOf(screen: Screen): string {
  switch (screen.kind) {
    case "home":
      return "#partidas";
    case "new":
      return "#nueva";
    case "game":
      return `#partida=${screen.id}`;
    case "shared":
      return `#ver=${screen.text}`;
    case "practice":
      return screen.seed === null ? "#practicar" : `#practicar=${screen.seed}`;
  }
}

/** The screen that an address shows; the list where it names none. */
export function screenOf(hash: string): Screen {
  const [name, value = ""] = hash.replace(/^#/, "").split("=", 2);
  switch (name) {
    case "nueva":
      return { kind: "new" };
    case "partida":
      return { kind: "game", id: value };
    case "ver":
      return { kind: "shared", text: value };
    case "practicar":
      return { kind: "practice", seed: value || null };
    default:
      return { kind: "home" };
  }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/** The screen of the address, as it changes. */
export function useScreen(): Screen {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => "",
  );
  return screenOf(hash);
}

export function goTo(screen: Screen): void {
  window.location.hash = hashOf(screen);
}
