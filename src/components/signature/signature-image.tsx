import type { Strokes } from "./strokes";
import { strokesPath } from "./strokes";

/** A signature that was given, small. */
export function SignatureImage({
  strokes,
  label,
}: {
  readonly strokes: Strokes;
  readonly label: string;
}) {
  const height = Math.max(...strokes.flat().map(([, y]) => y), 0.1) * 1000 + 20;
  return (
    <svg
      viewBox={`0 0 1000 ${height}`}
      role="img"
      aria-label={label}
      className="h-16 max-w-full rounded-control bg-ivory text-pip"
    >
      <path
        d={strokesPath(strokes)}
        fill="none"
        stroke="currentColor"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
