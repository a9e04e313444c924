"use client";

import { useEffect, useRef } from "react";

const MARK = "capicua-step";

/**
 * While `active`, the phone's back button takes one step back in the screen instead of leaving it. One entry of the
 * browser's history stands guard and is taken away again when the steps are over.
 */
export function useBackGuard(active: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });

  useEffect(() => {
    if (!active) return;
    const stand = () => window.history.pushState({ [MARK]: true }, "");
    let isGone = false;
    stand();
    const pressed = () => {
      if (isGone) return;
      back.current();
      stand();
    };
    window.addEventListener("popstate", pressed);
    return () => {
      isGone = true;
      window.removeEventListener("popstate", pressed);
      if (window.history.state?.[MARK] === true) window.history.back();
    };
  }, [active]);
}
