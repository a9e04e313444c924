import "server-only";

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, "Edge"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/OPR|Opera/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

/** What a browser says of itself, in two words: `Android · Chrome`. Undefined where it says nothing known. */
export function deviceOf(userAgent: string | null): string | undefined {
  const known = [SYSTEMS, BROWSERS].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? [],
  );
  return known.length === 0 ? undefined : known.join(" · ");
}
