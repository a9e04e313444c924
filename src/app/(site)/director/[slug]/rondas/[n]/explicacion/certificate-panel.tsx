import { Panel } from "@/components/ui/panel";
import type { ExplainedRound, RoundProof } from "@/server/rounds/explain";

type CertificatePanelProps = {
  readonly round: ExplainedRound;
  /** Null where the round has no proof, or was paired on results that have changed since. */
  readonly proof: RoundProof | null;
};

/** What proves that no other round is better, in a few words: for who has to answer for it. */
export function CertificatePanel({ round, proof }: CertificatePanelProps) {
  const { pairing } = round;
  if (round.costs.length === 0) return null;
  return (
    <Panel title="La prueba" tone="sunken">
      <p>{proofText(round, proof)}</p>
      {proof !== null && (
        <p className="mt-2 font-semibold">
          {proof.holds
            ? "El revisor, que no comparte cuentas con el emparejador, la acaba de recorrer para todos los cruces permitidos: ninguna ronda cuesta menos."
            : "El revisor no dio por buena la prueba: descarga el documento del torneo y compruébalo."}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {`Semilla: ${round.seed}. El mismo torneo con la misma semilla da la misma ronda, se pida cuando se pida.`}
        {pairing.broken.length > 0 &&
          pairing.optimal &&
          " Ninguna ronda rompe menos que esta los criterios que se rompen."}
      </p>
    </Panel>
  );
}

function proofText({ pairing }: ExplainedRound, proof: RoundProof | null): string {
  if (!pairing.optimal) {
    return "El programa buscó entre muchas rondas y esta es la mejor que encontró. No está comprobado que no haya otra mejor.";
  }
  if (proof === null) {
    return "El programa comprobó al emparejar que ninguna otra ronda es mejor.";
  }
  const groups =
    proof.groups === 0
      ? ""
      : ` y ${proof.groups === 1 ? "1 grupo impar descuenta" : `${proof.groups} grupos impares descuentan`} de ellos`;
  return `Cada uno de los ${proof.prices} tiene un precio${groups}. Ningún cruce cuesta menos que los precios de los dos que se cruzan, y los cruces de esta ronda cuestan lo justo.`;
}
