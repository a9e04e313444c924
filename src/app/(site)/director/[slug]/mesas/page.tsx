import { redirect } from "next/navigation";
import { findDeskRound } from "@/server/rounds/queries";
import { directorPage } from "../director-page";

type TablesPageProps = { readonly params: Promise<{ slug: string }> };

/** The tables being played now: those of the last published round. */
export default async function TablesPage({ params }: TablesPageProps) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.view-draft", "/mesas");
  if (!page.ok) return page.denied;
  const round = await findDeskRound(page.tournament);
  redirect(`/director/${slug}/rondas${round ? `/${round.number}` : ""}`);
}
