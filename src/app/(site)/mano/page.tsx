import type { Metadata } from "next";
import { EXAMPLE_HANDS } from "@/components/board/example-hands";
import { HandDesk } from "@/components/board/hand-desk";
import { PageMain } from "@/components/ui/page-main";
import type { HandSearch } from "./hand-of-link";
import { handOfLink } from "./hand-of-link";

export const metadata: Metadata = { title: "Repasar una mano" };

/** A hand replayed tile by tile: the one that a link carries, else an example. */
export default async function HandPage({ searchParams }: HandSearch) {
  const { text, hand, damage } = handOfLink(await searchParams);
  return (
    <PageMain width="wide" className="sm:pt-5">
      <HandDesk key={text} shared={hand} first={EXAMPLE_HANDS[0]} damage={damage} />
    </PageMain>
  );
}
