// npm start: the first command in a fresh clone.
import { isNodeRecent } from "./bootstrap/check-node.mjs";

if (isNodeRecent()) import("./bootstrap/start.mjs");
