import type { RuleSettings } from "@/domain/rules/settings";

// A second referee, slow and plain: lists of tiles and loops, written from the articles and sharing nothing with the engine
// but the names of the settings. It reads a hand told move by move and says what a person at the table would.

export type PlainHand = {
  readonly mode: "pairs" | "alone";
  readonly players: number;
  readonly leader: string;
  readonly firstHand?: boolean;
  readonly deal: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
  readonly play: string;
  readonly seen?: readonly {
    readonly seat: string;
    readonly tile: string;
    readonly from?: number;
  }[];
};

type PlainProblem = { readonly at: number | null; readonly code: string };

export type PlainResult = {
  readonly ending: "domino" | "block";
  readonly closer: string;
  readonly lastTile: string;
  readonly left: Readonly<Record<string, readonly string[]>>;
  readonly pips: Readonly<Record<string, number>>;
  readonly capicua: boolean;
  /** Seats whose tile made the passes of a bonus, in order. */
  readonly bonuses: readonly string[];
  /** The last tile was a seen one, or the closer's partner still has one after a block. */
  readonly closedSeen: boolean;
};

export type PlainVerdict =
  | { readonly ok: true; readonly result: PlainResult }
  | { readonly ok: false; readonly problems: readonly PlainProblem[] };

type Ends = readonly [number, number];

type Move = {
  readonly seat: string;
  readonly kind: "pass" | "draw" | "tile";
  readonly halves: Ends;
  readonly letter: string;
};

const SEATS = ["A", "B", "C", "D"];

/** `4-6` as `6-4`. */
function written(a: number, b: number): string {
  return a >= b ? `${a}-${b}` : `${b}-${a}`;
}

function halvesOf(tile: string): Ends {
  return [Number(tile[0]), Number(tile[2])];
}

function isTile(tile: string): boolean {
  return /^[0-6]-[0-6]$/.test(tile);
}

function shows(tile: string, number: number): boolean {
  return halvesOf(tile).includes(number);
}

function pipsOf(tiles: readonly string[]): number {
  let sum = 0;
  for (const tile of tiles) sum += halvesOf(tile)[0] + halvesOf(tile)[1];
  return sum;
}

function readMoves(play: string): readonly Move[] {
  return play
    .split(" ")
    .filter((text) => text !== "")
    .map((text) => {
      const [seat = "", what = ""] = text.split(":");
      if (what === "PASO") return { seat, kind: "pass", halves: [0, 0], letter: "" };
      const kind = what.startsWith("+") ? "draw" : "tile";
      const [first = "", second = ""] = what.replace("+", "").replace(/[LR]$/, "").split("-");
      const letter = /[LR]$/.exec(what)?.[0] ?? "";
      return { seat, kind, halves: [Number(first), Number(second)], letter };
    });
}

/** The table, changed as the hand goes on. */
type Table = {
  readonly hand: PlainHand;
  readonly rules: RuleSettings;
  readonly seats: readonly string[];
  readonly held: Map<string, string[]>;
  readonly stock: readonly string[];
  /** What the ends may be, left and right; more than one while a missing letter leaves it open. Empty at the start. */
  lines: readonly Ends[];
  endsBefore: Ends | null;
  readonly laid: string[];
  drawn: number;
  turn: string;
  at: number;
  closer: string | null;
  closedAt: number;
  /** Who laid the last tile and who has passed since; the opening tile is the first. */
  passed: string[];
  readonly bonuses: string[];
};

function handOf(table: Table, seat: string): string[] {
  return table.held.get(seat) ?? [];
}

