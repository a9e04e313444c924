import { presetOf, resolveRules, ruleBook } from "@/domain/rules/resolve-rules";
import { timeText, convocatoriaWords as words } from "@/i18n/es/convocatoria";
import { pesosText } from "@/i18n/es/money";
import { formatName, WEIGHT_NAMES } from "@/i18n/es/table-states";
import type { Block } from "../layout/block";
import { boxed, pad, row, stack } from "../layout/block";
import { qr } from "../layout/figures";
import { text } from "../layout/text";
import type { ConvocatoriaData } from "./data";
import { contextOf } from "./pieces";

const COLUMNS = 3;
const QR = 74;

/** What, when, where and how long, in a box, with the way to the tournament's page. */
export function factsBox(data: ConvocatoriaData): Block {
  const grid = factGrid(factsOf(data));
  const { url } = data;
  const inside =
    url === undefined
      ? grid
      : row(
          [
            { width: { fr: 1 }, block: grid },
            {
              width: { pt: QR + 8 },
              block: stack(
                [qr(url, QR), text(words.scan, { size: 6.5, align: "centre", weight: "bold" })],
                2,
              ),
            },
          ],
          10,
        );
  return boxed(pad(inside, 9, 7), 1);
}

type Fact = readonly [label: string, value: string];

function factsOf(data: ConvocatoriaData): readonly Fact[] {
  const { format, weight, rounds, feeCents = 0, rules: spec } = data;
  const rules = resolveRules(spec, contextOf(data));
  const { name } = ruleBook(presetOf(spec));
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.format, formatName(format, data.pairing.teamSize)],
    [words.rounds, String(rounds)],
    [words.target, words.targetOf(rules.target)],
    [words.time, timeText(rules)],
    [words.book, name],
    [words.fee, feeCents === 0 ? words.free : pesosText(feeCents)],
    [words.weight, weight && WEIGHT_NAMES[weight]],
    [words.organiser, data.organiser],
    [words.direction, data.directors?.join(", ")],
    [words.judges, data.judges?.join(", ")],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function factGrid(facts: readonly Fact[]): Block {
  const lines = Array.from({ length: Math.ceil(facts.length / COLUMNS) }, (_, line) =>
    facts.slice(line * COLUMNS, (line + 1) * COLUMNS),
  );
  return stack(
    lines.map((line) =>
      row(
        Array.from({ length: COLUMNS }, (_, column) => ({
          width: { fr: 1 },
          block: factCell(line[column]),
        })),
        10,
      ),
    ),
    5,
  );
}

function factCell(fact: Fact | undefined): Block {
  const [label, value] = fact ?? ["", ""];
  return stack(
    [text(label, { size: 7 }), text(value, { size: 10, shrinkTo: 8, weight: "bold" })],
    0.5,
  );
}
