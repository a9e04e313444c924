import type { ReactNode } from "react";
import { OutboxBar } from "@/components/sanctions/outbox-bar";

/** A judge's pages, under what his phone has still to send. */
export default function JudgeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <OutboxBar />
      {children}
    </>
  );
}
