import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { Stat, Stats } from "@/components/ui/stat";
import { hourText } from "@/i18n/es/hour-text";
import { describeBroken, describeRest } from "@/i18n/es/pairing";
import { differenceTexts } from "@/i18n/es/round-costs";
import type { ExplainedRound } from "@/server/rounds/explain";
import { CriteriaTable } from "./criteria-table";
import { ManualChanges } from "./manual-changes";

type RoundStoryProps = {
  readonly round: ExplainedRound;
  readonly timeZone: string;
  /** The question form, which stands after what the round costs. */
  readonly children: ReactNode;
};

/** How a round was made, in words: what it costs, whether it is proved, who rests and why, what was changed by hand. */
export function RoundStory({ round, timeZone, children }: RoundStoryProps) {
  const { pairing, costs, manualCost, rests } = round;
  const names = new Map(round.entrants.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? `el n.º ${id}`;
  return (
    <div className="grid gap-5">
      <Stats>
        <Stat label="Mesas" value={round.tables.length} />
        <Stat label="Descansan" value={rests.now.length} />
        <Stat label="Criterios rotos" value={pairing.broken.length} />
        <Stat label="Cambios a mano" value={round.changes.length} />
      </Stats>
      <Panel title="Qué se le pide a la ronda, en orden">
        {costs.length === 0 ? (
          <p>
            Esta ronda no se eligió comparando cruces: sale de un calendario, de una final, de un
            reparto por clubes o de bloques de equipos. Cada mesa dice de dónde viene.
          </p>
        ) : (
          <>
            <p className="mb-3">{proofText(pairing.optimal, round.changes.length > 0)}</p>
            <CriteriaTable
              costs={costs}
              changed={round.changes.length > 0 ? manualCost : null}
              resting={rests.proposed.map(nameOf)}
            />
          </>
        )}
        {pairing.broken.length > 0 && (
          <div className="mt-4">
            <Notice tone="warning" title="Lo que no se pudo cumplir">
              <ul>
                {pairing.broken.map((broken) => {
                  const text = describeBroken(broken, nameOf);
                  return <li key={text}>{text}</li>;
                })}
              </ul>
            </Notice>
          </div>
        )}
      </Panel>
      {children}
      {pairing.rests.length > 0 && (
        <Panel title="Quién descansa y por qué">
          <ul className="grid gap-2">
            {pairing.rests.map(({ id, why }) => (
              <li key={id}>
                <span className="font-semibold">{nameOf(id)}</span>
                {!rests.now.includes(id) && " (la dirección lo sentó a mano)"}
                <span className="block">
                  {why.map((reason) => describeRest(reason, nameOf)).join(" ")}
                </span>
              </li>
            ))}
            {rests.now
              .filter((id) => !rests.proposed.includes(id))
              .map((id) => (
                <li key={id}>
                  <span className="font-semibold">{nameOf(id)}</span>
                  <span className="block">Descansa por un cambio a mano de la dirección.</span>
                </li>
              ))}
          </ul>
        </Panel>
      )}
      <ManualPanel round={round} timeZone={timeZone} nameOf={nameOf} />
    </div>
  );
}

function proofText(isOptimal: boolean, isChanged: boolean): string {
  if (isChanged) {
    return isOptimal
      ? "Lo que propuso el programa era lo mejor, comprobado; después se cambió a mano, y abajo se dice qué y cuánto cuesta."
      : "El programa propuso la mejor ronda que encontró; después se cambió a mano, y abajo se dice qué y cuánto cuesta.";
  }
  return isOptimal
    ? "Comprobado: ninguna otra ronda cumple mejor estos criterios en este orden."
    : "Es la mejor ronda que se encontró; no está comprobado que no haya otra mejor.";
}

type ManualPanelProps = Omit<RoundStoryProps, "children"> & {
  readonly nameOf: (id: string) => string;
};

/** From when to when the round was changed by hand, what, and what it costs against the engine's answer. */
function ManualPanel({ round, timeZone, nameOf }: ManualPanelProps) {
  const { changes, manualCost, rests, publishedAt } = round;
  if (changes.length === 0) {
    return (
      <Panel title="Cambios a mano" tone="sunken">
        <p>Ninguno: la ronda es la que propuso el programa.</p>
      </Panel>
    );
  }
  const from = changes[0]?.at;
  const moved = { from: gone(rests.proposed, rests.now), to: gone(rests.now, rests.proposed) };
  const hasMoved = moved.from.length + moved.to.length > 0;
  const texts =
    manualCost === null ? [] : differenceTexts(manualCost, hasMoved ? moved : null, nameOf, "is");
  return (
    <Panel title="Cambios a mano" id="cambios">
      <p className="mb-3 text-ink-soft">
        {phaseText(
          from === undefined ? null : hourText(from, timeZone),
          publishedAt === null ? null : hourText(publishedAt, timeZone),
        )}
      </p>
      {manualCost !== null && changes.length > 1 && (
        <div className="mb-3">
          <h3 className="text-base">Contra lo que propuso el programa</h3>
          {texts.length === 0 ? (
            <p>Cuesta lo mismo.</p>
          ) : (
            <ul>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <ManualChanges changes={changes} nameOf={nameOf} timeZone={timeZone} />
    </Panel>
  );
}

const gone = (ids: readonly string[], from: readonly string[]) =>
  ids.filter((id) => !from.includes(id));

function phaseText(from: string | null, to: string | null): string {
  if (from === null) return "Fase manual, con la hora de cada cambio donde consta.";
  return to === null
    ? `Fase manual abierta desde las ${from}; termina al publicar.`
    : `Fase manual: de las ${from} a las ${to}, cuando se publicó.`;
}
