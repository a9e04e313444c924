/** Before the sound /i/ the conjunction is "e": Inés, Hilda, Yvette; not before a diphthong (hielo, Yeison). */
const SOUNDS_LIKE_I = /^[«"(]?(i|í|hi(?![aeou])|hí|y(?![aeiouáéíóú]))/iu;

/** What joins a list to its last item, with its spaces: " y " or " e ". */
function andBefore(next: string): " y " | " e " {
  return SOUNDS_LIKE_I.test(next) ? " e " : " y ";
}

/** Items as a Spanish list: "Leonel e Inés", "1, 2 y 3"; empty for none. */
export function listed(items: readonly (string | number)[]): string {
  const words = items.map(String);
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")}${andBefore(last)}${last}`;
}
