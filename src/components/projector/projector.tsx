"use client";

import Link from "next/link";
import { useMemo, useRef } from "react";
import type { ClockFace } from "@/components/clock/clock-face";
import { clockFace } from "@/components/clock/clock-face";
import { RoundClock } from "@/components/clock/round-clock";
import { useServerNow } from "@/components/clock/use-server-now";
import { placesByName } from "@/components/rounds/places";
import { classNames } from "@/components/ui/class-names";
import type { ClockLimits } from "@/domain/tournament/clock";
import { readClock, STOPPED_CLOCK } from "@/domain/tournament/clock";
import { riseOf } from "@/domain/tournament/hall";
import type { BellFacts } from "@/server/rounds/hall-facts";
import type { NamedStanding } from "@/server/standings/queries";
import type { RoundBoard } from "@/server/tournaments/round-board";
import { ExtraTimes } from "./extra-times";
import { hallStateOf } from "./hall-state";
import { CallBand, SoundSwitch, useHallVoice } from "./hall-voice";
import { NamesScreen, StandingsScreen, TablesScreen } from "./list-screens";
import type { ProjectorScreen } from "./screens";
import { AFTER_CALL } from "./screens";
import { slideAt, slidesOf } from "./slides";
import type { GroupedTables } from "./state-lines";
import { StateScreen } from "./state-screen";
import { StillPlaying } from "./still-playing";
import { useBeat, useRoom } from "./use-rotation";

const BEAT_MS = 9_000;
/** Heights in hundredths of the smaller side of the screen: what is readable at 15 metres. */
const ROW_VMIN = { mesas: 17, nombres: 8.5, posiciones: 9 } as const;

type ProjectorProps = {
  readonly title: string;
  readonly href: string;
  readonly board: RoundBoard | null;
  readonly bells: BellFacts;
  readonly rounds: number;
  readonly limits: ClockLimits;
  readonly serverNow: number;
  readonly standings: readonly NamedStanding[];
  readonly lastHandRule: string;
  readonly screens: readonly ProjectorScreen[];
};

/** The hall's screen: clock, tables, names and standings in turn, by themselves. */
export function Projector(props: ProjectorProps) {
  const { board, bells, limits, serverNow, standings, screens } = props;
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const beat = useBeat(BEAT_MS);
  const now = useServerNow(serverNow);
  const clock = board?.clock ?? STOPPED_CLOCK;
  const reading = readClock(clock, limits, now);
  const face = clockFace(reading, limits);
  const places = useMemo(() => (board ? placesByName(board) : []), [board]);
  const columns = room.isWide ? 2 : 1;
  const state = hallStateOf({ board, bells, clock, limits, now, room });
  const { line, hasSound, onToggle } = useHallVoice({
    round: board?.number ?? null,
    phase: reading.phase,
    toCallMs: reading.toCallMs,
    ownBells: state.ownBells,
  });
  const size = {
    mesas: Math.max(1, Math.floor(room.height / ROW_VMIN.mesas)),
    nombres: Math.max(1, Math.floor(room.height / ROW_VMIN.nombres)) * columns,
    posiciones: Math.max(1, Math.floor(room.height / ROW_VMIN.posiciones)),
  };
  const slides = slidesOf(face.called && screens.length > 1 ? AFTER_CALL : screens, {
    pages: {
      estado: state.pages.length,
      mesas: Math.ceil((board?.tables.length ?? 0) / size.mesas),
      nombres: Math.ceil(places.length / size.nombres),
      posiciones: Math.ceil(standings.length / size.posiciones),
    },
  });
  const slide = slideAt(slides, beat);
  const screen = slide?.screen ?? "reloj";
  const page = slide?.page ?? 0;
  const isAlarm = screen === "reloj" && face.called;
  return (
    <div
      className={classNames(
        "flex h-dvh flex-col overflow-hidden px-[3vmin] py-[2vmin]",
        isAlarm ? "bg-amber text-on-amber" : "bg-paper text-ink",
      )}
    >
      <header className="flex items-baseline justify-between gap-[3vmin] border-b-[0.4vmin] border-current pb-[1vmin]">
        <h1 className="min-w-0 truncate text-[max(1.1rem,4vmin)]">
          <Link href={props.href} className="underline-offset-4 hover:underline">
            {props.title}
          </Link>
        </h1>
        <RoundLine
          board={board}
          rounds={props.rounds}
          face={screen === "reloj" ? null : face}
          isRunning={reading.phase === "running"}
        />
      </header>
      <CallBand line={line} />
      <div ref={stage} className="@container-size min-h-0 grow pt-[1.5vmin]">
        {screen === "reloj" && (
          <ClockScreen {...props} isCalled={face.called} groups={state.groups} now={now} />
        )}
        {screen === "estado" && <StateScreen lines={state.pages[page] ?? []} />}
        {screen === "mesas" && board && (
          <TablesScreen tables={pageOf(board.tables, page, size.mesas)} width={room.width} />
        )}
        {screen === "nombres" && (
          <NamesScreen
            places={pageOf(places, page, size.nombres)}
            columns={columns}
            width={room.width}
          />
        )}
        {screen === "posiciones" && (
          <StandingsScreen rows={pageOf(standings, page, size.posiciones)} width={room.width} />
        )}
      </div>
      <footer className="flex items-center justify-between pt-[0.5vmin]">
        <SoundSwitch hasSound={hasSound} onToggle={onToggle} />
        {slide && slide.pages > 1 && (
          <p className="text-[max(1rem,2.6vmin)] font-semibold tabular-nums">
            {page + 1} de {slide.pages}
          </p>
        )}
      </footer>
    </div>
  );
}

