import type { Metadata } from "next";
import { FindTable } from "@/components/rounds/find-table";
import { listedRound } from "@/components/rounds/listed-round";
import { NameList } from "@/components/rounds/name-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { findRoundBoard } from "@/server/tournaments/round-board";
import type { TournamentParams } from "../public-tournament";
import { tournamentOf } from "../public-tournament";
import { TournamentFrame } from "../tournament-frame";

export async function generateMetadata(props: TournamentParams): Promise<Metadata> {
  return { title: `Mesas por nombre · ${(await tournamentOf(props)).name}` };
}

export default async function NamesPage(props: TournamentParams) {
  const tournament = await tournamentOf(props);
  const board = await findRoundBoard(tournament.id);
  // One object for both: it travels once.
  const listed = board && listedRound(board);
  return (
    <TournamentFrame tournament={tournament} tab="/nombres">
      {listed ? (
        <div className="grid gap-6">
          <Panel tone="cloth" className="max-w-2xl">
            <FindTable round={listed} />
          </Panel>
          <section aria-label={`Ronda ${listed.number} por nombre`}>
            <h2 className="mb-2 text-xl">Ronda {listed.number} por nombre</h2>
            <NameList round={listed} />
          </section>
        </div>
      ) : (
        <EmptyState title="Todavía no hay mesas">
          Cuando se publique la ronda 1, aquí se busca la mesa por nombre.
        </EmptyState>
      )}
    </TournamentFrame>
  );
}
