/** Which build of the program this is; empty while it is being developed. Written in by `next.config.ts`. */
// biome-ignore lint/style/noProcessEnv: a literal that the build puts in the place of these words
export const BUILD = process.env.CAPICUA_BUILD ?? "";