type RoundLineProps = Pick<ProjectorProps, "board" | "rounds"> & {
  /** The clock, where the screen does not show it by itself. */
  readonly face: ClockFace | null;
  /** The figure moves; where it stands, a word says why. */
  readonly isRunning: boolean;
};

function RoundLine({ board, rounds, face, isRunning }: RoundLineProps) {
  return (
    <p className="shrink-0 text-[max(1.1rem,4vmin)] font-extrabold tabular-nums">
      {board ? `Ronda ${board.number} de ${rounds}` : "Por empezar"}
      {face !== null && board?.status === "published" && (
        <span
          className={classNames(
            "ms-[3vmin] px-[1.5vmin]",
            face.called ? "bg-amber text-on-amber" : "bg-ink text-paper",
          )}
        >
          {isRunning ? face.figure : `${face.word} ${face.figure}`}
        </span>
      )}
    </p>
  );
}

type ClockScreenProps = ProjectorProps & {
  readonly isCalled: boolean;
  readonly groups: readonly GroupedTables[];
  readonly now: number;
};

/** The clock as large as it can be; after TIEMPO with who plays on; always with the tables that have time of their own. */
function ClockScreen(props: ClockScreenProps) {
  const { board, bells, limits, serverNow, lastHandRule, isCalled, groups, now } = props;
  const clock = board?.clock ?? STOPPED_CLOCK;
  const own = bells.extraTimes.filter(({ table }) => isPlayed(board, table));
  return (
    <div className="flex h-full flex-col items-center justify-center gap-[3vmin]">
      <RoundClock
        clock={clock}
        limits={limits}
        serverNow={serverNow}
        size="board"
        shared={isCalled || own.length > 0}
        tone="cloth"
      />
      {isCalled && <StillPlaying groups={groups} rule={lastHandRule} />}
      <ExtraTimes extraTimes={own} clock={clock} limits={limits} now={now} />
    </div>
  );
}

function isPlayed(board: RoundBoard | null, table: number): boolean {
  const found = board?.tables.find((one) => one.table === table);
  return found !== undefined && riseOf(found) === "playing";
}

function pageOf<Item>(items: readonly Item[], page: number, size: number): readonly Item[] {
  return items.slice(page * size, (page + 1) * size);
}
