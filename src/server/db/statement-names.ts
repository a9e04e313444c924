import "server-only";

/** Seen so often, a statement is worth a plan that stays with the connection. */
const OFTEN = 5;
/** Of statements with more parameters there are as many as there are lengths of lists. */
const MOST_PARAMETERS = 40;
/** Each of them holds memory in each connection of the pool. */
const MOST_NAMES = 200;
/** Statements of which it is not known yet whether they come again. */
const MOST_COUNTED = 2000;

/**
 * Names for statements that come again and again, so that PostgreSQL reads and plans each once a connection and not each
 * time: to plan what reads a table takes longer than to read it. "" is no name, and a plan for one time.
 */
export function statementNames(): (statement: {
  readonly sql: string;
  readonly args: readonly unknown[];
}) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql, args }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (args.length > MOST_PARAMETERS || names.size >= MOST_NAMES) return "";
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(sql, count);
      return "";
    }
    counts.delete(sql);
    const name = `c${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
