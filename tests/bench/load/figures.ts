import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

// What a measurement says: how long things took, and what the processors did meanwhile.

/** The value that a share (0 to 1) of the list does not exceed; 0 of an empty list. */
export function quantile(taken: readonly number[], share: number): number {
  const sorted = taken.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** A line: how many, median, 95 %, most. */
export function timesLine(name: string, taken: readonly number[]): string {
  const [half, most, all] = [0.5, 0.95, 1].map((share) =>
    `${quantile(taken, share).toFixed(0)} ms`.padStart(9),
  );
  return `${name.padEnd(34)} ${String(taken.length).padStart(6)}   p50 ${half}   p95 ${most}   max ${all}`;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** What Linux says of a process, from its state on; the name before it, in brackets, may hold anything. */
function fieldsOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** What a process has used; with that of its children that are gone. */
function ticksOf(pid: number): number {
  return fieldsOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

/** Processor time so far, in milliseconds. Zero where the system does not tell. */
export type ProcessorTime = {
  readonly application: number;
  readonly database: number;
  readonly generator: number;
};

/** Reads what the application, the database server and this process have used so far. */
export function processorTime(applicationPid: number, postmasterPid: number): ProcessorTime {
  const { user, system } = process.cpuUsage();
  const generator = (user + system) / 1000;
  try {
    const servers = [postmasterPid, ...childrenOf(postmasterPid)];
    return {
      application: ticksOf(applicationPid) * TICK_MS,
      database: servers.reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0),
      generator,
    };
  } catch {
    return { application: 0, database: 0, generator };
  }
}

/** The process that a process of this machine was started by; 0 where the system does not tell. */
export function parentOf(pid: number): number {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return 0;
  }
}

/**
 * How fast the processors are while others work on the machine: what the same sum takes of them, on average and at best.
 * Processor time counts what they wait for each other, so figures compare only where these do.
 */
export function paceLine(): string {
  const taken = Array.from({ length: 40 }, () => {
    const start = process.cpuUsage();
    let sum = 0;
    for (let i = 0; i < 5_000_000; i++) sum = (sum * 31 + i) % 1_000_003;
    const { user, system } = process.cpuUsage(start);
    return sum < 0 ? 0 : (user + system) / 1000;
  });
  const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length;
  return `a fixed sum takes ${mean.toFixed(1)} ms of a processor (${Math.min(...taken).toFixed(1)} at best)`;
}
