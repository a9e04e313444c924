import { checkText } from "./check-text";

// Runs in a thread of the browser, so that the page stays alive while a large event is checked.

addEventListener("message", ({ data }: MessageEvent<string>) => {
  checkText(data, (report) => postMessage(report));
});
