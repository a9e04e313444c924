import type { Metadata } from "next";
import type { ReactNode } from "react";
import { KeepOffline } from "@/components/offline/keep-offline";

export const metadata: Metadata = {
  title: "Mesa",
  // The address of a table holds its code: it goes to no search engine and to no other site.
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** The phones of the tables: the whole screen, without the site's frame. */
export default function TableLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <KeepOffline scope="/mesa" />
    </>
  );
}
