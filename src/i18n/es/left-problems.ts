import type { HandProblem } from "@/domain/hand/hand";
import type { Names } from "./hand-facts";
import { listOf, nameOf, numberOf, wordOf } from "./hand-facts";

// Why what is left cannot have been left, and which figure to count again.

function pipsText(pips: unknown): string {
  if (typeof pips !== "object" || pips === null) return wordOf(pips);
  return Object.entries(pips)
    .map(([seat, value]) => `${seat} ${value}`)
    .join(", ");
}

/** More figures than these to count again are no help to name. */
const NAMED = 2;

/** The figures that would do, one seat changed: `cuadraría con 4 o 6 de jugador A`. */
function nearestText(nearest: unknown, names: Names): string {
  if (typeof nearest !== "object" || nearest === null) return "";
  const entries = Object.entries(nearest);
  if (entries.length > NAMED) return "; cuadraría con una sola de esas cifras corregida";
  const options = entries.map(
    ([seat, values]) =>
      `${(Array.isArray(values) ? values : []).join(" o ")} de ${nameOf(seat, names)}`,
  );
  return options.length === 0 ? "" : `; cuadraría con ${options.join(", o con ")}`;
}

function anyOf(seats: unknown, names: Names): string {
  return (Array.isArray(seats) ? seats : []).map((seat) => nameOf(seat, names)).join(" o ");
}

/** No line of play explains the tiles; perhaps one does with another leader or closer. */
function noLineText(p: HandProblem, names: Names): string {
  const end = typeof p.closer === "string" ? ` y terminara ${nameOf(p.closer, names)}` : "";
  const said = `no hay manera de jugar esas fichas si salió ${nameOf(p.leader, names)}${end}`;
  const leaders = anyOf(p.leaders, names);
  const closers = anyOf(p.closers, names);
  const options = [
    ...(leaders === "" ? [] : [`si salió ${leaders}`]),
    ...(closers === "" ? [] : [`si cerró ${closers}`]),
  ];
  return options.length === 0
    ? `${said}: revisen las fichas de cada jugador`
    : `${said}; cuadraría ${options.join(", o ")}`;
}

/** The sentence of `pips-impossible`. */
export function describeImpossiblePips(p: HandProblem, names: Names): string {
  const nearest = nearestText(p.nearest, names);
  if (p.left !== undefined) {
    return `los puntos (${pipsText(p.pips)}) no son los de las fichas (${pipsText(p.left)})`;
  }
  if (p.line === "none") return noLineText(p, names);
  if (Array.isArray(p.odd)) {
    return `con esas fichas quedan sueltos los números ${listOf(p.odd)}: alguna ficha está mal anotada`;
  }
  if (p.most !== undefined) {
    return `${pipsText(p.pips)} suman ${numberOf(p.sum)}, y al terminar así no pueden quedar más de ${numberOf(p.most)} puntos: vuelvan a contar`;
  }
  if (p.parity === "odd") {
    return `tras un tranque la suma de lo que queda es par, y ${pipsText(p.pips)} suman ${numberOf(p.sum)}: vuelvan a contar${nearest}`;
  }
  return `no hay fichas que sumen a la vez ${pipsText(p.pips)}: vuelvan a contar${nearest}`;
}
