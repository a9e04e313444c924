import type { JoinRefusal, MembershipRefusal } from "@/domain/tournament/registration-members";

/** Names of people by id, as the screen that shows the sentence knows them. */
export type NameOf = (personId: string) => string;

/** States of a person in the roster. */
export const PLAYER_STATUS_NAMES = { active: "Activo", suspended: "Suspendido" } as const;

/** Why these people cannot be entered together. */
export function membershipRefusalText(refusal: MembershipRefusal, nameOf: NameOf): string {
  switch (refusal.code) {
    case "wrong-member-count":
      return refusal.most > refusal.needed
        ? `Hay ${refusal.given}: un equipo lleva ${refusal.needed} que juegan y hasta ${refusal.most - refusal.needed} suplentes.`
        : `Van ${refusal.needed} y hay ${refusal.given}: elige ${refusal.needed}.`;
    case "same-person-twice":
      return `${nameOf(refusal.playerId)} está dos veces: elige a otra persona.`;
    case "suspended":
      return `${nameOf(refusal.playerId)} está suspendido y no puede inscribirse.`;
    case "already-entered":
      return `${nameOf(refusal.playerId)} ya está inscrito en este torneo.`;
  }
}

/** Why a provisional person cannot be joined to one of the roster. */
export function joinRefusalText(refusal: JoinRefusal, nameOf: NameOf): string {
  switch (refusal.code) {
    case "same-person":
      return "Es la misma persona: elige a quien tiene el número de federación.";
    case "not-provisional":
      return `Esa persona ya tiene número (${refusal.number}): solo se une a quien juega con número provisional.`;
    case "target-provisional":
      return "La persona elegida no tiene número de federación: elige a una del padrón.";
    case "already-joined":
      return `${nameOf(refusal.playerId)} ya se unió a ${nameOf(refusal.into)}.`;
    case "both-entered":
      return "Los dos están inscritos en el mismo torneo: no pueden ser la misma persona.";
  }
}
