import "server-only";
import type { FactsFor } from "@/domain/access/can";
import { can } from "@/domain/access/can";
import type { Action } from "@/domain/access/permissions";
import type { Capacity } from "@/domain/access/roles";
import { refuse } from "../command";
import type { Sender } from "../sender";

/** Refuses the command unless its sender may do this; otherwise answers in which capacity it acts. */
export function authorize<Asked extends Action>(
  sender: Sender,
  action: Asked,
  facts: FactsFor<Asked>,
): Capacity {
  const decision = can(sender.actor, action, facts);
  if (decision.allowed) return decision.as;
  const { allowed: _, ...why } = decision;
  return refuse({ ...why, family: "access" });
}
