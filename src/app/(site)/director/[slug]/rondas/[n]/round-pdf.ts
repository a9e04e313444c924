import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { paperAsked } from "@/app/paper-asked";
import { refusalPage } from "@/app/refusal-page";
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

/** A paper of a round: checks who asks and for what, renders, and answers the PDF or a page that says why not. */
export async function roundPdf(
  request: NextRequest,
  { params }: RoundParams,
  paper: {
    readonly action: TournamentAction;
    /** The file's name without its ending. */
    readonly name: (asked: PdfRequest) => string;
    /** Null where the round has no such paper, or a sentence that says why. */
    readonly render: (asked: PdfRequest) => Promise<RenderedPdf | string | null>;
  },
): Promise<Response> {
  const { slug, n } = await params;
  const [tournament, { actor }] = await Promise.all([findTournament(slug), currentSender()]);
  const decision = can(actor, paper.action, { tournamentId: tournament?.id ?? null });
  if (actor.kind !== "account") return refusalPage("Hay que entrar con una cuenta.", 401);
  if (!decision.allowed) return refusalPage(refusalText(decision), 403);
  if (!tournament || !/^[1-9]\d?$/.test(n)) {
    const back = { href: `/director/${slug}/rondas`, label: "Ir a las rondas" };
    return refusalPage("Esa ronda no existe.", 404, back);
  }
  const query = request.nextUrl.searchParams;
  const asked: PdfRequest = {
    tournament,
    number: Number(n),
    base: await baseUrl(),
    paper: paperAsked(request),
    createdAt: new Date().toISOString(),
    query,
  };
  const pdf = await paper.render(asked);
  const back = { href: `/director/${slug}/rondas/${n}`, label: `Ir a la ronda ${n}` };
  if (pdf === null) return refusalPage(`La ronda ${n} no está publicada.`, 404, back);
  if (typeof pdf === "string") return refusalPage(pdf, 404, back);
  return fileResponse("pdf", paper.name(asked), pdf.bytes);
}
