import process from "node:process";
import { run } from "./run";

// A reader that closes early (`| head`) ends the writing, not with an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  write: (text) => process.stdout.write(text),
});
