"use client";

import { useSyncExternalStore } from "react";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";
import type { Theme } from "./theme";
import { chooseTheme, currentTheme, THEME_KEY, THEMES } from "./theme";

const LOOKS: Readonly<Record<Theme, { readonly icon: IconName; readonly word: string }>> = {
  light: { icon: "circle", word: "Claro" },
  dark: { icon: "moon", word: "Oscuro" },
  daylight: { icon: "sun", word: "Pleno sol" },
};

function subscribe(changed: () => void) {
  window.addEventListener(THEME_KEY, changed);
  return () => window.removeEventListener(THEME_KEY, changed);
}

/** Chooses between the light, the dark and the daylight theme on this device. */
export function ThemeToggle() {
  const shown = useSyncExternalStore(subscribe, currentTheme, () => null);
  return (
    <fieldset
      aria-label="Apariencia"
      className="inline-flex rounded-control border-2 border-current"
    >
      {THEMES.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={shown === theme}
          onClick={() => chooseTheme(theme)}
          className={classNames(
            "inline-flex min-h-12 items-center gap-1.5 px-3 text-sm font-semibold not-first:border-s-2 not-first:border-current",
            shown === theme
              ? "bg-ink text-paper"
              : "hover:bg-[color-mix(in_srgb,currentColor_15%,transparent)]",
          )}
        >
          <Icon name={LOOKS[theme].icon} className="size-4" />
          {LOOKS[theme].word}
        </button>
      ))}
    </fieldset>
  );
}
