import { classNames } from "@/components/ui/class-names";
import type { Tile } from "@/domain/hand/hand";
import { tileHalves, tileWords } from "./tile-set";

// A tile drawn on a unit of 100 × 200: each half is a square with its pips on a grid of three by three.

export type TileState = "normal" | "dim" | "selected" | "playable";
export type TileSize = "xs" | "sm" | "md" | "lg" | "fill";

type TileFaceProps = {
  readonly tile: Tile;
  /** `vertical` has the first half on top, `horizontal` at the left. A double lies across the line of play. */
  readonly orientation?: "vertical" | "horizontal";
  /** Puts the smaller half first. */
  readonly flipped?: boolean;
  readonly faceDown?: boolean;
  readonly size?: TileSize;
  readonly state?: TileState;
  /** What readers hear; "seis cuatro" unless said, and nothing (a decoration) when empty. */
  readonly label?: string;
  readonly className?: string;
};

const SHORT_SIDE: Readonly<
  Record<TileSize, { readonly vertical: string; readonly horizontal: string }>
> = {
  xs: { vertical: "w-4", horizontal: "h-4" },
  sm: { vertical: "w-7", horizontal: "h-7" },
  md: { vertical: "w-11", horizontal: "h-11" },
  lg: { vertical: "w-18", horizontal: "h-18" },
  fill: { vertical: "w-full", horizontal: "w-full" },
};

const STATES: Readonly<Record<TileState, string>> = {
  normal: "",
  dim: "opacity-35 saturate-50",
  selected: "[--edge:var(--sea)]",
  playable: "[--edge:var(--glow)] drop-shadow-[0_0_5px_var(--glow)]",
};

const EDGES: Readonly<Record<TileState, number>> = { normal: 2, dim: 2, selected: 9, playable: 6 };

const LEFT = 26;
const MIDDLE = 50;
const RIGHT = 74;

type Spot = readonly [x: number, y: number];
const CENTRE: Spot = [MIDDLE, MIDDLE];
const RISING: readonly Spot[] = [
  [RIGHT, LEFT],
  [LEFT, RIGHT],
];
const CORNERS: readonly Spot[] = [...RISING, [LEFT, LEFT], [RIGHT, RIGHT]];
/** Where the pips of 0 to 6 lie in a half. The six has its two lines along the tile. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [CENTRE],
  RISING,
  [...RISING, CENTRE],
  CORNERS,
  [...CORNERS, CENTRE],
  [...CORNERS, [LEFT, MIDDLE], [RIGHT, MIDDLE]],
];

/** A dominó tile, crisp at any size. */
export function TileFace(props: TileFaceProps) {
  const { tile, orientation = "vertical", size = "md", state = "normal", className } = props;
  const label = props.label ?? (props.faceDown ? "ficha tapada" : tileWords(tile));
  return (
    <svg
      viewBox={orientation === "horizontal" ? "0 0 200 100" : "0 0 100 200"}
      className={classNames(
        "block shrink-0",
        SHORT_SIDE[size][orientation],
        STATES[state],
        className,
      )}
      role={label === "" ? undefined : "img"}
      aria-hidden={label === "" ? true : undefined}
      aria-label={label || undefined}
    >
      <TileDrawing {...props} />
    </svg>
  );
}

type TileDrawingProps = Pick<
  TileFaceProps,
  "tile" | "orientation" | "flipped" | "faceDown" | "state"
>;

/** The drawing of a tile from 0 0, 100 by 200 units or 200 by 100, inside a picture that holds more, such as a board. */
export function TileDrawing(props: TileDrawingProps) {
  const { tile, orientation, flipped, faceDown, state = "normal" } = props;
  const [high, low] = tileHalves(tile);
  const [first, second] = flipped ? [low, high] : [high, low];
  const lying = orientation === "horizontal";
  const width = lying ? 200 : 100;
  const height = lying ? 100 : 200;
  return (
    <>
      <rect
        x={2}
        y={4}
        width={width - 4}
        height={height - 6}
        rx={15}
        style={{ fill: "var(--edge, var(--ivory-edge))" }}
      />
      <rect
        x={3}
        y={3}
        width={width - 6}
        height={height - 11}
        rx={14}
        className={faceDown ? "fill-band-soft" : "fill-ivory"}
        strokeWidth={EDGES[state]}
        style={{ stroke: "var(--edge, var(--ivory-edge))" }}
      />
      <g transform={lying ? "translate(0 96) rotate(-90)" : "translate(0 -3)"}>
        {faceDown ? (
          <path
            d="M50 60 76 100 50 140 24 100Z"
            className="fill-none stroke-on-band"
            strokeWidth={4}
            strokeLinejoin="round"
          />
        ) : (
          <>
            <Half pips={first} top={0} />
            <path d="M16 100H84" className="stroke-pip" strokeWidth={3} strokeLinecap="round" />
            <circle cx={50} cy={100} r={5.5} className="fill-pin" />
            <Half pips={second} top={100} />
          </>
        )}
      </g>
    </>
  );
}

/** One half of a tile as a square, to show an open end large; `null` is an end that is not there yet. A decoration. */
export function HalfFace({ number }: { readonly number: number | null }) {
  return (
    <svg viewBox="0 0 100 100" className="block w-full" aria-hidden="true">
      <rect
        x={3}
        y={3}
        width={94}
        height={94}
        rx={14}
        className={number === null ? "fill-none" : "fill-ivory"}
        strokeWidth={4}
        strokeDasharray={number === null ? "10 8" : undefined}
        style={{ stroke: "var(--ivory-edge)" }}
      />
      {number !== null && <Half pips={number} top={0} />}
    </svg>
  );
}

function Half({ pips, top }: { readonly pips: number; readonly top: number }) {
  return (SPOTS[pips] ?? []).map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={top + y} r={10} className="fill-pip" />
  ));
}
