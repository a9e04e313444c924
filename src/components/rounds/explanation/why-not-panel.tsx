import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import type { AskedWhyNot } from "@/domain/pairing/explanation/why-not";
import { whyNotProblemText, whyNotWords } from "@/i18n/es/round-costs";
import type { AnsweredWhyNot, ExplainedEntrant } from "@/server/rounds/explain";

/** What a page's address asks: `por` an entrant, `contra` another one, or `descanso` to rest. */
export type WhyNotQuery = {
  readonly por?: string | string[];
  readonly contra?: string | string[];
};

/** In place of the other entrant: why does he not rest. */
const RESTS = "descanso";

/** The question of an address; null where it asks nothing whole. */
export function askedWhyNot({ por, contra }: WhyNotQuery): AskedWhyNot | null {
  if (typeof por !== "string" || typeof contra !== "string") return null;
  if (!/^\d{1,6}$/.test(por)) return null;
  if (contra === RESTS) return { kind: "rest", id: por };
  return /^\d{1,6}$/.test(contra) ? { kind: "meet", first: por, second: contra } : null;
}

type WhyNotPanelProps = {
  /** The page's own address, without its query. */
  readonly action: string;
  readonly query: WhyNotQuery;
  /** Everybody with a place in the round. */
  readonly entrants: readonly ExplainedEntrant[];
  /** Whether somebody rests, so that another might have. */
  readonly hasRests: boolean;
  readonly answered: AnsweredWhyNot | null;
};

/** "¿Por qué no contra…?": a question that anybody may ask of a round, and its answer. Works without scripts. */
export function WhyNotPanel({ action, query, entrants, hasRests, answered }: WhyNotPanelProps) {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  const options = entrants
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, "es"));
  const chosen = (value: WhyNotQuery["por"]) => (typeof value === "string" ? value : "");
  return (
    <Panel title="¿Por qué no contra otro?" id="pregunta">
      <p className="mb-3 text-ink-soft">
        Elige a dos y el programa busca la mejor ronda en la que se cruzan, y dice qué costaría.
      </p>
      <form
        noValidate
        action={`${action}#pregunta`}
        className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
      >
        <Select
          label="¿Por qué"
          name="por"
          required
          defaultValue={chosen(query.por)}
          placeholder="Elige un participante"
          options={options}
        />
        <Select
          label="no juega contra…?"
          name="contra"
          required
          defaultValue={chosen(query.contra)}
          placeholder="Elige otro"
          options={[...(hasRests ? [{ value: RESTS, label: "(no descansa)" }] : []), ...options]}
        />
        <Button type="submit" variant="primary" icon="search">
          Preguntar
        </Button>
      </form>
      {answered && <Answer answered={answered} nameOf={(id) => names.get(id) ?? id} />}
    </Panel>
  );
}

type AnswerProps = {
  readonly answered: AnsweredWhyNot;
  readonly nameOf: (id: string) => string;
};

function Answer({ answered: { answer, isOvertaken }, nameOf }: AnswerProps) {
  if (!answer.ok) {
    return (
      <div className="mt-4">
        <Notice tone="info" title="No hay nada que comparar">
          {answer.problems.map((problem) => whyNotProblemText(problem, nameOf)).join(" ")}
        </Notice>
      </div>
    );
  }
  const { lead, facts, costs, note } = whyNotWords(answer, nameOf);
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4" aria-live="polite">
      <p className="text-lg font-semibold">{lead}</p>
      {facts.length > 0 && <Sentences label="Qué se sabe de ellos" sentences={facts} />}
      {costs.length > 0 && (
        <Sentences label="Qué cambiaría, lo que más pesa primero" sentences={costs} />
      )}
      <p className="text-sm text-ink-soft">
        {note}
        {isOvertaken && " La cuenta usa los resultados de ahora, que ya no son los de entonces."}
      </p>
    </div>
  );
}

function Sentences({
  label,
  sentences,
}: {
  readonly label: string;
  readonly sentences: readonly string[];
}) {
  return (
    <div>
      <h3 className="text-base">{label}</h3>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
