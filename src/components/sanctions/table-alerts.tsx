import { Notice } from "@/components/ui/notice";
import { actaWarningText } from "@/i18n/es/match";
import { barText, stakeText } from "@/i18n/es/refereeing";
import type { JudgeTable } from "@/server/sanctions/judge-view";
import { nameOfPerson } from "./people-names";

/** What a judge should know before he does anything: who is out, who is one step from it, what is odd on the sheet. */
export function TableAlerts({ table }: { readonly table: JudgeTable }) {
  const { view, barred, stakes } = table;
  const nameOf = nameOfPerson(view);
  const { warnings } = view.state;
  if (barred.length + stakes.length + warnings.length === 0) return null;
  return (
    <div className="mb-5 flex flex-col gap-2">
      {barred.map(({ seat, bar }) => (
        <Notice key={seat} tone="error" title={`${view.people[seat]?.name} no puede jugar`}>
          {barText(bar)}.
        </Notice>
      ))}
      {stakes.map((stake) => (
        <Notice
          key={`${stake.person}-${stake.infraction}`}
          tone="warning"
          title={`${nameOf(stake.person)}, a un paso`}
        >
          {stakeText(stake)}
        </Notice>
      ))}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Revisa la Hoja">
          <ul>
            {warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{actaWarningText(warning)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
