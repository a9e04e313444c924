// Written in old JavaScript on purpose: an old Node must be able to read it and say so.
import { readFileSync } from "node:fs";

const required = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
).engines.node.replace(">=", "");

/** Says in one line that this Node is too old, and answers false; true when it will do. */
export function isNodeRecent() {
  const wanted = required.split(".").map(Number);
  const found = process.versions.node.split(".").map(Number);
  if (found[0] > wanted[0] || (found[0] === wanted[0] && found[1] >= wanted[1])) return true;
  process.stderr.write(
    "Capicúa necesita Node " +
      required +
      " o más nuevo; este es " +
      process.versions.node +
      ". Descárgalo de https://nodejs.org\n",
  );
  process.exitCode = 1;
  return false;
}
