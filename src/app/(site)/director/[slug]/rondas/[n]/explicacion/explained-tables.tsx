import Link from "next/link";
import { Panel } from "@/components/ui/panel";
import { listed } from "@/i18n/es/listed";
import { describeWhy } from "@/i18n/es/pairing";
import type { ExplainedRound } from "@/server/rounds/explain";

type ExplainedTablesProps = {
  readonly round: ExplainedRound;
  /** Where a question about the round is answered. */
  readonly base: string;
};

/** Every table as the engine made it, with all its reasons and who else might have sat there. */
export function ExplainedTables({ round, base }: ExplainedTablesProps) {
  const names = new Map(round.entrants.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? `el n.º ${id}`;
  return (
    <Panel title="Mesa por mesa, como la propuso el programa" flush>
      <ol className="border-t border-line">
        {round.pairing.tables.map(({ table, AC, BD, why }) => (
          <li
            key={table}
            className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 border-b border-line px-3 py-2 sm:px-5 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
          >
            <span className="text-2xl font-extrabold tabular-nums">{table}</span>
            <div className="grid gap-1">
              <h3 className="text-base">
                {listed(AC.map(nameOf))} <span className="font-normal text-ink-soft">contra</span>{" "}
                {listed(BD.map(nameOf))}
              </h3>
              <ul className="grid list-disc gap-0.5 ps-5 text-sm">
                {why.map((reason) => {
                  const text = describeWhy(reason, nameOf);
                  return (
                    <li key={text}>
                      {text}
                      {reason.code === "natural-opponent" && (
                        <Ask base={base} por={reason.id} contra={reason.natural} />
                      )}
                      {reason.code === "float-lower" && (
                        <Ask base={base} por={reason.lower} contra={reason.up} />
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type AskProps = { readonly base: string; readonly por: string; readonly contra: string };

function Ask({ base, por, contra }: AskProps) {
  return (
    <>
      {" "}
      <Link
        href={`${base}?por=${por}&contra=${contra}#pregunta`}
        prefetch={false}
        className="inline-block py-1 font-semibold text-sea underline underline-offset-4"
      >
        Ver qué costaría
      </Link>
    </>
  );
}
