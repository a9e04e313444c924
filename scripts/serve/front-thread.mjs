// The thread that the hall talks to. Plain JavaScript: a thread begins without the loader that reads TypeScript.
import { tsImport } from "tsx/esm/api";

await tsImport("./front-thread.ts", import.meta.url);
