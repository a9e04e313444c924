"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { HandPreview } from "@/components/acta/hand-preview";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { RecordedHand } from "@/domain/match/acta";
import type { AnnullingArticle, HandCell, HandLine, LineRules } from "./hand-line";
import {
  cellsOf,
  EMPTY_LINE,
  endingOf,
  isEmptyLine,
  letterProblem,
  readHandLine,
  seatOfLetter,
} from "./hand-line";
import { LinePreview } from "./line-preview";
import { lineProblemText } from "./line-words";
import { isNextKey, refusedLineKey } from "./next-key";

const CELL_NAMES: Readonly<Record<HandCell, string>> = {
  ending: "Cierre",
  by: "Quién",
  article: "Artículo",
  doubles: "Dobles",
  A: "Puntos A",
  B: "Puntos B",
  C: "Puntos C",
  D: "Puntos D",
};

type HandLineFormProps = {
  readonly rules: LineRules;
  readonly articles: readonly AnnullingArticle[];
  readonly first?: HandLine;
  /** A figure or a scanned address in the first cell is a table to go to. */
  readonly onJump?: (typed: string) => unknown;
  /** Enter where nothing was typed: the sheet has no more lines. */
  readonly onEmpty?: () => unknown;
  readonly preview: (hand: RecordedHand) => HandPreview;
  /** Takes the hand; false when it could not. */
  readonly onHand: (hand: RecordedHand) => boolean;
  readonly submitLabel: string;
  /** Beside the button, such as a way out. */
  readonly children?: ReactNode;
  readonly autoFocus?: boolean;
};

/**
 * A hand in one line of cells. Letters go on by themselves, Enter goes to the next cell and, in the last one, takes the
 * hand; Backspace in an empty cell goes back. What is wrong is said under the line and nothing typed is lost; a refused line
 * takes no key until its typist takes it up again: the next hand, typed ahead, must not land in it.
 */
