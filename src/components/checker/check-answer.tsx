import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { capitalized } from "@/i18n/es/capitalized";
import type { SchemaProblem } from "@/i18n/es/schema-problems";
import type { CheckedEvent, ToldFinding } from "./check-text";

const LOOKS = {
  error: { icon: "stop", word: "Error", style: "text-wine" },
  notice: { icon: "info", word: "Aviso", style: "text-sea" },
} as const;

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Why a document cannot be read, each with the place. */
export function Unreadable({ problems }: { readonly problems: readonly SchemaProblem[] }) {
  return (
    <Notice tone="error" title="Este documento no se puede leer">
      <ul className="grid gap-1">
        {problems.slice(0, 20).map(({ path, detail }) => (
          <li key={`${path} ${detail}`}>
            {path !== "" && <code className="font-semibold break-all">{path}</code>}
            {path !== "" && ": "}
            {detail}
          </li>
        ))}
      </ul>
      {problems.length > 20 && <p className="mt-2">Y {problems.length - 20} más.</p>}
    </Notice>
  );
}

function Summary({ rounds, entrants, tables, findings }: CheckedEvent) {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const notices = findings.length - errors;
  const size = `${counted(entrants, "participante", "participantes")}, ${counted(rounds, "ronda", "rondas")}, ${counted(tables, "mesa", "mesas")}`;
  if (errors > 0) {
    return (
      <Notice tone="error" title={counted(errors, "error", "errores")}>
        {size}. {notices > 0 && `Además, ${counted(notices, "aviso", "avisos")}.`}
      </Notice>
    );
  }
  return (
    <Notice tone="ok" title="Ningún error" live>
      {size}.{" "}
      {notices > 0 &&
        `Hay ${counted(notices, "aviso", "avisos")}: cosas que conviene saber y que no se podían evitar, o no consta que se pudieran.`}
    </Notice>
  );
}

function FindingLine({ finding }: { readonly finding: ToldFinding }) {
  const { icon, word, style } = LOOKS[finding.severity];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5">
      <span className={`flex items-center gap-1.5 self-start font-semibold ${style}`}>
        <Icon name={icon} />
        {word}
      </span>
      <span>
        {finding.table !== undefined && (
          <span className="font-semibold">Mesa {finding.table}. </span>
        )}
        {capitalized(finding.text)}.
      </span>
    </li>
  );
}

/** Errors before notices, then by table. */
function inOrder(findings: readonly ToldFinding[]): readonly ToldFinding[] {
  const rank = ({ severity }: ToldFinding) => (severity === "error" ? 0 : 1);
  return findings.toSorted((a, b) => rank(a) - rank(b) || (a.table ?? 0) - (b.table ?? 0));
}

/** What the checker found, in words, round by round. */
export function CheckAnswer({ event }: { readonly event: CheckedEvent }) {
  const rounds = [...new Set(event.findings.map(({ round }) => round))].sort((a, b) => a - b);
  return (
    <div className="grid gap-4">
      <Summary {...event} />
      {rounds.map((round) => (
        <Panel key={round} title={round === 0 ? "Todo el torneo" : `Ronda ${round}`}>
          <ul className="divide-y divide-line">
            {inOrder(event.findings.filter((finding) => finding.round === round)).map((finding) => (
              <FindingLine
                key={`${finding.severity} ${finding.table} ${finding.text}`}
                finding={finding}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
