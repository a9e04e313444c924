import type { ProjectorScreen } from "./screens";

/** One thing on show: a screen and, where it is long, which page of it (from 0). */
export type Slide = {
  readonly screen: ProjectorScreen;
  readonly page: number;
  readonly pages: number;
};

type SlideCounts = {
  /** Pages of each screen that has several. */
  readonly pages: Readonly<Partial<Record<ProjectorScreen, number>>>;
};

/** The slides of one turn through the screens. The clock stays for two beats, so that nobody waits long for it. */
export function slidesOf(
  screens: readonly ProjectorScreen[],
  { pages }: SlideCounts,
): readonly Slide[] {
  return screens.flatMap((screen) => {
    const count = Math.max(1, pages[screen] ?? 1);
    const turns = Array.from({ length: count }, (_, page) => ({ screen, page, pages: count }));
    return screen === "reloj" && screens.length > 1 ? [...turns, ...turns] : turns;
  });
}

/** The slide of a beat. */
export function slideAt(slides: readonly Slide[], beat: number): Slide | undefined {
  return slides.length === 0 ? undefined : slides[beat % slides.length];
}
