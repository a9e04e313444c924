import { Panel } from "@/components/ui/panel";
import type { ExplainedRound } from "@/server/rounds/explain";

/** What proves that no other round is better, in a few words: for who has to answer for it. */
export function CertificatePanel({ round }: { readonly round: ExplainedRound }) {
  const { pairing } = round;
  if (round.costs.length === 0) return null;
  return (
    <Panel title="La prueba" tone="sunken">
      <p>{proofText(round)}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {`Semilla: ${round.seed}. El mismo torneo con la misma semilla da la misma ronda, se pida cuando se pida.`}
        {pairing.broken.length > 0 &&
          " Los criterios rotos lo están en todas las rondas posibles, y en ninguna menos que en esta."}
      </p>
    </Panel>
  );
}

function proofText({ pairing }: ExplainedRound): string {
  return pairing.optimal
    ? "El programa comparó esta ronda con todas las posibles, y guarda la cuenta que lo demuestra: sumar lo que vale cada cruce da siempre igual o más."
    : "El programa buscó entre muchas rondas y esta es la mejor que encontró. Con tantas mesas de cuatro no se puede recorrer todas.";
}
