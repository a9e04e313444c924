import { renderClaimRegister } from "@/documents/claim-register";
import { renderConvocatoria } from "@/documents/convocatoria";
import type { PrintedIncident } from "@/documents/sanction-register";
import { renderSanctionRegister } from "@/documents/sanction-register";
import { signed } from "@/documents/sheet/ledger";
import type { PrintedEvent, PrintedPerson } from "@/documents/sheet-data";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { PointsTarget } from "@/domain/rules/vocabulary";
import { CARD_NAMES, infractionTitle, POINTS_TARGET_NAMES } from "@/i18n/es/sanctions";
import { judged } from "../support/catalogue-fines";
import type { GalleryPaper } from "./gallery-paper";
import { BASE, createdAt } from "./gallery-paper";

/** What people did wrong, and for which time. */
const FAULTS = [
  ["F-23.2", 2],
  ["F-21.1", 2],
  ["F-11.2", 1],
  ["F-09.2", 1],
  ["F-19.5", 1],
] as const;
/** Which of them was taken back. */
const CANCELLED = 3;

type Sums = Readonly<Record<PointsTarget, number>>;

/** The announcement, and what was done about infractions and claims. */
export function rulePapers(
  event: PrintedEvent,
  people: readonly PrintedPerson[],
): readonly GalleryPaper[] {
  const nameAt = (index: number) => people[index % people.length]?.name ?? "";
  const incidents = FAULTS.map(([infraction, nth], index): PrintedIncident & Sums => {
    const { article, step, points, cards } = judged(infraction, "A", nth);
    const offender = 5 * index;
    const person = (seat: string) => nameAt(offender + SEATS.indexOf(seat as Seat));
    const isCancelled = index === CANCELLED;
    const sumOn = (column: PointsTarget) =>
      points.reduce(
        (sum, { points: cost, on }) => sum + (on === column && !isCancelled ? cost : 0),
        0,
      );
    return {
      round: 1 + (index >> 1),
      table: 3 * index + 1,
      title: infractionTitle(infraction),
      article,
      step,
      offenders: person("A"),
      cost: points
        .map(
          ({ player, points: cost, on }) =>
            `${person(player)} ${signed(cost)} ${POINTS_TARGET_NAMES[on]}`,
        )
        .join("; "),
      cards: cards.map(({ player, card }) => `${person(player)}: ${CARD_NAMES[card]}`).join("; "),
      by: nameAt(8),
      isCancelled,
      match: sumOn("match"),
      record: sumOn("record"),
    };
  });
  const total = (column: keyof Sums) =>
    signed(incidents.reduce((sum, incident) => sum + incident[column], 0));
  return [
    {
      name: "convocatoria",
      render: (paper) =>
        renderConvocatoria({
          paper,
          createdAt,
          data: {
            event,
            organiser: event.venue ?? "",
            directors: [nameAt(3)],
            judges: [nameAt(8), nameAt(14)],
            format: "pairs",
            weight: "club",
            rounds: 6,
            feeCents: 50_000,
            rules: { preset: "fededodo-2026", slotMinutes: 45 },
            pairing: {
              method: "fold",
              club: "weak",
              partnerCooldown: null,
              opponentCooldown: null,
            },
            standingsOrder: ["wins", "net", "for"],
            url: `${BASE}/torneos/copa-primavera`,
          },
        }),
    },
    {
      name: "registro-de-infracciones",
      render: (paper) =>
        renderSanctionRegister({
          paper,
          createdAt,
          data: {
            event,
            incidents,
            sums: { match: total("match"), record: total("record") },
          },
        }),
    },
    {
      name: "registro-de-reclamos",
      render: (paper) =>
        renderClaimRegister({
          paper,
          createdAt,
          data: {
            event,
            claims: [1, 2].map((number) => ({
              number,
              filedAt: "6 de marzo de 2026, 9:20 p. m.",
              round: number + 1,
              table: 7 * number,
              claimant: nameAt(11 * number),
              subject: number === 1 ? "Una mano mal contada" : "El resultado",
              state: number === 1 ? "Aceptado" : "Presentado",
              answeredAt: number === 1 ? "7 de marzo de 2026, 10:05 a. m." : "",
              answer:
                number === 1 ? "La mano 4 se contó mal; la diferencia no cambia quién ganó" : "",
              article: "26.2",
              effects: number === 1 ? "Corrige una mano." : "",
            })),
          },
        }),
    },
  ];
}
