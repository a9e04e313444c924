"use client";

import { Button } from "@/components/ui/button";
import { lacksRegistering } from "@/domain/match/paper";
import type { ClosingDemand } from "./closing";
import { closingPlan } from "./closing";
import type { Desk } from "./desk";
import { useFocusOnce } from "./use-focus-once";

const DEMANDS: Readonly<Record<ClosingDemand, string>> = {
  "second-entry": "la segunda digitación",
  photo: "la foto de la Hoja",
};

/** The last key of a signed Hoja: what the desk still had to say of the paper, and the closing, at once. */
export function CloseStep({ desk }: { readonly desk: Desk }) {
  const { acta, rights, view, record } = desk;
  if (acta.closed || !["signed", "delivered", "registered", "resolved"].includes(acta.stage))
    return null;
  const { missing, events } = closingPlan(acta, view, rights);
  if (missing.length > 0) {
    return (
      <p className="font-semibold text-amber">
        Antes de cerrar falta {missing.map((one) => DEMANDS[one]).join(" y ")}.
      </p>
    );
  }
  const closes = events.some(({ type }) => type === "closed");
  if (events.length === 0) {
    const why = lacksRegistering(acta, view) ? rights.register : null;
    return <p className="text-ink-soft">{why ?? rights.close}</p>;
  }
  return (
    <CloseButton
      label={closes ? "Cerrar la Hoja" : "Registrar la Hoja"}
      hint={
        events.length > 1 && closes
          ? "Con esto queda dicho que la Hoja está aquí y que lo anotado es lo que dice."
          : null
      }
      onPress={() => record(...events)}
    />
  );
}

type CloseButtonProps = {
  readonly label: string;
  readonly hint: string | null;
  readonly onPress: () => unknown;
};

function CloseButton({ label, hint, onPress }: CloseButtonProps) {
  const place = useFocusOnce();
  return (
    <div ref={place}>
      <Button variant="primary" size="large" icon="check" onClick={onPress}>
        {label}
      </Button>
      {hint && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
    </div>
  );
}
