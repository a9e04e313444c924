import { STAGE_ICONS } from "@/components/rounds/table-state-pill";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import type { LifeStep } from "@/domain/match/sheet-life";
import { localInstant } from "@/i18n/es/document-dates";
import { lifeEventText } from "@/i18n/es/sheet-life";
import { STAGE_NAMES } from "@/i18n/es/table-states";
import type { SheetLife, SheetVersionNote } from "@/server/sheets/life";

/** The life of a Hoja, version by version: each state with who and when, corrections with why, and the hashes. */
export function SheetLifePanel({ life }: { readonly life: SheetLife }) {
  const { versions, steps, issuedAt, timeZone } = life;
  return (
    <Panel title="Historia de la Hoja">
      <div className="grid gap-5">
        {life.isOutdated && (
          <Notice tone="warning" title="Lo que cuenta ya no es lo que se selló">
            Se corrigió una sanción anotada en otra mesa y con ella cambiaron las multas o el
            resultado de esta. Reábrela y ciérrala otra vez: será la versión siguiente.
          </Notice>
        )}
        {versions.map((note) => (
          <section key={note.version} aria-label={`Versión ${note.version}`}>
            {versions.length > 1 && <VersionHead note={note} timeZone={timeZone} />}
            <ol className="border-s-2 border-line-strong">
              {note.version === 1 && issuedAt !== null && (
                <Step
                  step={{ at: issuedAt, by: "", version: 1, reached: "issued", told: null }}
                  timeZone={timeZone}
                />
              )}
              {steps
                .filter(({ version }) => version === note.version)
                .map((step) => (
                  <Step
                    key={`${step.at} ${step.reached} ${JSON.stringify(step.told)}`}
                    step={step}
                    timeZone={timeZone}
                  />
                ))}
            </ol>
            {versions.length === 1 && note.sealed && <Hash hash={note.sealed.hash} />}
          </section>
        ))}
      </div>
    </Panel>
  );
}

type StepProps = { readonly step: LifeStep; readonly timeZone: string };

function Step({ step: { at, by, reached, told }, timeZone }: StepProps) {
  const instant = new Date(at).toISOString();
  return (
    <li className="relative py-1.5 ps-5 leading-snug">
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-2 -start-[0.6875rem] grid size-5 place-items-center rounded-full border-2",
          reached === null ? "border-line-strong bg-surface" : "border-sea bg-sea text-on-sea",
        )}
      >
        {reached !== null && <Icon name={STAGE_ICONS[reached]} className="size-3" />}
      </span>
      <p>
        {reached !== null && <span className="font-extrabold">{STAGE_NAMES[reached]}</span>}
        {reached !== null && told !== null && ". "}
        {told !== null && lifeEventText(told)}
        {told !== null && "reason" in told && told.reason && <>: «{told.reason}»</>}
      </p>
      <p className="text-sm text-ink-soft">
        <time dateTime={instant}>{localInstant(instant, timeZone)}</time>
        {by !== "" && ` · ${by}`}
      </p>
    </li>
  );
}

function versionWords({ sealed, voided }: Pick<SheetVersionNote, "sealed" | "voided">): string {
  if (voided) return "ya no vale";
  return sealed ? "la que vale" : "sin cerrar todavía";
}

type VersionHeadProps = { readonly note: SheetVersionNote; readonly timeZone: string };

function VersionHead({ note: { version, sealed, voided }, timeZone }: VersionHeadProps) {
  return (
    <header className="mb-2">
      <h3 className="text-base">
        Versión {version} · {versionWords({ sealed, voided })}
      </h3>
      {voided && (
        <p>
          La reabrió {voided.by}, {localInstant(new Date(voided.at).toISOString(), timeZone)}: «
          {voided.reason}»
        </p>
      )}
      {sealed && <Hash hash={sealed.hash} voided={voided !== null} />}
      {!sealed && voided && <p className="text-sm text-ink-soft">No llegó a cerrarse.</p>}
    </header>
  );
}

function Hash({ hash, voided }: { readonly hash: string; readonly voided?: boolean }) {
  return (
    <p className="mt-1 text-sm break-all text-ink-soft">
      Huella {voided ? <s>{hash}</s> : hash}
      {voided && " (anulada)"}
    </p>
  );
}