export function HandLineForm(props: HandLineFormProps) {
  const { rules, articles, first = EMPTY_LINE, onJump, preview, onHand, submitLabel } = props;
  const [line, setLine] = useState(first);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<HandCell | null>(null);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const cells = cellsOf(line, rules);
  const read = readHandLine(line, rules, articles);

  const input = (cell: HandCell | undefined) =>
    cell === undefined
      ? null
      : form.current?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
  function focus(cell: HandCell | undefined) {
    const target = input(cell);
    target?.focus();
    target?.select();
  }
  useEffect(() => {
    if (props.autoFocus) {
      form.current?.querySelector<HTMLInputElement>('[data-cell="ending"]')?.focus();
    }
  }, [props.autoFocus]);

  function type(cell: HandCell, text: string) {
    const next = withCell(line, cell, text);
    // The cells of the new ending must be there before the next key, however fast it comes.
    flushSync(() => {
      setLine(next);
      const wrong = letterProblem(next, cell, rules);
      // The focus stays where it is: whoever types an address goes on without losing its first letter.
      setProblems(wrong === null ? [] : [lineProblemText(wrong, next, rules)]);
      setFault(wrong === null ? null : cell);
    });
    const isRead =
      (cell === "ending" && endingOf(text, rules) !== null) ||
      (cell === "by" && seatOfLetter(text) !== null);
    if (!isRead) return;
    const order = cellsOf(next, rules);
    focus(order[order.indexOf(cell) + 1]);
  }

  /** What is wrong, and the cell where it is, which has the focus once the line is taken up again. */
  function say(wrong: readonly string[], cell: HandCell | null) {
    flushSync(() => {
      setProblems(wrong);
      setFault(cell);
      setRefused(wrong.length > 0);
    });
    if (cell !== null) focus(cell);
  }

  function takeUp(cell: HandCell) {
    flushSync(() => setRefused(false));
    focus(cell);
  }

  function submit() {
    if (!read.ok) {
      say([lineProblemText(read.problem, line, rules)], read.problem.cell);
      return;
    }
    const judged = preview(read.hand);
    if (!judged.ok) {
      say(judged.problems, faultOf(judged, cells));
      return;
    }
    if (!onHand(read.hand)) return;
    setLine(EMPTY_LINE);
    say([], null);
    requestAnimationFrame(() => focus("ending"));
  }

  /** Whether a refused line dealt with the key. */
  function isKept(event: KeyboardEvent<HTMLInputElement>, cell: HandCell): boolean {
    const does = isRefused ? refusedLineKey(event) : "pass";
    if (does === "pass") return false;
    event.preventDefault();
    event.stopPropagation();
    if (does === "take-up") takeUp(fault ?? cell);
    return true;
  }

  function goOn(cell: HandCell) {
    const at = cells.indexOf(cell);
    if (cell === "ending" && onJump && isJump(line.ending)) onJump(line.ending);
    else if (cell === "ending" && props.onEmpty && isEmptyLine(line)) props.onEmpty();
    else if (at === cells.length - 1) submit();
    // Its letter goes on by itself: whoever presses Enter out of habit is not sent past it.
    else if (cell !== "by" || line.by.trim() !== "") focus(cells[at + 1]);
  }

  function press(event: KeyboardEvent<HTMLInputElement>, cell: HandCell) {
    if (isKept(event, cell)) return;
    const at = cells.indexOf(cell);
    const isFigure = isFigureCell(cell) && event.currentTarget.value !== "";
    if (event.key === "Enter" || (isFigure && isNextKey(event.key))) {
      event.preventDefault();
      goOn(cell);
    } else if (isFigureCell(cell) && isNextKey(event.key)) event.preventDefault();
    if (event.key === "Backspace" && event.currentTarget.value === "" && at > 0) {
      event.preventDefault();
      focus(cells[at - 1]);
    }
  }

  return (
    <form
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-3"
    >
      <div className="grid grid-cols-4 items-end gap-2 sm:flex sm:flex-wrap">
        {cells.map((cell) => (
          <div key={cell} className="grid gap-1 sm:w-20">
            <label htmlFor={`${id}-${cell}`} className="text-sm font-semibold">
              {CELL_NAMES[cell]}
            </label>
            <input
              id={`${id}-${cell}`}
              data-cell={cell}
              value={cell.length === 1 ? line.pips[cell as "A"] : line[cell as "ending"]}
              onChange={(event) => type(cell, event.target.value)}
              onKeyDown={(event) => press(event, cell)}
              onPointerDown={() => isRefused && takeUp(cell)}
              readOnly={isRefused}
              inputMode={cell === "ending" || cell === "by" ? "text" : "decimal"}
              enterKeyHint={cell === cells.at(-1) ? "done" : "next"}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={lengthOf(cell, onJump !== undefined)}
              aria-invalid={cell === fault || undefined}
              aria-describedby={`${id}-problems`}
              className={classNames(
                "min-h-12 w-full rounded-control border-2 bg-surface px-2 text-center text-xl font-extrabold uppercase tabular-nums hover:border-ink",
                cell === fault ? "border-wine" : "border-line-strong",
              )}
            />
          </div>
        ))}
        <button
          type="submit"
          className="col-span-2 inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 border-sea bg-sea px-4 font-semibold text-on-sea hover:bg-sea-strong"
        >
          <Icon name="check" />
          {submitLabel}
        </button>
        {props.children}
      </div>
      <div id={`${id}-problems`} aria-live="polite">
        {problems.length > 0 && (
          <ul className="grid gap-1">
            {problems.map((problem) => (
              <li key={problem} className="flex items-start gap-1.5 font-semibold text-wine">
                <Icon name="stop" className="mt-0.5 size-5" />
                {problem}
              </li>
            ))}
            {isRefused && (
              <li>La línea no se anotó. Retroceso, o un toque en la casilla, para corregirla.</li>
            )}
          </ul>
        )}
        {problems.length === 0 && read.ok && <LinePreview preview={preview(read.hand)} />}
      </div>
    </form>
  );
}

/** Not the article: "8.7" has its own point. */
function isFigureCell(cell: HandCell): boolean {
  return cell.length === 1 || cell === "doubles";
}

function withCell(line: HandLine, cell: HandCell, text: string): HandLine {
  switch (cell) {
    case "ending":
    case "by":
    case "article":
    case "doubles":
      return { ...line, [cell]: text };
    default:
      return { ...line, pips: { ...line.pips, [cell]: text } };
  }
}

/**
 * The cell of a refused hand to be looked at: the one named; else, of the figures of which any could be another, the one
 * typed last.
 */
function faultOf(
  { seat, nearest }: Extract<HandPreview, { readonly ok: false }>,
  cells: readonly HandCell[],
): HandCell | null {
  if (seat && cells.includes(seat)) return seat;
  const near = Object.keys(nearest ?? {});
  return cells.findLast((cell) => near.includes(cell)) ?? cells.at(-1) ?? null;
}

/** A table's number, or more than any ending has letters: what a scanner typed. */
function isJump(typed: string): boolean {
  return /^\d{1,4}$/.test(typed.trim()) || typed.trim().length > 6;
}

function lengthOf(cell: HandCell, mayJump: boolean): number {
  if (cell === "ending") return mayJump ? 400 : 3;
  return cell === "article" ? 12 : 3;
}
