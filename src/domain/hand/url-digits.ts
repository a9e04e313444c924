// Small whole numbers as text that a link carries unchanged: one base64url character a digit of base 64, and at the end
// two that tell damage. It knows nothing of what the numbers mean.

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BASE = 64;
/** Digits of a longer number carry five bits each and one that says that more follow. */
const MORE = 32;
/** A prime below 64 × 64: any one character that changed is noticed, and of worse damage all but one in 4,093. */
const CHECK_MODULUS = 4093;

const DIGIT_OF: ReadonlyMap<string, number> = new Map(
  [...ALPHABET].map((character, digit) => [character, digit]),
);

/** A number from 0, in as many digits as it needs. */
export function longDigits(value: number): readonly number[] {
  const digits: number[] = [];
  let rest = value;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) digits.push(MORE + (rest % MORE));
  return [...digits, rest];
}

/** A number of either sign: those below zero take the odd places. */
export function signedDigits(value: number): readonly number[] {
  return longDigits(value < 0 ? -2 * value - 1 : 2 * value);
}

function checkText(text: string): string {
  let sum = 1;
  for (let i = 0; i < text.length; i++) sum = (sum * 131 + text.charCodeAt(i)) % CHECK_MODULUS;
  return `${ALPHABET[Math.floor(sum / BASE)]}${ALPHABET[sum % BASE]}`;
}

/** A heading without `.` and digits of 0 to 63, as `heading.digits` with two characters that tell damage. */
export function digitText(heading: string, digits: readonly number[]): string {
  const text = `${heading}.${digits.map((digit) => ALPHABET[digit]).join("")}`;
  return text + checkText(text);
}

/** Heading and digits of a text; null where it is damaged, or none of ours. */
export function parseDigitText(
  text: string,
): { readonly heading: string; readonly digits: readonly number[] } | null {
  const body = text.slice(0, -2);
  const dot = body.indexOf(".");
  if (dot < 0 || text.slice(-2) !== checkText(body)) return null;
  const digits = [...body.slice(dot + 1)].map((character) => DIGIT_OF.get(character) ?? BASE);
  return digits.includes(BASE) ? null : { heading: body.slice(0, dot), digits };
}

/** Reads digits one after another. Past the end, or out of range, it gives 0 and is no longer `isWhole`. */
export type DigitReader = {
  /** The next digit, below a limit. */
  readonly next: (limit: number) => number;
  readonly long: () => number;
  readonly signed: () => number;
  /** Whether nothing is left to read. */
  readonly isSpent: () => boolean;
  /** Whether everything read was there, in range, and is now at its end. */
  readonly isWhole: () => boolean;
};

export function digitReader(digits: readonly number[]): DigitReader {
  let place = 0;
  let isBroken = false;
  function next(limit: number): number {
    const digit = digits[place++] ?? BASE;
    if (digit >= limit) isBroken = true;
    return digit < limit ? digit : 0;
  }
  function long(): number {
    let value = 0;
    for (let weight = 1; ; weight *= MORE) {
      const digit = next(BASE);
      value += (digit % MORE) * weight;
      if (digit < MORE) return value;
      if (value > Number.MAX_SAFE_INTEGER / BASE) break;
    }
    isBroken = true;
    return 0;
  }
  function signed(): number {
    const value = long();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
  return {
    next,
    long,
    signed,
    isSpent: () => place >= digits.length,
    isWhole: () => !isBroken && place === digits.length,
  };
}
