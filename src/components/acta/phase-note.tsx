import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { owesHand } from "@/domain/match/match-clock";
import type { MatchStatus } from "@/domain/match/match-document";
import type { RuleSettings } from "@/domain/rules/settings";
import { cited } from "./call-question";

/** What a table that plays has to do once it has answered TIEMPO. */
export type CallPhase = "last-hand" | "extra-hand" | "tie-break-hand" | "hand-owed";

/** Null while nothing has been answered, and once the match is over. */
export function callPhase(status: MatchStatus, isBellAnswered: boolean): CallPhase | null {
  if (owesHand(status, isBellAnswered)) return "hand-owed";
  return status === "playing" || status === "finished" ? null : status;
}

type PhaseNoteProps = {
  readonly phase: CallPhase;
  /** Number of the next hand to be written down. */
  readonly hand: number;
  readonly rules: Pick<RuleSettings, "afterCall">;
  readonly article: string | null;
  /** The way to answer TIEMPO again. */
  readonly children: ReactNode;
};

type Words = { readonly title: string; readonly text: string };

const PHASES: Readonly<Record<Exclude<CallPhase, "hand-owed">, Words>> = {
  "last-hand": {
    title: "ÚLTIMA MANO",
    text: "La mano que se juega termina la partida, salvo empate",
  },
  "extra-hand": { title: "MANO ADICIONAL", text: "Sonó TIEMPO entre manos: se juega una más" },
  "tie-break-hand": {
    title: "DESEMPATE",
    text: "Quedaron iguales: se juega otra mano hasta desempatar",
  },
};

function wordsOf({ phase, hand, rules }: Omit<PhaseNoteProps, "article" | "children">): Words {
  if (phase !== "hand-owed") return PHASES[phase];
  const then =
    rules.afterCall === "extra-hand"
      ? "Si con ella nadie llega a la meta, se juega una más"
      : "Con ella termina la partida, salvo empate";
  return {
    title: `ANOTADO: FALTA LA MANO ${hand}`,
    text: `Había terminado cuando sonó TIEMPO. ${then}`,
  };
}

/** Which hand this is after the bell. */
export function PhaseNote({ article, children, ...props }: PhaseNoteProps) {
  const { title, text } = wordsOf(props);
  return (
    <Notice
      tone="warning"
      live
      title={<span className="text-xl font-extrabold">{title}</span>}
      actions={children}
    >
      {text}
      {cited(article)}.
    </Notice>
  );
}
