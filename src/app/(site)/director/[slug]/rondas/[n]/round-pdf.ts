import type { NextRequest } from "next/server";
import { fileResponse, sentenceResponse } from "@/app/file-response";
import type { Paper } from "@/documents/layout/paper";
import type { RenderedPdf } from "@/documents/layout/pen";
import { can } from "@/domain/access/can";
import { refusalText } from "@/i18n/es/access";
import { baseUrl } from "@/server/auth/base-url";
import { currentSender } from "@/server/auth/sender";
import type { PapersOf } from "@/server/sheets/round-papers";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentAction } from "../../director-page";

export type RoundParams = { readonly params: Promise<{ slug: string; n: string }> };

export type PdfRequest = PapersOf & {
  readonly paper: Paper;
  /** Instant of creation, ISO 8601. */
  readonly createdAt: string;
  readonly query: URLSearchParams;
};

/** A paper of a round: checks who asks and for what, renders, and answers the PDF or a sentence why not. */
export async function roundPdf(
  request: NextRequest,
  { params }: RoundParams,
  paper: {
    readonly action: TournamentAction;
    /** The file's name without its ending. */
    readonly name: (asked: PdfRequest) => string;
    /** Null where the round has no such paper. */
    readonly render: (asked: PdfRequest) => Promise<RenderedPdf | null>;
  },
): Promise<Response> {
  const { slug, n } = await params;
  const [tournament, { actor }] = await Promise.all([findTournament(slug), currentSender()]);
  const decision = can(actor, paper.action, { tournamentId: tournament?.id ?? null });
  if (actor.kind !== "account") return sentenceResponse("Hay que entrar con una cuenta.", 401);
  if (!decision.allowed) return sentenceResponse(refusalText(decision), 403);
  if (!tournament || !/^[1-9]\d?$/.test(n)) return sentenceResponse("Esa ronda no existe.", 404);
  const query = request.nextUrl.searchParams;
  const asked: PdfRequest = {
    tournament,
    number: Number(n),
    base: await baseUrl(),
    paper: query.get("papel") === "a4" ? "a4" : "letter",
    createdAt: new Date().toISOString(),
    query,
  };
  const pdf = await paper.render(asked);
  if (!pdf) return sentenceResponse("Esa ronda no está publicada, o no tiene esa mesa.", 404);
  return fileResponse("pdf", paper.name(asked), pdf.bytes);
}
