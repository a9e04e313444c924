import { Icon } from "@/components/ui/icon";
import { Badge } from "@/components/ui/state-pill";
import type { ExplainedContradiction } from "@/domain/rules/contradictions/explain-contradictions";
import { describeContradiction } from "@/i18n/es/rules/contradictions";

type ContradictionListProps = { readonly entries: readonly ExplainedContradiction[] };

/** What a book contradicts or leaves open, with what holds; then, in short, what it does not touch at all. */
export function ContradictionList({ entries }: ContradictionListProps) {
  const read = entries.filter(({ articles }) => articles.length > 0);
  const silent = entries.filter(({ articles }) => articles.length === 0);
  return (
    <>
      {read.length > 0 && (
        <dl className="border-t-2 border-ink">
          {read.map((entry) => (
            <ContradictionEntry key={entry.id} entry={entry} />
          ))}
        </dl>
      )}
      {silent.length > 0 && (
        <details className="group mt-4" open={read.length === 0}>
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
            <Icon name="chevron" className="size-5 group-open:rotate-180" />
            De lo demás el libro no dice nada ({silent.length})
          </summary>
          <ul className="columns-xs gap-x-8">
            {silent.map((entry) => {
              const { title, reading } = describeContradiction(entry);
              return (
                <li key={entry.id} className="break-inside-avoid py-1">
                  <span className="text-ink-soft">{title}:</span> {reading}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}

function ContradictionEntry({ entry }: { readonly entry: ExplainedContradiction }) {
  const { title, problem, reading } = describeContradiction(entry);
  return (
    <div
      id={entry.id}
      className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <dt className="font-semibold">{title}</dt>
      <dd className="grid max-w-[68ch] gap-1">
        <p className="text-ink-soft">{problem}</p>
        <p>
          <span className="font-semibold">Leemos: </span>
          {reading} {!entry.hasAlternatives && <Badge>lectura fija</Badge>}
          {entry.isChanged && <Badge strong>escogido por el torneo</Badge>}
        </p>
      </dd>
    </div>
  );
}
