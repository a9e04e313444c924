import { CapicuaMark } from "@/components/domino/capicua-mark";
import { TileFace } from "@/components/domino/tile-face";
import type { Tile } from "@/domain/hand/hand";

/** A line of play that reads the same from both ends, as the name of the place does. */
const LINE: readonly { readonly tile: Tile; readonly flipped?: boolean }[] = [
  { tile: "5-3" },
  { tile: "6-3", flipped: true },
  { tile: "6-6" },
  { tile: "6-3" },
  { tile: "5-3", flipped: true },
];

/** The head of the home page: mark, name, and a capicúa laid on the cloth. */
export function HomeHero() {
  return (
    <div className="bg-cloth text-on-cloth">
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-3 py-10 sm:px-6 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex items-center gap-4 sm:gap-6">
          <CapicuaMark size="lg" />
          <div>
            <h1 className="text-4xl sm:text-6xl">Capicúa</h1>
            <p className="mt-1 text-lg sm:text-xl">El dominó de torneo, a la vista de todos.</p>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="flex items-center gap-[3px] [--short:clamp(1.9rem,9.2vw,3.25rem)] max-lg:justify-center"
        >
          {LINE.map(({ tile, flipped }, index) =>
            tile === "6-6" ? (
              <span key={tile} className="block w-(--short)">
                <TileFace tile={tile} size="fill" label="" />
              </span>
            ) : (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
                key={index}
                className="block w-[calc(var(--short)*2)]"
              >
                <TileFace
                  tile={tile}
                  orientation="horizontal"
                  flipped={flipped}
                  size="fill"
                  label=""
                />
              </span>
            ),
          )}
        </div>
      </div>
    </div>
  );
}
