/** Runs pieces of work in turns; each calls `done` when it is over. */
export type Turns = (work: (done: () => void) => void) => void;

/**
 * Lets one piece of work run at a time, in the order in which they came. One that takes longer than `patienceMs` lets the
 * next begin all the same.
 */
export function createTurns(
  patienceMs: number,
  later: (work: () => void, ms: number) => () => void,
): Turns {
  const waiting: ((done: () => void) => void)[] = [];
  let isBusy = false;

  function next(): void {
    const work = waiting.shift();
    isBusy = work !== undefined;
    if (work === undefined) return;
    let isOver = false;
    const done = () => {
      if (isOver) return;
      isOver = true;
      cancel();
      next();
    };
    const cancel = later(done, patienceMs);
    work(done);
  }

  return (work) => {
    waiting.push(work);
    if (!isBusy) next();
  };
}