function after(table: Table, seat: string): string {
  const { seats } = table;
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

function partner(seat: string): string {
  return { A: "C", B: "D", C: "A", D: "B" }[seat] ?? seat;
}

function fitsTable(table: Table, tile: string): boolean {
  const ends = table.lines[0];
  return ends === undefined || shows(tile, ends[0]) || shows(tile, ends[1]);
}

function isExposed(table: Table, seat: string, tile: string, at: number): boolean {
  return (table.hand.seen ?? []).some(
    (one) => one.seat === seat && one.tile === tile && (one.from ?? 0) <= at,
  );
}

/** Where the rules forbid it nobody goes out with a seen tile. */
function isForbidden(table: Table, seat: string): boolean {
  const [only, ...others] = handOf(table, seat);
  if (table.rules.seenTileFinish !== "forbidden" || only === undefined) return false;
  return others.length === 0 && isExposed(table, seat, only, table.at);
}

function playable(table: Table, seat: string): string[] {
  if (isForbidden(table, seat)) return [];
  return handOf(table, seat).filter((tile) => fitsTable(table, tile));
}

function tilesToDraw(table: Table): number {
  if (table.rules.stock === "none") return 0;
  const over = 28 - 7 * table.seats.length;
  return Math.max(0, over - table.rules.hiddenTiles - table.drawn);
}

function cannotPlay(table: Table, seat: string): boolean {
  return playable(table, seat).length === 0 && tilesToDraw(table) === 0;
}

/** Seats that should have had a turn before `seat`. */
function skippedBefore(table: Table, seat: string): string[] {
  const skipped: string[] = [];
  let next = table.turn;
  while (next !== seat && skipped.length < 4) {
    skipped.push(next);
    next = after(table, next);
  }
  return skipped;
}

/** 16.4: who laid the last tile goes on, because everybody else would only have passed. */
function isRunOn(table: Table, move: Move): boolean {
  if (move.kind !== "tile" || table.closer !== move.seat) return false;
  return skippedBefore(table, move.seat).every((seat) => cannotPlay(table, seat));
}

/** Where a tile can be put, as the ends after it. */
function placements(tile: string, [left, right]: Ends): Ends[] {
  const [a, b] = halvesOf(tile);
  const options: Ends[] = [];
  if (a === left) options.push([b, right]);
  else if (b === left) options.push([a, right]);
  if (a === right) options.push([left, b]);
  else if (b === right) options.push([left, a]);
  return options;
}

/** 16.3: the last tile of a player whose partner has played, where the next one cannot keep it from winning. */
function isLastTileEarly(table: Table, move: Move): boolean {
  const { rules, hand, turn } = table;
  const ends = table.lines[0];
  if (rules.lastTileEarly === "forbidden" || hand.mode !== "pairs" || ends === undefined)
    return false;
  const tile = written(...move.halves);
  const own = handOf(table, move.seat);
  if (move.kind !== "tile" || own.length !== 1 || own[0] !== tile) return false;
  if (after(table, turn) !== move.seat || !fitsTable(table, tile)) return false;
  const answers = playable(table, turn);
  if (answers.length > 0 && handOf(table, turn).length === 1) return false;
  for (const answer of answers) {
    for (const then of placements(answer, ends)) {
      if (!shows(tile, then[0]) && !shows(tile, then[1])) return false;
    }
  }
  return true;
}

/** Lays a tile and says whether the written end is one where it goes. */
function lay(table: Table, move: Move, tile: string, isLast: boolean): readonly Ends[] {
  if (table.lines.length === 0) return [move.halves];
  if (move.letter !== "") {
    for (const [left, right] of table.lines) {
      const [a, b] = halvesOf(tile);
      const open = move.letter === "L" ? left : right;
      if (!shows(tile, open)) continue;
      const other = a === open ? b : a;
      return [move.letter === "L" ? [other, right] : [left, other]];
    }
    return [];
  }
  const options = table.lines.flatMap((ends) => placements(tile, ends));
  const kinds = new Set(options.map((ends) => [...ends].sort().join()));
  if (kinds.size > 1 && !isLast) return [];
  const different = new Map(options.map((ends) => [ends.join(), ends]));
  return [...different.values()];
}

/** How high a tile stands among those that may open: doubles, then mixed ones as the book ranks them. */
function openingRank(tile: string, rank: RuleSettings["drawRank"]): number {
  const [high, low] = halvesOf(tile);
  const value = rank === "sum-then-half" ? (high + low) * 10 + high : high * 10 + low;
  return high === low ? 1000 + value : value;
}

/** The opening tile of a first hand that goes by the highest double, and its holder. */
function openingTile(table: Table): { readonly seat: string; readonly tile: string } | null {
  const { rules, hand, seats } = table;
  if (!hand.firstHand || rules.firstLeader !== "highest-double") return null;
  const all = seats.flatMap((seat) => handOf(table, seat).map((tile) => ({ seat, tile })));
  all.sort((x, y) => openingRank(y.tile, rules.drawRank) - openingRank(x.tile, rules.drawRank));
  return all[0] ?? null;
}

function passFaults(table: Table, seat: string): string[] {
  if (playable(table, seat).length > 0) return ["playable-tile-held"];
  return tilesToDraw(table) > 0 ? ["must-draw"] : [];
}

function drawFaults(table: Table, move: Move): string[] {
  const faults: string[] = [];
  if (playable(table, move.seat).length > 0 || tilesToDraw(table) === 0) {
    faults.push("must-not-draw");
  }
  const tile = written(...move.halves);
  const everywhere = [...table.laid, ...[...table.held.values()].flat()];
  const next = table.stock[table.drawn];
  if (!isTile(tile)) faults.push("unknown-tile");
  else if (everywhere.includes(tile)) faults.push("duplicate-tile");
  else if (next !== undefined && next !== tile) faults.push("must-draw");
  return faults;
}

/** 17.3: seen tiles go before others, in the order exposed. */
function dueTiles(table: Table, seat: string, choices: readonly string[]): string[] {
  const queue: string[] = [];
  for (const one of table.hand.seen ?? []) {
    const isExposedNow = one.seat === seat && (one.from ?? 0) <= table.at;
    if (isExposedNow && handOf(table, seat).includes(one.tile)) queue.push(one.tile);
  }
  if (table.rules.seenTileOrder === "player") return queue.filter((tile) => choices.includes(tile));
  const fitting = queue.find((tile) => choices.includes(tile));
  const first = table.rules.seenTileOrder === "strict" ? queue[0] : fitting;
  return first !== undefined && choices.includes(first) ? [first] : [];
}

function tileFaults(table: Table, move: Move): string[] {
  const { seat } = move;
  const tile = written(...move.halves);
  if (!isTile(tile)) return ["unknown-tile"];
  const faults: string[] = [];
  const own = handOf(table, seat);
  const isHeld = own.includes(tile);
  if (!isHeld) faults.push("tile-not-in-hand");
  if (lay(table, move, tile, own.length === 1).length === 0) faults.push("does-not-fit");
  const opening = table.laid.length === 0 ? openingTile(table) : null;
  if (opening !== null && opening.seat === seat && opening.tile !== tile) {
    faults.push("must-lead-with");
  }
  if (!isHeld) return faults;
  const choices = playable(table, seat);
  const due = dueTiles(table, seat, choices);
  if (opening === null && due.length > 0 && !due.includes(tile))
    faults.push("seen-tile-not-played");
  if (isForbidden(table, seat)) faults.push("seen-tile-cannot-finish");
  return faults;
}

function faultsOf(table: Table, move: Move): string[] {
  const isTurn = move.seat === table.turn || isRunOn(table, move) || isLastTileEarly(table, move);
  const turn = isTurn ? [] : ["out-of-turn"];
  if (move.kind === "pass") return [...turn, ...passFaults(table, move.seat)];
  if (move.kind === "draw") return [...turn, ...drawFaults(table, move)];
  return [...turn, ...tileFaults(table, move)];
}

/** The passes since the last tile, once somebody goes on or the hand is over. */
function noteBonus(table: Table, passes: number, isFollowed: boolean): void {
  const { hand, closer, seats } = table;
  if (closer === null) return;
  const all = seats.length - 1;
  const isOpening = table.laid.length === 1;
  if (isOpening && hand.mode === "alone") {
    if (passes > 0) table.bonuses.push(closer);
  } else if (isFollowed && (passes === all || (isOpening && passes === 1))) {
    table.bonuses.push(closer);
  }
}

function makeMove(table: Table, move: Move): void {
  const { seat } = move;
  const tile = written(...move.halves);
  const own = handOf(table, seat);
  if (move.kind === "pass") {
    table.passed.push(seat);
    table.turn = after(table, seat);
  } else if (move.kind === "draw") {
    own.push(tile);
    table.drawn++;
  } else {
    const skipped = skippedBefore(table, seat).filter((one) => cannotPlay(table, one));
    noteBonus(table, table.passed.length + skipped.length, true);
    table.endsBefore = table.lines[0] ?? null;
    table.lines = lay(table, move, tile, own.length === 1);
    own.splice(own.indexOf(tile), 1);
    table.laid.push(tile);
    table.passed = [];
    table.closer = seat;
    table.closedAt = table.at;
    table.turn = after(table, seat);
  }
  table.at++;
}

/** 10.1; individual 13: nobody can lay a tile, nor draw one that would fit. */
function isBlocked(table: Table): boolean {
  if (table.lines.length === 0) return false;
  if (table.seats.some((seat) => playable(table, seat).length > 0)) return false;
  if (tilesToDraw(table) === 0) return true;
  const ends = table.lines[0] ?? [];
  for (const end of ends) {
    if (table.laid.filter((tile) => shows(tile, end)).length < 7) return false;
  }
  return true;
}

function endingOf(table: Table): "domino" | "block" | null {
  if (table.closer !== null && handOf(table, table.closer).length === 0) return "domino";
  return isBlocked(table) ? "block" : null;
}

function resultOf(table: Table, ending: "domino" | "block"): PlainResult {
  const closer = table.closer ?? "";
  const lastTile = table.laid.at(-1) ?? "";
  const [left, right] = table.endsBefore ?? [0, 0];
  const [a, b] = halvesOf(lastTile);
  if (ending === "block") noteBonus(table, table.seats.length, false);
  const mate = partner(closer);
  const hasMateExposed =
    ending === "block" &&
    table.hand.mode === "pairs" &&
    handOf(table, mate).some((tile) => isExposed(table, mate, tile, table.closedAt));
  return {
    ending,
    closer,
    lastTile,
    left: Object.fromEntries(table.held),
    pips: Object.fromEntries([...table.held].map(([seat, tiles]) => [seat, pipsOf(tiles)])),
    capicua:
      ending === "domino" &&
      left !== right &&
      ((a === left && b === right) || (a === right && b === left)),
    bonuses: table.bonuses,
    closedSeen: hasMateExposed || isExposed(table, closer, lastTile, table.closedAt),
  };
}

/** Faults of the deal: tiles that do not exist or stand twice, then hands that are not of seven. */
function dealFaults(hand: PlainHand): string[] {
  const faults: string[] = [];
  const counts: string[] = [];
  const seen: string[] = [];
  const seats = SEATS.slice(0, hand.players);
  for (const tiles of [...seats.map((seat) => hand.deal[seat] ?? []), hand.stock]) {
    for (const tile of tiles) {
      if (!isTile(tile)) faults.push("unknown-tile");
      else if (seen.includes(tile)) faults.push("duplicate-tile");
      seen.push(tile);
    }
  }
  for (const seat of seats) {
    if ((hand.deal[seat] ?? []).length !== 7) counts.push("wrong-tile-count");
  }
  return [...faults, ...counts];
}

/** Referees a hand: all that is wrong with the first illegal move, or how the hand ended and what was left. */
export function refereeHand(hand: PlainHand, rules: RuleSettings): PlainVerdict {
  const refuse = (at: number | null, codes: readonly string[]): PlainVerdict => ({
    ok: false,
    problems: codes.map((code) => ({ at, code })),
  });
  const badDeal = dealFaults(hand);
  if (badDeal.length > 0) return refuse(null, badDeal);
  const seats = SEATS.slice(0, hand.players);
  const table: Table = {
    hand,
    rules,
    seats,
    held: new Map(seats.map((seat) => [seat, [...(hand.deal[seat] ?? [])]])),
    stock: hand.stock,
    lines: [],
    endsBefore: null,
    laid: [],
    drawn: 0,
    turn: hand.leader,
    at: 0,
    closer: null,
    closedAt: 0,
    passed: [],
    bonuses: [],
  };
  const opening = openingTile(table);
  if (opening !== null && opening.seat !== hand.leader) return refuse(0, ["out-of-turn"]);
  let ending: "domino" | "block" | null = null;
  let closingPasses = 0;
  for (const move of readMoves(hand.play)) {
    if (ending !== null) {
      const isClosing = ending === "block" && move.kind === "pass" && closingPasses < seats.length;
      if (!isClosing) return refuse(table.at, ["played-after-end"]);
      if (move.seat !== table.turn) return refuse(table.at, ["out-of-turn"]);
      closingPasses++;
      table.turn = after(table, move.seat);
      table.at++;
      continue;
    }
    const faults = faultsOf(table, move);
    if (faults.length > 0) return refuse(table.at, faults);
    makeMove(table, move);
    if (move.kind !== "pass") ending = endingOf(table);
  }
  if (ending === null) return refuse(table.at, ["unfinished"]);
  return { ok: true, result: resultOf(table, ending) };
}
