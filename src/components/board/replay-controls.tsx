import { classNames } from "@/components/ui/class-names";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import type { ReplayAction, ReplaySpeed, ReplayState } from "./replay-state";

type ReplayControlsProps = {
  readonly state: ReplayState;
  /** The last place of the replay. */
  readonly end: number;
  /** What has just happened, as readers hear it on the slider. */
  readonly nowText: string;
  readonly onAction: (action: ReplayAction) => void;
};

const SPEEDS: readonly { readonly value: ReplaySpeed; readonly label: string }[] = [
  { value: "slow", label: "Lenta" },
  { value: "normal", label: "Normal" },
  { value: "fast", label: "Rápida" },
];

/** First, back, play, forward, last, a slider over all moves, and the speed. */
export function ReplayControls({ state, end, nowText, onAction }: ReplayControlsProps) {
  const { at, isPlaying, speed } = state;
  const atStart = at === 0;
  const atEnd = at === end;
  return (
    <fieldset aria-label="Controles del repaso" className="grid min-w-0 gap-2">
      <div className="grid grid-cols-5 gap-1.5">
        <ControlButton
          icon="first"
          word="Inicio"
          disabled={atStart}
          onPress={() => onAction({ type: "go", at: 0 })}
        />
        <ControlButton
          icon="previous"
          word="Atrás"
          disabled={atStart}
          onPress={() => onAction({ type: "step", by: -1 })}
        />
        <ControlButton
          icon={isPlaying ? "pause" : "play"}
          word={isPlaying ? "Pausa" : "Ver"}
          isMain
          disabled={end === 0}
          onPress={() => onAction({ type: "toggle" })}
        />
        <ControlButton
          icon="next"
          word="Adelante"
          disabled={atEnd}
          onPress={() => onAction({ type: "step", by: 1 })}
        />
        <ControlButton
          icon="last"
          word="Final"
          disabled={atEnd}
          onPress={() => onAction({ type: "go", at: end })}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-end gap-4">
        <label className="grid min-h-12 content-end gap-1">
          <span className="font-semibold tabular-nums">
            {at === 0 ? "Antes de la salida" : `Jugada ${at} de ${end}`}
          </span>
          <input
            type="range"
            min={0}
            max={end}
            value={at}
            aria-valuetext={nowText}
            onChange={(event) => onAction({ type: "go", at: Number(event.target.value) })}
            className="h-8 w-full accent-sea"
          />
        </label>
        <Select
          label="Velocidad"
          options={SPEEDS}
          value={speed}
          onChange={(event) =>
            onAction({ type: "speed", speed: event.target.value as ReplaySpeed })
          }
        />
      </div>
    </fieldset>
  );
}

type ControlButtonProps = {
  readonly icon: IconName;
  readonly word: string;
  readonly disabled: boolean;
  readonly isMain?: boolean;
  readonly onPress: () => void;
};

/** Stays focusable when it can do nothing more, so that the keyboard is not thrown off at the last move. */
function ControlButton({ icon, word, disabled, isMain, onPress }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className={classNames(
        "flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 rounded-control border-2 px-0.5 text-[0.8125rem] leading-tight font-semibold",
        isMain
          ? "border-sea bg-sea text-on-sea hover:bg-sea-strong"
          : "border-line-strong bg-surface text-ink hover:bg-sunken",
        "aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft",
      )}
    >
      <Icon name={icon} className="size-5" />
      {word}
    </button>
  );
}
