import type { RulesContext } from "@/domain/rules/settings";
import { row, rule, space, stack } from "../layout/block";
import type { FlowItem } from "../layout/flow-document";
import { text } from "../layout/text";
import type { ConvocatoriaData } from "./data";

/** Sizes of the running text, in points. */
export const BODY = 8.5;
export const SMALL = 7.4;

/** Tournament tables seat four in pairs, whatever is paired. */
export function contextOf({ format }: Pick<ConvocatoriaData, "format">): RulesContext {
  return { mode: "pairs", players: 4, format };
}

/** The title of a part, with a line over it. */
export function titleItem(title: string): FlowItem {
  return {
    block: stack([rule(1.2, 3), text(title, { size: 10.5, shrinkTo: 9, weight: "black" })], 1),
    above: 9,
    keepsNext: true,
  };
}

/** A sentence with a dot before it. */
export function pointItem(sentence: string, size = BODY): FlowItem {
  return {
    block: row(
      [
        { width: { pt: 8 }, block: text("·", { size, weight: "black" }) },
        { width: { fr: 1 }, block: text(sentence, { size }) },
      ],
      0,
    ),
    above: 2,
  };
}

/** A bold line and what it says under it, close together. */
export function namedItem(name: string, lines: readonly string[], size: number): FlowItem {
  return {
    block: stack(
      [
        text(name, { size, weight: "bold" }),
        ...lines.filter((line) => line !== "").map((line) => text(line, { size })),
        space(0),
      ],
      0.5,
    ),
    above: 3.5,
  };
}
