// Under npm, a kill -9 of npm would leave its program running unseen: npm's end is ours too.
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";

const SHELL = /^\d+ \((?:sh|dash|bash)\) \S (\d+)/;

/** The process that started us, past the shell that npm puts between; the number changes when it dies. */
function starter() {
  const file = `/proc/${process.ppid}/stat`;
  const [, parent] = SHELL.exec(existsSync(file) ? readFileSync(file, "utf8") : "") ?? [];
  return parent === undefined ? process.ppid : Number(parent);
}

const first = starter();

/** Calls `leave` when the npm that started this process is gone; never when no npm did. Returns how to stop watching. */
export function whenStarterIsGone(leave) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (starter() !== first) leave();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
