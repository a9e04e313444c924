// What a database consists of, as lines that two databases can be compared by. Order of columns and
// comments are left out; what a line says is what PostgreSQL itself says of the object.
import postgres from "postgres";

/** One object: its kind, its name with its table's, and its definition. */
export type CatalogueEntry = {
  readonly kind:
    | "column"
    | "constraint"
    | "index"
    | "enum"
    | "trigger"
    | "function"
    | "view"
    | "sequence"
    | "extension";
  readonly name: string;
  readonly definition: string;
};

const QUERY = `
  select 'column' as kind, c.table_name || '.' || c.column_name as name,
    concat_ws(' ', pg_catalog.format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, 'default ' || c.column_default,
      'collate ' || c.collation_name, 'generated ' || c.generation_expression) as definition
  from information_schema.columns c
  join pg_attribute a on a.attrelid = to_regclass(format('%I.%I', c.table_schema, c.table_name)) and a.attname = c.column_name
  where c.table_schema = 'public' and not exists (
    select 1 from pg_depend d where d.objid = a.attrelid and d.deptype = 'e')
  union all
  select 'constraint', r.relname || '.' || k.conname, pg_get_constraintdef(k.oid)
  from pg_constraint k join pg_class r on r.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype <> 'n'
  union all
  select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'enum', t.typname, string_agg(e.enumlabel, ', ' order by e.enumsortorder)
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname
  union all
  select 'trigger', r.relname || '.' || t.tgname, pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class r on r.oid = t.tgrelid
  where not t.tgisinternal and r.relnamespace = 'public'::regnamespace
  union all
  select 'function', p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', md5(p.prosrc)
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not exists (
    select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'view', viewname, md5(definition) from pg_views where schemaname = 'public'
  union all
  select 'sequence', sequencename, data_type::text from pg_sequences where schemaname = 'public'
  union all
  select 'extension', extname, '' from pg_extension where extname <> 'plpgsql'
  order by 1, 2`;

/** The catalogue of `url`, Prisma's own table of migrations left out, sorted by kind and name. */
export async function readCatalogue(url: string): Promise<readonly CatalogueEntry[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const entries = await sql.unsafe<CatalogueEntry[]>(QUERY);
    return entries.filter((entry) => !entry.name.startsWith("_prisma_migrations"));
  } finally {
    await sql.end();
  }
}

/** A difference between two catalogues; null on the side that lacks the object. */
export type CatalogueDifference = {
  readonly kind: CatalogueEntry["kind"];
  readonly name: string;
  readonly left: string | null;
  readonly right: string | null;
};

/** What differs between two catalogues, object by object. */
export function compareCatalogues(
  left: readonly CatalogueEntry[],
  right: readonly CatalogueEntry[],
): readonly CatalogueDifference[] {
  const keyOf = (entry: CatalogueEntry) => `${entry.kind} ${entry.name}`;
  const inRight = new Map(right.map((entry) => [keyOf(entry), entry]));
  const inLeft = new Set(left.map(keyOf));
  const missingOrOther = left.flatMap((entry) => {
    const other = inRight.get(keyOf(entry))?.definition ?? null;
    return other === entry.definition
      ? []
      : [{ kind: entry.kind, name: entry.name, left: entry.definition, right: other }];
  });
  const added = right
    .filter((entry) => !inLeft.has(keyOf(entry)))
    .map((entry) => ({ kind: entry.kind, name: entry.name, left: null, right: entry.definition }));
  return [...missingOrOther, ...added];
}
