import { FocusKeeper } from "@/components/ui/focus-keeper";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { isSealed } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { sidesToSign } from "@/domain/match/fold-acta";
import { lacksRegistering } from "@/domain/match/paper";
import { totalsProblem } from "@/domain/match/signing";
import { PAIR_SIDES, pairSideOf } from "@/domain/rules/seat";
import { matchProblemText } from "@/i18n/es/match";
import type { JudgeTable } from "@/server/sanctions/judge-view";
import type { RecordAction } from "./judge-actions";
import { PaperPart } from "./paper-part";
import { RightNotice } from "./right-notice";
import { CloseForm, ReopenButton, VerifyButton } from "./sheet-buttons";
import { SignPanel } from "./sign-panel";

type SheetStepProps = { readonly table: JudgeTable; readonly record: RecordAction };

/** What the sheet needs next: to be verified, signed, closed; once closed, its proof. */
export function SheetStep({ table, record }: SheetStepProps) {
  const { view, rights } = table;
  const { stage } = view.state;
  const button = { matchId: view.matchId, version: view.version, record };
  return (
    <FocusKeeper
      label="Lo que sigue con la Hoja"
      step={stepOf(view.state)}
      className="flex flex-col gap-4"
    >
      {stage === "issued" || stage === "playing" ? (
        <Notice title="Todavía no se verifica">
          La Hoja se verifica cuando termine la partida.
        </Notice>
      ) : null}
      {stage === "finished" && <VerifyStep table={table} record={record} />}
      {table.verifiedBy && !isSealed(stage) && <VerifiedBy table={table} />}
      {SIGNING_STAGES.some((one) => one === stage) && (
        <>
          <RightNotice right={rights["acta.sign-collect"]} />
          {PAIR_SIDES.map((side) => (
            <SignPanel
              key={side}
              view={view}
              side={side}
              signature={table.signatures[side]}
              maySign={rights["acta.sign-collect"].allowed}
              isGone={isGone(table, side)}
              record={record}
            />
          ))}
        </>
      )}
      {isSigned(view.state) && <CloseStep table={table} record={record} />}
      <PaperPart table={table} record={record} />
      {isSealed(stage) && <Sealed table={table} />}
      {view.state.status === "finished" && (
        <LinkButton href={`/junta/registrar?mesa=${view.matchId}`} variant="quiet" icon="flag">
          Registrar un reclamo
        </LinkButton>
      )}
      {view.state.verified && rights["acta.reopen"].allowed && <ReopenButton {...button} />}
    </FocusKeeper>
  );
}

/** From the verification to the closing; a paper Hoja is delivered and registered between them. */
const SIGNING_STAGES = ["verified", "signed", "delivered", "registered"] as const;

function isSigned({ stage }: ActaState): boolean {
  return stage === "signed" || stage === "delivered" || stage === "registered";
}

function CloseStep({ table, record }: SheetStepProps) {
  const { view, rights } = table;
  if (lacksRegistering(view.state, view)) {
    return (
      <Notice title="Falta registrarla">
        Esta mesa va en papel: la mesa de control registra la Hoja, y después se cierra.
      </Notice>
    );
  }
  if (!rights["acta.close"].allowed) return <RightNotice right={rights["acta.close"]} />;
  const { matchId, version } = view;
  return <CloseForm matchId={matchId} version={version} record={record} name={table.asking} />;
}

/** The stage, and who has signed: whatever takes the buttons of a step away. */
function stepOf({ stage, signatures }: ActaState): string {
  return [stage, ...Object.keys(signatures)].join(" ");
}

function VerifyStep({ table, record }: SheetStepProps) {
  const { view, rights, incidents } = table;
  const right = rights["acta.verify"];
  const incomplete = incidents.filter(({ note }) => note.offenders.length === 0).length;
  if (!right.allowed) return <RightNotice right={right} />;
  const totals = totalsProblem(view.state);
  return (
    <>
      {right.as === "director" && (
        <Notice title="Verifica la dirección">
          No hay juez disponible para esta mesa: la Hoja dirá que la verificó la dirección.
        </Notice>
      )}
      {incomplete > 0 && (
        <Notice tone="warning" title="Falta decir quién fue">
          Hay una infracción sin infractor: complétala o deshazla antes de verificar.
        </Notice>
      )}
      {totals === null ? (
        <VerifyButton matchId={view.matchId} version={view.version} record={record} />
      ) : (
        <Notice title="Antes, el total de la Hoja de papel">{matchProblemText(totals)}</Notice>
      )}
    </>
  );
}

function VerifiedBy({ table }: { readonly table: JudgeTable }) {
  const { verifiedBy } = table;
  if (verifiedBy === null) return null;
  return (
    <Notice tone="ok" title="Verificada">
      Por {verifiedBy.name}
      {verifiedBy.asDirector ? ", de la dirección, por no haber juez disponible" : ""}.
    </Notice>
  );
}

function Sealed({ table }: { readonly table: JudgeTable }) {
  const { seal, view } = table;
  if (seal === null) return null;
  const closed = new Intl.DateTimeFormat("es-DO", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: view.tournament.timeZone,
  }).format(new Date(seal.closedAt));
  return (
    <section className="border-t-2 border-felt bg-felt-soft p-3 sm:p-5">
      <h2 className="text-lg text-felt">Hoja cerrada</h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <dt className="text-ink-soft">Código</dt>
        <dd className="text-lg font-extrabold tracking-wide">{view.publicCode}</dd>
        <dt className="text-ink-soft">Versión</dt>
        <dd className="tabular-nums">
          {seal.version} · {closed}
        </dd>
        <dt className="text-ink-soft">Huella</dt>
        <dd className="font-mono text-sm break-all">{seal.hash}</dd>
      </dl>
      <div className="mt-3">
        <LinkButton href={`/verificar/${view.publicCode}`} wide icon="document">
          Ver la prueba pública
        </LinkButton>
      </div>
    </section>
  );
}

function isGone({ view }: JudgeTable, side: "AC" | "BD"): boolean {
  const { ending, incidents, signatures } = view.state;
  if (signatures[side] !== undefined || ending === null) return false;
  const gone = incidents.find(({ incidentId }) => incidentId === ending.incidentId);
  const all = gone?.offenders.filter((seat) => pairSideOf(seat) === side) ?? [];
  return all.length === 2 && !sidesToSign(view.state).includes(side);
}
