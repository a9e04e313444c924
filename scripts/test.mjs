// npm test: every check, as the first command in a fresh clone.
import { isNodeRecent } from "./bootstrap/check-node.mjs";

if (isNodeRecent()) import("./checks/run.mjs");
