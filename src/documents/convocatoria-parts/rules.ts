import { sameData } from "@/domain/kernel/same-data";
import { explainRules, presetOf, resolveRules, ruleBook } from "@/domain/rules/resolve-rules";
import { catalogueOf, listRecordable } from "@/domain/sanctions/catalogue";
import type { Infraction } from "@/domain/sanctions/infraction";
import {
  attendanceLines,
  claimLines,
  clockLines,
  fineLines,
  pairingLines,
  registrationLines,
  convocatoriaWords as words,
} from "@/i18n/es/convocatoria";
import { lastHandRule } from "@/i18n/es/last-hand";
import { pesosText } from "@/i18n/es/money";
import { SETTING_TEXTS, settingValueText, tieBreakLabel } from "@/i18n/es/rules";
import { editionText } from "@/i18n/es/rules/edition";
import { stepText } from "@/i18n/es/sanction-steps";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { FlowItem } from "../layout/flow-document";
import type { ConvocatoriaData } from "./data";
import { BODY, contextOf, namedItem, pointItem, SMALL, titleItem } from "./pieces";

/** The rules in sentences: the book, what the tournament changes in it, and everything that people ask first. */
export function ruleItems(data: ConvocatoriaData): readonly FlowItem[] {
  const rules = resolveRules(data.rules, contextOf(data));
  const part = (title: string, lines: readonly string[]) => [
    titleItem(title),
    ...lines.map((line) => pointItem(line)),
  ];
  const fee = data.feeCents ? pesosText(data.feeCents) : null;
  return [
    ...part(words.book, bookLines(data)),
    titleItem(words.changes),
    ...changeItems(data),
    ...part(words.clock, [
      ...clockLines(rules),
      ...(rules.callMinutes === null ? [] : [lastHandRule(rules)]),
    ]),
    ...part(words.pairing, pairingLines(data.pairing, data.format)),
    ...part(words.standings, [
      words.orderOf(data.standingsOrder.map(tieBreakLabel).join(", ")),
      `${SETTING_TEXTS.netFormula.label}: ${settingValueText("netFormula", rules.netFormula)}.`,
    ]),
    ...part(words.attendance, attendanceLines(rules)),
    ...part(words.fines, fineLines(rules)),
    ...infractionItems(data),
    ...part(words.claims, claimLines(rules)),
    ...part(words.registration, registrationLines(fee)),
  ];
}

function bookLines({ rules, frozen }: ConvocatoriaData): readonly string[] {
  const book = ruleBook(presetOf(rules));
  return [`${book.name}. ${book.source}`, editionText(book), frozen ? words.frozen : words.open];
}

function changeItems(data: ConvocatoriaData): readonly FlowItem[] {
  const context = contextOf(data);
  const book = new Map(
    explainRules(presetOf(data.rules), context).map((row) => [row.setting, row]),
  );
  const changed = explainRules(data.rules, context).filter(({ setting, value, origin }) => {
    const own = book.get(setting);
    return origin === "event" && !sameData(own?.value, value);
  });
  if (changed.length === 0) return [pointItem(words.unchanged)];
  return changed.flatMap(({ setting, value }) => {
    const own = book.get(setting);
    if (own === undefined) return [];
    const label = SETTING_TEXTS[setting].label;
    return [
      namedItem(
        words.change(label, settingValueText(setting, value)),
        [words.bookSays(settingValueText(setting, own.value), own.article)],
        BODY,
      ),
    ];
  });
}

/** The faults that a judge meets most, each with its steps; a book without a table of them says so. */
function infractionItems({ rules }: ConvocatoriaData): readonly FlowItem[] {
  const catalogue = catalogueOf(rules);
  const usual = listRecordable(catalogue).filter((infraction) => infraction.usual);
  const { name } = ruleBook(presetOf(rules));
  return [
    titleItem(words.usual(name)),
    ...(catalogue.id === "minimal" ? [pointItem(words.byTheJudge)] : usual.map(infractionItem)),
  ];
}

function infractionItem({ code, article, steps }: Infraction): FlowItem {
  const lines = steps.map((step, index) =>
    steps.length === 1
      ? words.onlyStep(stepText(code, step))
      : words.step(index + 1, stepText(code, step)),
  );
  return namedItem(
    `${infractionTitle(code)} (${words.article([article])})`,
    [lines.join(" ")],
    SMALL,
  );
}
