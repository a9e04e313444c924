import { classNames } from "@/components/ui/class-names";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import type { HandDelivery } from "./hand-delivery";

const LOOKS: Readonly<Record<HandDelivery, { icon: IconName; word: string; style: string }>> = {
  pending: { icon: "clock", word: "Pendiente", style: "text-amber" },
  sent: { icon: "arrow", word: "Enviado, sin respuesta", style: "text-amber" },
  confirmed: { icon: "check", word: "Confirmado", style: "text-felt" },
};

/** How far a hand has come, by icon and word. */
export function DeliveryMark({ delivery }: { readonly delivery: HandDelivery }) {
  const { icon, word, style } = LOOKS[delivery];
  return (
    <span className={classNames("inline-flex items-center gap-1 font-semibold", style)}>
      <Icon name={icon} className="size-3.5" />
      {word}
    </span>
  );
}
