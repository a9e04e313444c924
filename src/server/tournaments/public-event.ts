import "server-only";
import type { EventDocument } from "@/domain/event/event-document";
import { publicDocument } from "@/domain/event/public-document";
import { database } from "../db/client";
import { loadEvent } from "./event-document";
import type { TournamentView } from "./rows";

/** A tournament as the document that anybody may check: published rounds, with the results that count. */
export async function publicEvent(tournament: TournamentView): Promise<EventDocument> {
  return publicDocument(await loadEvent(database(), tournament));
}
