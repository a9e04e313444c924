import { listWords as words } from "@/i18n/es/documents";
import { dayOf, factsLine } from "./facts-line";
import type { Block } from "./layout/block";
import { tickBox } from "./layout/figures";
import { renderList } from "./layout/list-document";
import type { RenderedPdf } from "./layout/pen";
import { text } from "./layout/text";
import { listFoot } from "./list-foot";
import type { ListRequest } from "./round-lists";
import { bySpanishName } from "./round-lists";
import type { PrintedEvent, PrintedPerson } from "./sheet-data";

export type PlayerListData = {
  readonly event: PrintedEvent;
  readonly players: readonly (PrintedPerson & {
    readonly checkedIn: boolean;
    /** null where the event has no fee. */
    readonly fee: "paid" | "owed" | null;
    /** Plays under a provisional number. */
    readonly provisional?: boolean;
  })[];
};

/** The check-in list: everybody registered, by name, with a box to tick at the door. */
export function renderPlayerList(request: ListRequest<PlayerListData>): Promise<RenderedPdf> {
  const { data, paper, createdAt } = request;
  const players = [...data.players].sort(bySpanishName);
  return renderList({
    title: words.players,
    over: data.event.name,
    aside: words.count(players.length),
    under: factsLine(data.event.venue, dayOf(data.event)),
    paper,
    createdAt,
    foot: listFoot(data.event, createdAt),
    columns: 1,
    table: {
      columns: [
        { title: words.present, width: { pt: 52 }, align: "centre" },
        { title: words.name, width: { fr: 1.3 }, bold: true },
        { title: words.federationNumber, width: { pt: 76 } },
        { title: words.club, width: { fr: 1 } },
        { title: words.fee, width: { pt: 74 } },
      ],
      rows: players.map((player) => ({
        cells: [
          tickBox(12, player.checkedIn),
          player.name,
          player.provisional ? words.provisional : (player.number ?? ""),
          player.club ?? "",
          feeCell(player.fee),
        ],
      })),
      look: { size: 11, shrinkTo: 8.5, titleSize: 8.5, rowHeight: 22, lines: "rules" },
    },
  });
}

function feeCell(fee: "paid" | "owed" | null): string | Block {
  if (fee === null) return "";
  const weight = fee === "owed" ? "bold" : "regular";
  return text(fee === "paid" ? words.paid : words.owed, { size: 10, weight, stand: "middle" });
}
