// Reading aloud by the browser's own voice. It says nothing by itself, and nothing at all where a phone has no voice.

/** Whether this browser can speak. Browser only. */
export function canSpeak(): boolean {
  return typeof window !== "undefined" && "speechSynthesis" in window;
}

/** The Spanish voice nearest to home: Dominican, then American, then any. */
export function spanishVoice<Voice extends { readonly lang: string }>(
  voices: readonly Voice[],
): Voice | null {
  const rank = ({ lang }: Voice) => {
    const tag = lang.toLowerCase().replace("_", "-");
    if (!tag.startsWith("es")) return ORDER.length + 1;
    const place = ORDER.findIndex((one) => tag.startsWith(one));
    return place < 0 ? ORDER.length : place;
  };
  const [best] = voices.toSorted((a, b) => rank(a) - rank(b));
  return best !== undefined && rank(best) <= ORDER.length ? best : null;
}

const ORDER = ["es-do", "es-pr", "es-419", "es-us", "es-mx", "es-co", "es-ve"] as const;

/** A line of the screen as it is spoken: signs become words. */
export function spokenText(line: string): string {
  return line
    .replaceAll(" + ", " más ")
    .replaceAll(" = ", ", son ")
    .replaceAll(" · ", ". ")
    .replaceAll(/(\d)[–-](\d)/g, "$1 a $2");
}

/** Speaks in Spanish, cutting off what was being said. True where there was a voice for it. */
export function speak(line: string): boolean {
  if (!canSpeak()) return false;
  const voices = window.speechSynthesis.getVoices();
  const voice = spanishVoice(voices);
  // Some browsers list their voices late or never and speak all the same.
  if (voice === null && voices.length > 0) return false;
  const words = new SpeechSynthesisUtterance(spokenText(line));
  words.lang = voice?.lang ?? "es-DO";
  words.voice = voice;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
  return true;
}
