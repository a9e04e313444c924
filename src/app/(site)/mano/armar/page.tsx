import type { Metadata } from "next";
import { HandEditor } from "@/components/board/hand-editor";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import type { HandSearch } from "../hand-of-link";
import { handOfLink } from "../hand-of-link";

export const metadata: Metadata = { title: "Armar una mano" };

/** A hand built tile by tile, from nothing or from the one that a link carries. */
export default async function BuildHandPage({ searchParams }: HandSearch) {
  const { text, hand, damage } = handOfLink(await searchParams);
  return (
    <PageMain width="wide">
      <PageHeader
        title="Armar una mano"
        back={{ href: "/mano", label: "Repasar una mano" }}
        lead="Reparte, toca las fichas en el orden en que se jugaron y comparte la mano. El programa solo ofrece lo que se puede jugar."
      />
      {damage !== null && (
        <div className="mb-5">
          <Notice tone="error" title="No se puede abrir la mano del enlace">
            {damage}
          </Notice>
        </div>
      )}
      <HandEditor key={text} start={hand} />
    </PageMain>
  );
}
