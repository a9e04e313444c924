import { renderClaimRegister } from "@/documents/claim-register";
import { renderConvocatoria } from "@/documents/convocatoria";
import { renderSanctionRegister } from "@/documents/sanction-register";
import type { PrintedEvent, PrintedPerson } from "@/documents/sheet-data";
import type { GalleryPaper } from "./gallery-paper";
import { BASE, createdAt } from "./gallery-paper";

/** The announcement, and what was done about infractions and claims. */
export function rulePapers(
  event: PrintedEvent,
  people: readonly PrintedPerson[],
): readonly GalleryPaper[] {
  const nameAt = (index: number) => people[index % people.length]?.name ?? "";
  const incidents = [
    ["Llegar tarde a la mesa", "23.2", "−50 récord", ""],
    ["Hablar durante la mano", "21.1", "−25 partida", "Amarilla"],
    ["Levantarse antes de que el juez verifique", "11.2", "−25 récord", "Amarilla"],
    ["Pasar con ficha que entraba", "8.7", "−40 partida", ""],
    ["Falta de respeto al juez", "19.5", "−75 partida", "Roja"],
  ] as const;
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
            incidents: incidents.map(([title, article, cost, card], index) => ({
              round: 1 + (index >> 1),
              table: 3 * index + 1,
              title,
              article,
              step: index % 2 === 0 ? 1 : null,
              offenders: nameAt(5 * index),
              cost: `${nameAt(5 * index)} ${cost}`,
              cards: card === "" ? "" : `${nameAt(5 * index)}: ${card}`,
              by: nameAt(8),
              isCancelled: index === 3,
            })),
            sums: { match: "−100", record: "−75" },
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
