import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { paperAsked } from "@/app/paper-asked";
import { refusalPage } from "@/app/refusal-page";
import { renderCredentials } from "@/documents/credentials";
import { renderCrossedTable } from "@/documents/crossed-table";
import { renderDiplomas } from "@/documents/diplomas";
import type { Paper } from "@/documents/layout/paper";
import type { RenderedPdf } from "@/documents/layout/pen";
import { renderPlayerList } from "@/documents/player-list";
import { renderStandings } from "@/documents/standings";
import { can } from "@/domain/access/can";
import { refusalText } from "@/i18n/es/access";
import { baseUrl } from "@/server/auth/base-url";
import { currentSender } from "@/server/auth/sender";
import { printedEvent } from "@/server/sheets/printed-event";
import {
  credentials,
  crossedTable,
  diplomas,
  playerList,
  printedStandings,
} from "@/server/sheets/tournament-papers";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";
import type { TournamentPaper } from "../paper-list";
import { DIPLOMA_PLACES, MOST_DIPLOMA_PLACES, TOURNAMENT_PAPERS } from "../paper-list";

export const dynamic = "force-dynamic";

type Params = { readonly params: Promise<{ slug: string; papel: string }> };

type Asked = {
  readonly tournament: TournamentView;
  readonly paper: Paper;
  /** Instant of creation, ISO 8601. */
  readonly createdAt: string;
  readonly query: URLSearchParams;
};

/** A paper, or a sentence why there is none yet. */
type Rendered = RenderedPdf | string;

const NO_RESULTS = "Todavía no hay rondas publicadas: este papel sale después de la primera.";
const NOBODY = "No hay nadie inscrito.";

const RENDERERS: Readonly<Record<TournamentPaper, (asked: Asked) => Promise<Rendered>>> = {
  lista: async ({ tournament, paper, createdAt }) => {
    const data = await playerList(tournament);
    return data.players.length === 0 ? NOBODY : renderPlayerList({ paper, createdAt, data });
  },
  credenciales: async ({ tournament, paper, createdAt }) => {
    const people = await credentials(tournament, await baseUrl());
    const event = printedEvent(tournament);
    return people.length === 0 ? NOBODY : renderCredentials({ paper, createdAt, event, people });
  },
  posiciones: async ({ tournament, paper, createdAt }) => {
    const data = await printedStandings(tournament);
    return data === null ? NO_RESULTS : renderStandings({ paper, createdAt, data });
  },
  cuadro: async ({ tournament, paper, createdAt }) => {
    if (tournament.format === "teams") {
      return "El cuadro cruzado es de parejas e individuales: en equipos cada quien juega con otros.";
    }
    const data = await crossedTable(tournament);
    return data === null ? NO_RESULTS : renderCrossedTable({ paper, createdAt, data });
  },
  diplomas: async ({ tournament, paper, createdAt, query }) => {
    if (tournament.status !== "closed") {
      return "Los diplomas salen con las posiciones finales: cierra el torneo primero.";
    }
    const asked = query.get("hasta") ?? String(DIPLOMA_PLACES);
    const upTo = /^[1-9]\d?$/.test(asked) ? Number(asked) : 0;
    if (upTo < 1 || upTo > MOST_DIPLOMA_PLACES) {
      return `Los puestos con diploma van de 1 a ${MOST_DIPLOMA_PLACES}: escribe un número entero.`;
    }
    const list = await diplomas(tournament, upTo);
    const event = printedEvent(tournament);
    return list.length === 0 ? NOBODY : renderDiplomas({ paper, createdAt, event, diplomas: list });
  },
};

/** A paper of the whole tournament as PDF, `papel=carta|a4`; diplomas for the places up to `hasta`. */
export async function GET(request: NextRequest, { params }: Params): Promise<Response> {
  const { slug, papel } = await params;
  const [tournament, { actor }] = await Promise.all([findTournament(slug), currentSender()]);
  const decision = can(actor, "sheets.print", { tournamentId: tournament?.id ?? null });
  if (actor.kind !== "account") return refusalPage("Hay que entrar con una cuenta.", 401);
  if (!decision.allowed) return refusalPage(refusalText(decision), 403);
  const back = { href: `/director/${slug}/papeles`, label: "Ir a los papeles" };
  const name = TOURNAMENT_PAPERS.find((each) => `${each}.pdf` === papel);
  if (!tournament || name === undefined) return refusalPage("Ese papel no existe.", 404, back);
  const query = request.nextUrl.searchParams;
  const rendered = await RENDERERS[name]({
    tournament,
    paper: paperAsked(request),
    createdAt: new Date().toISOString(),
    query,
  });
  if (typeof rendered === "string") return refusalPage(rendered, 409, back);
  return fileResponse("pdf", `${name}-${slug}`, rendered.bytes);
}
