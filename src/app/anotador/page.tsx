import type { Metadata } from "next";
import { KeepOffline } from "@/components/offline/keep-offline";
import { Scorekeeper } from "@/components/scorekeeper/scorekeeper";

export const metadata: Metadata = {
  title: "Anotador libre",
  description:
    "Anota tu partida de dominó con cualquiera de los reglamentos, sin torneo y sin cuenta, y practica con mesas terminadas.",
};

/** The scorekeeper without a tournament: the page brings everything and then needs no network. */
export default function ScorekeeperPage() {
  return (
    <>
      <Scorekeeper />
      <KeepOffline scope="/anotador" />
    </>
  );
}
