"use client";

import { usePage } from "@/components/live/use-page";
import { pairRoundAction } from "./actions";
import { OverrideCommand } from "./override-command";

type PairRoundProps = {
  readonly slug: string;
  readonly tournamentId: string;
  readonly number: number;
  readonly disabled?: boolean;
};

/** Pairs the next round and goes to its draft, whoever made it. */
export function PairRound({ slug, tournamentId, number, disabled }: PairRoundProps) {
  const router = usePage();
  return (
    <OverrideCommand
      action={pairRoundAction}
      input={{ tournamentId }}
      variant="primary"
      size="large"
      icon="swap"
      disabled={disabled}
      question={`¿Emparejar la ronda ${number} así?`}
      overrideLabel="Emparejar así"
      onDone={(round) => router.push(`/director/${slug}/rondas/${round.number}`)}
    >
      {`Emparejar ronda ${number}`}
    </OverrideCommand>
  );
}
