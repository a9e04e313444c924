import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { TournamentSetting } from "@/domain/tournament/life-cycle";

/** Why each setting cannot change now; a setting that may is missing. */
export type FrozenReasons = Readonly<Partial<Record<TournamentSetting, string>>>;

type FrozenProps = { readonly reason: string | undefined; readonly children: ReactNode };

/**
 * Controls that may be out of reach, with why. A disabled fieldset keeps their values in the form, which a disabled
 * control would not.
 */
export function Frozen({ reason, children }: FrozenProps) {
  return (
    <fieldset disabled={reason !== undefined} className="flex min-w-0 flex-col gap-2">
      {children}
      {reason !== undefined && (
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon name="stop" className="mt-0.5 size-4" />
          <span>{reason}</span>
        </p>
      )}
    </fieldset>
  );
}
