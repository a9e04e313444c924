// The two sizes of a sheet. `one` fills a page; `two` fills half of one, so its blocks stand side by side.

export type SheetScale = {
  readonly body: number;
  readonly small: number;
  readonly name: number;
  readonly figure: number;
  readonly title: number;
  readonly gap: number;
  /** Least height of a line for a hand on a filled sheet, and the height it takes where there is room. */
  readonly handLine: number;
  readonly handLineFull: number;
  /** Least height of a line that a pen still writes on. */
  readonly handLineToWrite: number;
  readonly blankHands: number;
  readonly ledgerLine: number;
  readonly signature: number;
  readonly qr: number;
};

export const SHEET_SCALES = {
  one: {
    body: 9.5,
    small: 7.5,
    name: 12.5,
    figure: 30,
    title: 17,
    gap: 9,
    handLine: 13,
    handLineFull: 23,
    handLineToWrite: 15.5,
    blankHands: 16,
    ledgerLine: 22,
    signature: 44,
    qr: 70,
  },
  two: {
    body: 7.5,
    small: 6.5,
    name: 9,
    figure: 19,
    title: 12.5,
    gap: 5,
    handLine: 10,
    handLineFull: 15,
    handLineToWrite: 11.5,
    blankHands: 14,
    ledgerLine: 24,
    signature: 32,
    qr: 42,
  },
} as const satisfies Record<string, SheetScale>;

export type SheetLayout = keyof typeof SHEET_SCALES;
