// What is announced when something changed, and what the live stream tells of it. Neither holds data: who reads asks for
// what it may see.

export const LIVE_CHANNEL = "capicua_live";

/**
 * `hand`: what a table writes and the public does not see. `match`: what everybody may see of a table. `call`: a judge is
 * called. The rest says what it is of.
 */
export type LiveWhat = "hand" | "match" | "call" | "round" | "clock" | "people" | "tournament";

export type LiveTopic = {
  readonly tournamentId: string;
  readonly matchId?: string;
  readonly what: LiveWhat;
  /** The acta's version with the change, where nothing else of the table changed. */
  readonly version?: number;
};

/** A message of the stream. */
export type LiveMessage = {
  readonly what: LiveWhat | "hello";
  /** Only this table; without it, any. */
  readonly matchId?: string;
  /** Who has read that table at this version, or a later one, has read the change. */
  readonly version?: number;
  /** The server's instant when it heard of the change; in a greeting, of the last one (0: of none yet). */
  readonly at: number;
  /** Ask again at some moment within so many milliseconds, so that a whole hall does not ask at once. */
  readonly within: number;
  /** In a greeting: the server's instant. */
  readonly now?: number;
};

/** Who listens: the public, the hall's screens, the phones of one table, or officials (of one table's page, or of all). */
export type Audience =
  | { readonly kind: "public" }
  | { readonly kind: "screen" }
  | { readonly kind: "table"; readonly matchId: string }
  | { readonly kind: "officials"; readonly matchId: string | null };

const WORDS = {
  public: "publico",
  screen: "pantalla",
  table: "mesa",
  officials: "oficiales",
} as const;

/** The address of a tournament's stream for an audience. */
export function streamAddress(slug: string, audience: Audience): string {
  const query = new URLSearchParams({ torneo: slug, para: WORDS[audience.kind] });
  if ("matchId" in audience && audience.matchId !== null) query.set("mesa", audience.matchId);
  return `/api/en-vivo?${query}`;
}

/** The audience that an address names. Officials where it names none: they hear the most. */
export function audienceOf(query: URLSearchParams): Audience {
  const matchId = query.get("mesa");
  switch (query.get("para")) {
    case WORDS.public:
      return { kind: "public" };
    case WORDS.screen:
      return { kind: "screen" };
    case WORDS.table:
      return matchId === null ? { kind: "public" } : { kind: "table", matchId };
    default:
      return { kind: "officials", matchId };
  }
}
