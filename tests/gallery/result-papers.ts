import type { CrossedCell } from "@/documents/crossed-table";
import { renderCrossedTable } from "@/documents/crossed-table";
import { renderDiplomas } from "@/documents/diplomas";
import type { PrintedEvent, PrintedPerson } from "@/documents/sheet-data";
import { renderStandings } from "@/documents/standings";
import { renderStandingsAccount } from "@/documents/standings-account";
import { seededRandom } from "@/domain/kernel/random";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { explainStandings } from "@/domain/standings/explain-row";
import { computeStandings } from "@/domain/standings/standings";
import { netFormulaText } from "@/i18n/es/standings";
import { entrantsOf, eventOf } from "../support/event-builders";
import { playRounds } from "../support/play-event";
import type { GalleryPaper } from "./gallery-paper";
import { createdAt } from "./gallery-paper";

const ROUNDS = 6;

/** Standings and what comes of them, of pairs that played six rounds. */
export function resultPapers(
  printed: PrintedEvent,
  people: readonly PrintedPerson[],
): readonly GalleryPaper[] {
  const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
  const start = eventOf({ entrants: entrantsOf(people.length >> 1), seed: "galería" });
  const { event } = playRounds(start, ROUNDS, rules, seededRandom("galería"));
  const rows = computeStandings(event, rules);
  const rankOf = new Map(rows.map(({ id, rank }) => [id, rank]));
  const pairOf = (id: string) => people.slice(2 * Number(id) - 2, 2 * Number(id));
  const nameOf = (id: string) =>
    pairOf(id)
      .map(({ name }) => name)
      .join(" / ");
  const clubOf = (id: string) => {
    const club = pairOf(id)[0]?.club;
    return club === undefined ? {} : { club };
  };
  const names = Object.fromEntries(rows.map(({ id }) => [id, nameOf(id)]));
  const ranks = (ids: readonly string[]) => ids.flatMap((id) => rankOf.get(id) ?? []);
  const cellOf = (id: string, round: (typeof event.rounds)[number]): CrossedCell => {
    if (round.byes.includes(id)) return { kind: "rest" };
    const table = round.tables.find(({ AC, BD }) => AC.includes(id) || BD.includes(id));
    const side = PAIR_SIDES.find((one) => table?.[one].includes(id));
    if (!table || side === undefined) return { kind: "absent" };
    const other = side === "AC" ? "BD" : "AC";
    const own = table.points?.[side] ?? 0;
    const against = table.points?.[other] ?? 0;
    return {
      kind: "played",
      partners: [],
      opponents: ranks(table[other]),
      result: { won: table.winner === side, for: own, against },
    };
  };
  const account = explainStandings(event, rules)[1];
  if (!account) throw new Error("no standings");
  const standing = { event: printed, afterRound: ROUNDS, order: rules.standingsOrder };
  return [
    {
      name: "posiciones",
      render: (paper) =>
        renderStandings({
          paper,
          createdAt,
          data: {
            ...standing,
            formula: netFormulaText(rules.netFormula, rules.target),
            rows: rows.map((row) => ({ ...row, name: nameOf(row.id), ...clubOf(row.id) })),
          },
        }),
    },
    {
      name: "cuenta-de-un-puesto",
      render: (paper) =>
        renderStandingsAccount({
          paper,
          createdAt,
          data: {
            ...standing,
            target: rules.target,
            account,
            names,
          },
        }),
    },
    {
      name: "cuadro-cruzado",
      render: (paper) =>
        renderCrossedTable({
          paper,
          createdAt,
          data: {
            event: printed,
            rounds: ROUNDS,
            rows: rows.map(({ id, rank, wins, net }) => ({
              rank,
              name: nameOf(id),
              ...clubOf(id),
              cells: event.rounds.map((round) => cellOf(id, round)),
              wins,
              net,
            })),
          },
        }),
    },
    {
      name: "diploma",
      render: (paper) =>
        renderDiplomas({
          paper,
          createdAt,
          event: printed,
          diplomas: rows.slice(0, 2).flatMap(({ id, rank, wins, net }) => {
            const members = pairOf(id);
            return members.map(({ name }) => ({
              place: rank,
              name,
              partners: members.filter((one) => one.name !== name).map((one) => one.name),
              ...clubOf(id),
              wins,
              net,
            }));
          }),
        }),
    },
  ];
}
