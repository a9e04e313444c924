// How a theme is remembered: in this device's localStorage, read before the first paint.

export const THEMES = ["light", "dark", "daylight"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = "capicua-theme";

/**
 * The script that sets `data-theme` before anything is painted. It is a constant text without variables, so that a
 * content security policy can allow it by its hash.
 */
export const THEME_SCRIPT = `(function(){try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="daylight"){document.documentElement.dataset.theme=t}}catch(e){}})()`;

/** The theme on show. Browser only. */
export function currentTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === shown) ?? "light";
}

/** Shows a theme and remembers it on this device. Browser only; a blocked storage is no error. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Private browsing may refuse: the choice then lasts until the page is left.
  }
  window.dispatchEvent(new Event(THEME_KEY));
}
