import { Panel } from "@/components/ui/panel";
import { SUBJECT_NAMES } from "@/i18n/es/claims";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { ClaimPage } from "@/server/claims/claim-page";

/** What is claimed, by whom, against which hand or sanction. */
export function ClaimedMatter({ claim }: { readonly claim: ClaimPage }) {
  const { filing } = claim.state;
  return (
    <Panel title={SUBJECT_NAMES[filing.subject]}>
      <p className="max-w-[70ch] text-lg break-words whitespace-pre-line">{filing.text}</p>
      <p className="mt-3 text-ink-soft">
        Reclama <strong className="text-ink">{claim.claimant}</strong>, pareja{" "}
        {filing.side === "AC" ? "A·C" : "B·D"}
        {filing.onBehalf && ", por medio de un oficial"}.
      </p>
      <Reference claim={claim} />
    </Panel>
  );
}

function Reference({ claim: { state, view } }: { readonly claim: ClaimPage }) {
  const { handId, incidentId } = state.filing;
  const hand = view.state.hands.find((one) => one.handId === handId);
  const incident = view.incidents.find((one) => one.incidentId === incidentId);
  if (handId === undefined && incidentId === undefined) return null;
  return (
    <p className="mt-1 font-semibold">
      {hand && `Sobre la mano ${hand.number}.`}
      {incident &&
        `Sobre «${infractionTitle(incident.infraction)}» (art. ${incident.article}) de ${incident.offenders.map((seat) => view.people[seat]?.short ?? seat).join(", ")}.`}
      {!hand && !incident && "Lo reclamado ya no está en la Hoja."}
    </p>
  );
}
