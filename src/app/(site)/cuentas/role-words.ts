import type { Role } from "@/domain/access/roles";
import { ROLE_NAMES } from "@/i18n/es/access";

/** `Juez en Viernes de Capicúa`; a role for all tournaments by its name alone. */
export function roleText(held: {
  readonly role: Role;
  readonly tournament: string | null;
}): string {
  const name = ROLE_NAMES[held.role];
  return held.tournament === null ? name : `${name} en ${held.tournament}`;
}
