import type { NextStep } from "@/domain/tournament/next-step";

/** What to do next: a heading, why, and the words of the button that leads there. */
export type NextStepWords = {
  readonly title: string;
  readonly body: string;
  readonly action: string;
};

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

function stillMissing(missing: number): string {
  if (missing === 0) return "Están todos los inscritos.";
  return `${missing === 1 ? "Falta" : "Faltan"} ${missing} por llegar: no se emparejan hasta marcar su llegada.`;
}

/** The next step in words. */
export function nextStepWords(step: NextStep): NextStepWords {
  switch (step.code) {
    case "announce":
      return {
        title: "Anuncia el torneo",
        body: "Está en borrador: solo lo ven sus oficiales. Al anunciarlo aparece en la lista pública.",
        action: "Anunciar el torneo",
      };
    case "register":
      return {
        title: "Inscribe a los participantes",
        body: `Hay ${step.expected} y una mesa necesita ${step.needed}.`,
        action: "Ir a inscripción",
      };
    case "check-in":
      return {
        title: "Marca quién llegó",
        body: `${step.missing === 1 ? "Falta 1" : `Faltan ${step.missing}`} por llegar. Se empareja solo a los presentes.`,
        action: "Ir a la lista de llegada",
      };
    case "pair":
      return {
        title: `Empareja la ronda ${step.round}`,
        body: stillMissing(step.missing),
        action: `Emparejar la ronda ${step.round}`,
      };
    case "publish":
      return {
        title: `Revisa y publica la ronda ${step.round}`,
        body: "Está en borrador: nadie la ve hasta publicarla.",
        action: "Ver el borrador",
      };
    case "start-clock":
      return {
        title: `Canta TIEMPO en la ronda ${step.round}`,
        body: "La ronda está publicada y el reloj no ha empezado.",
        action: "Ir al reloj",
      };
    case "verify":
      return {
        title:
          step.waiting === 1 ? "1 mesa espera al juez" : `${step.waiting} mesas esperan al juez`,
        body: `Ronda ${step.round}: terminaron y falta verificar la Hoja.`,
        action: "Ver esas mesas",
      };
    case "follow":
      return {
        title: `Se juega la ronda ${step.round}`,
        body: `Quedan abiertas ${many(step.open, "mesa", "mesas")} de ${step.tables}.`,
        action: "Seguir la ronda",
      };
    case "close-round":
      return {
        title: `Cierra la ronda ${step.round}`,
        body: "Todas sus mesas están cerradas.",
        action: "Ir a la ronda",
      };
    case "close-tournament":
      return {
        title: "Cierra el torneo",
        body: "Se jugaron todas las rondas: al cerrarlo sus puntos pasan al ranking.",
        action: "Ir al cierre",
      };
    case "done":
      return {
        title: "El torneo está cerrado",
        body: "Sus puntos ya cuentan en el ranking nacional.",
        action: "Ver el resultado",
      };
  }
}
