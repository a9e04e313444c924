import { classNames } from "./class-names";

// Icons on a 24-unit grid, drawn with strokes. They always stand beside a word and are hidden from readers.

const PATHS = {
  alert: "M12 3 22 20H2L12 3ZM12 10v5M12 17.5v.5",
  arrow: "M4 12h16M13 5l7 7-7 7",
  back: "M20 12H4M11 5l-7 7 7 7",
  ban: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.6 5.6l12.8 12.8",
  check: "M4 12.5 9.5 18 20 6.5",
  chevron: "M6 9l6 6 6-6",
  circle: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2",
  close: "M5 5l14 14M19 5 5 19",
  contrast: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M12 8h7.5M12 12h9M12 16h7.5",
  document: "M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6",
  download: "M12 3v12M7 10l5 5 5-5M5 20h14",
  edit: "M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4",
  first: "M19 5 9 12l10 7V5ZM5 5v14",
  flag: "M5 21V4h13l-3 4.5 3 4.5H5",
  gavel: "M13 4l7 7M10 7l7 7M11.5 5.5l-3 3 7 7 3-3M11 12l-7 7",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4v-9Z",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7v.5",
  last: "M5 5l10 7-10 7V5ZM19 5v14",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5",
  menu: "M3 6h18M3 12h18M3 18h18",
  minus: "M4 12h16",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  offline:
    "M3 3l18 18M5 10a11 11 0 0 1 4-2.4M13 7.1A11 11 0 0 1 19 10M8 13.5a6 6 0 0 1 3.5-1.6M12 18v.5",
  pause: "M8 5v14M16 5v14",
  pen: "M3 19c3-5 4 1 7-3s3-8 5-8-2 9 0 9 3-2 6-2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c1-5 4-7 8-7s7 2 8 7",
  next: "M9 5l7 7-7 7",
  play: "M7 4l12 8-12 8V4Z",
  plus: "M12 4v16M4 12h16",
  previous: "M15 5l-7 7 7 7",
  print: "M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7v-7Z",
  redo: "M16 5l4 4-4 4M20 9H9.5a5.5 5.5 0 0 0 0 11H16",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21",
  sound: "M4 9v6h4l5 4V5L8 9H4ZM16.5 9a4 4 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12",
  share: "M12 15V3M8 7l4-4 4 4M5 11v9h14v-9",
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5ZM12 8v5M12 16v.5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5",
  swap: "M4 8h15l-4-4M20 16H5l4 4",
  table: "M4 4h16v16H4V4ZM12 8v8M9 12h6",
  trophy: "M7 4h10v6a5 5 0 0 1-10 0V4ZM7 6H3.5c0 3 1.5 5 4 5M17 6h3.5c0 3-1.5 5-4 5M12 15v4M8 20h8",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8",
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = { readonly name: IconName; readonly className?: string };

/** An icon of one em (or the size that `className` gives), in the colour of the text. Put its word beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames("shrink-0", className ?? "size-[1.15em]")}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
