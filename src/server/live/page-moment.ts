import "server-only";
import { cache } from "react";
import { startHearing } from "./listen";

/**
 * The server's instant before the present request read anything (first asked for at the page's very beginning): what its
 * page shows is at least as new. A page that says so may be kept and shown to others, so changes are heard of from now on.
 */
export const pageMoment = cache((): number => {
  startHearing();
  return Date.now();
});
