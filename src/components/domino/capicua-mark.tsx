import { classNames } from "@/components/ui/class-names";

type CapicuaMarkProps = {
  /** Adds the name beside the mark. */
  readonly withName?: boolean;
  readonly size?: "sm" | "md" | "lg";
};

const HEIGHTS = { sm: "h-8", md: "h-11", lg: "h-24" };
const NAMES = { sm: "text-xl", md: "text-2xl", lg: "text-5xl" };

/** The mark: two tiles that mirror each other, as a palindrome does. A decoration; the link around it says the name. */
export function CapicuaMark({ withName, size = "sm" }: CapicuaMarkProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg
        viewBox="0 0 96 96"
        className={classNames("w-auto shrink-0", HEIGHTS[size])}
        aria-hidden="true"
      >
        <MarkTile />
        <g transform="translate(96 0) scale(-1 1)">
          <MarkTile />
        </g>
      </svg>
      {withName && (
        <span className={classNames("leading-none font-extrabold tracking-tight", NAMES[size])}>
          Capicúa
        </span>
      )}
    </span>
  );
}

/** The left tile, one over three, leaning outwards; the right one is its reflection. */
function MarkTile() {
  return (
    <g transform="rotate(-7 26 48)">
      <rect
        x={7}
        y={10}
        width={37}
        height={76}
        rx={7}
        className="fill-ivory stroke-pip"
        strokeWidth={3}
      />
      <path d="M13 48H38" className="stroke-pip" strokeWidth={2.5} strokeLinecap="round" />
      <circle cx={25.5} cy={29} r={5} className="fill-pip" />
      <circle cx={16} cy={58} r={5} className="fill-pip" />
      <circle cx={25.5} cy={67} r={5} className="fill-pip" />
      <circle cx={35} cy={76} r={5} className="fill-pip" />
    </g>
  );
}
