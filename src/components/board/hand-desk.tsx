"use client";

import { useState } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import type { SharedHand } from "@/domain/hand/shared-hand";
import type { ExampleHand } from "./example-hands";
import { EXAMPLE_HANDS } from "./example-hands";
import { HandReview } from "./hand-review";
import { PasteHand } from "./paste-hand";

type HandDeskProps = {
  /** The hand of the link that was opened. */
  readonly shared: SharedHand | null;
  /** The example for who brings none. */
  readonly first: ExampleHand;
  /** Why the link could not be read. */
  readonly damage: string | null;
};

type Shown = {
  readonly title: string;
  readonly hand: SharedHand;
  /** Hands shown before it: the same one again starts from its beginning. */
  readonly place: number;
};

const EXAMPLES = EXAMPLE_HANDS.map(({ key, name }) => ({ value: key, label: name }));

/** The hand on show and where another one comes from: an example, or what somebody pastes. */
export function HandDesk({ shared, first, damage }: HandDeskProps) {
  const [shown, setShown] = useState<Shown>(
    shared === null
      ? { title: `Ejemplo: ${first.name}`, hand: first.hand, place: 0 }
      : { title: "Mano compartida", hand: shared, place: 0 },
  );

  function show(title: string, hand: SharedHand) {
    setShown({ title, hand, place: shown.place + 1 });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeader
        title="Repasar una mano"
        lead={shown.title}
        actions={
          <LinkButton href="/mano/armar" icon="edit" className="max-sm:hidden">
            Armar una mano
          </LinkButton>
        }
      />
      {damage !== null && (
        <div className="mb-5">
          <Notice tone="error" title="No se puede abrir la mano del enlace">
            {damage} Mientras tanto, aquí tienes un ejemplo.
          </Notice>
        </div>
      )}
      <HandReview key={shown.place} hand={shown.hand} />
      <section aria-labelledby="otra-mano" className="mt-8">
        <h2 id="otra-mano" className="mb-3 text-xl">
          Otra mano
        </h2>
        <div className="grid gap-6 lg:grid-cols-2">
          <Panel>
            <Select
              label="Manos de ejemplo"
              placeholder="Elige un ejemplo"
              options={EXAMPLES}
              value=""
              onChange={({ target }) => {
                const example = EXAMPLE_HANDS.find(({ key }) => key === target.value);
                if (example) show(`Ejemplo: ${example.name}`, example.hand);
              }}
            />
            <p className="mt-5 mb-2">O reparte y juega una a tu gusto:</p>
            <LinkButton href="/mano/armar" icon="edit">
              Armar una mano
            </LinkButton>
          </Panel>
          <Panel>
            <PasteHand rules={shown.hand.rules} onRead={(hand) => show("Mano pegada", hand)} />
          </Panel>
        </div>
      </section>
    </>
  );
}
