import type { Countersignature, SideSignature } from "@/domain/match/acta";
import type { PairSide } from "@/domain/rules/seat";
import { capitalized } from "@/i18n/es/capitalized";
import { localInstant } from "@/i18n/es/document-dates";
import { sheetWords as words } from "@/i18n/es/documents";
import { paperLifeParts } from "@/i18n/es/paper-life";
import type { Block } from "../layout/block";
import { atHeight, boxed, grow, pad, space, stack } from "../layout/block";
import { qr, signature } from "../layout/figures";
import { footLine } from "../layout/list-document";
import { text } from "../layout/text";
import type { SheetData } from "../sheet-data";
import { isOpen, scannedUrl, signerName } from "../sheet-data";
import type { SheetScale } from "./scale";

/** Where one pair signs: empty, with the strokes of who signed, that the ink is on paper, or the refusal that 11.3 fines. */
export function signatureBox(sheet: SheetData, side: PairSide, scale: SheetScale): Block {
  const given = sheet.record?.signatures.filter((signed) => signed.side === side) ?? [];
  const signed = given.find((one) => !("refused" in one)) ?? given.at(-1);
  const named = given.map((one) => words.by(one.by, signerName(sheet, one.by)));
  return lineBox(words.signs(side), middleOfBox(sheet, signed, scale), named.join(", "), scale);
}

function middleOfBox(
  sheet: SheetData,
  signed: SideSignature | undefined,
  scale: SheetScale,
): Block {
  if (signed) return signedMiddle(signed, scale);
  if (isOpen(sheet)) return space(scale.signature);
  return statement(sheet.record?.ruling ? words.byRuling : words.unsigned, scale);
}

function signedMiddle(signed: SideSignature | Countersignature, scale: SheetScale): Block {
  if ("strokes" in signed) return signature(signed.strokes, scale.signature);
  if ("refused" in signed) return statement(words.refused, scale);
  return statement("pin" in signed ? words.signedByPin : words.signedOnPaper, scale);
}

function statement(content: string, scale: SheetScale): Block {
  const size = scale.body * 0.95;
  return atHeight(
    scale.signature,
    text(content, { size, shrinkTo: size * 0.75, align: "centre", stand: "middle" }),
  );
}

/** Where the judge signs; the record says when the director did it instead, and who closed it where that was another. */
export function judgeBox(sheet: SheetData, scale: SheetScale): Block {
  const { judge, countersign } = sheet.record ?? {};
  const given = countersign ?? (judge?.strokes ? { strokes: judge.strokes } : undefined);
  const names = new Set([judge?.name, countersign?.name].filter((name) => name !== undefined));
  return lineBox(
    judge?.asDirector ? words.director : words.judge,
    given ? signedMiddle(given, scale) : space(scale.signature),
    [...names].join(" · "),
    scale,
  );
}

function lineBox(title: string, middle: Block, name: string, scale: SheetScale): Block {
  const size = scale.small;
  return boxed(
    pad(
      stack([
        text(title, { size, shrinkTo: size * 0.8, weight: "bold" }),
        grow(middle),
        text(name === "" ? " " : name, { size, shrinkTo: size * 0.88 }),
      ]),
      scale.gap * 0.5,
      scale.gap * 0.35,
    ),
    1.1,
  );
}

/** QR to the public proof and, unless `bare`, the words; with the code for those who type it. Nothing where the sheet has no proof. */
export function proofBlock(sheet: SheetData, scale: SheetScale, bare = false): Block {
  const { proof } = sheet;
  if (!proof) return space(0);
  const centre = { align: "centre" } as const;
  return stack(
    [
      qr(scannedUrl(proof), scale.qr),
      // The quiet zone that a reader wants around the code.
      space(scale.qr * 0.05),
      text(proof.code, {
        ...centre,
        size: scale.body * 1.15,
        shrinkTo: scale.body * 0.7,
        weight: "black",
      }),
      ...(bare
        ? []
        : [text(words.verify, { ...centre, size: scale.small, shrinkTo: scale.small * 0.8 })]),
    ],
    1.5,
  );
}

/** The last line: version and closing, page of the proof, hashes of seating and record, which part of how many. */
export function sheetFoot(sheet: SheetData, part: number, parts: number, scale: SheetScale): Block {
  const { record, proof, event } = sheet;
  const state = [stateWords(sheet)];
  if (record?.closedAt) state.push(words.closed(localInstant(record.closedAt, event.timeZone)));
  if (proof?.seating) state.push(words.seating(proof.seating));
  const first = [...state, ...(proof ? [proof.url] : [])].join(" · ");
  const lines = [
    ...reopeningLines(sheet, scale),
    footLine(first, words.part(part, parts), scale.small),
  ];
  const life = record ? paperLifeParts(record, event.timeZone) : [];
  if (life.length > 0)
    lines.push(
      text(capitalized(life.join(" · ")), { size: scale.small, shrinkTo: scale.small * 0.6 }),
    );
  if (proof?.hash) {
    lines.push(
      text(words.hash(proof.hash, proof.key), { size: scale.small, shrinkTo: scale.small * 0.6 }),
    );
  }
  return stack(lines, 1);
}

/** That the sheet counts no more, boxed to be seen, and which version it corrects. */
function reopeningLines({ record, proof, event }: SheetData, scale: SheetScale): readonly Block[] {
  const size = scale.small;
  const { replaced } = proof ?? {};
  const when = (at: string) => localInstant(at, event.timeZone);
  const lines: Block[] = [];
  if (replaced) {
    const { by, at, reason } = replaced;
    const notice = text(words.replaced(by, when(at), reason), {
      size: scale.body,
      shrinkTo: size * 0.8,
      weight: "black",
    });
    lines.push(boxed(pad(notice, scale.gap * 0.5, scale.gap * 0.3), 1.1));
  }
  if (record?.replaces) {
    const { version, by, at, reason } = record.replaces;
    lines.push(text(words.replaces(version, by, when(at), reason), { size, shrinkTo: size * 0.6 }));
  }
  return lines;
}

function stateWords({ record }: SheetData): string {
  if (record === undefined) return words.blank;
  if (record.unfinished) return words.upTo(record.hands.length);
  return words.version(record.version);
}
