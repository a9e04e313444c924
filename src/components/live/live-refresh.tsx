"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { noteServerTime } from "@/components/clock/server-time";
import { Icon } from "@/components/ui/icon";
import type { Audience, LiveMessage } from "@/schemas/live-topic";
import { streamAddress } from "@/schemas/live-topic";
import type { Asking } from "./asking";
import { createAsking, PAUSE_MS } from "./asking";
import { pageConnection, useIsConnected } from "./page-connection";
import { readFigures, showsFigures } from "./table-figures";

// Without the stream the page is asked again by itself; phones that lost it together do not ask together.
const POLL_MS = { least: 8_000, more: 4_000 };

type LiveRefreshProps = {
  /** The tournament's address. */
  readonly slug: string;
  /** Only changes of this match matter, and of the round and its clock. */
  readonly matchId?: string;
  /** The page shows which tables call a judge. */
  readonly calls?: boolean;
  /** Of a page that anybody may open: the server's instant before it read what the page shows (`pageMoment`). */
  readonly publicSince?: number;
  /** A hall's screen, which is to be true at once. */
  readonly isScreen?: boolean;
};

/** Asks for the page again, or, where it shows many tables and only their figures have moved, for these. */
function tell(asking: Asking, message: LiveMessage, slug: string, matchId: string | undefined) {
  const isOfTable = message.what === "hand" || message.what === "match";
  if (!isOfTable || matchId !== undefined) return asking.heard(message);
  const hasFigures = showsFigures(slug);
  if (hasFigures) void readFigures(slug);
  // A page over many tables says little of one hand.
  if (message.what === "hand") asking.heard({ ...message, pause: PAUSE_MS.hand });
  else asking.heard(hasFigures ? { ...message, pause: PAUSE_MS.figures } : message);
}

/** Keeps a page true: refreshes it when something of the tournament changes, and says so when it cannot. */
export function LiveRefresh(props: LiveRefreshProps) {
  const { slug, matchId, calls = false, publicSince, isScreen = false } = props;
  const router = useRouter();
  const [offline, setOffline] = useState(false);
  const [isAsking, startAsking] = useTransition();
  const asking = useRef<Asking>(null);
  const madeAt = useRef(publicSince);
  const isPublic = publicSince !== undefined;
  const isConnected = useIsConnected();

  useEffect(() => {
    const refresh = () => startAsking(() => router.refresh());
    const own = createAsking({
      ask: () => pageConnection().whenUp(refresh),
      now: () => performance.now(),
      chance: Math.random,
      later: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    asking.current = own;
    const audience: Audience = isPublic
      ? { kind: isScreen ? "screen" : "public" }
      : { kind: "officials", matchId: matchId ?? null };
    const source = new EventSource(streamAddress(slug, audience));
    let wasOpen = false;
    source.onopen = () => setOffline(false);
    source.onerror = () => {
      setOffline(true);
      void pageConnection().check();
    };
    source.onmessage = ({ data }) => {
      const message = JSON.parse(data) as LiveMessage;
      pageConnection().heard();
      if (message.what !== "hello") {
        if (message.what !== "call" || calls) tell(own, message, slug, matchId);
        return;
      }
      if (message.now !== undefined) noteServerTime(message.now, { live: true });
      // What happened while the stream was down, or since a kept page was made, was not announced to this one.
      if (wasOpen || message.at > (madeAt.current ?? message.at)) own.heard(message);
      wasOpen = true;
    };
    const poll = setInterval(
      () => {
        if (source.readyState !== EventSource.OPEN) pageConnection().whenUp(refresh);
      },
      POLL_MS.least + Math.random() * POLL_MS.more,
    );
    return () => {
      source.close();
      clearInterval(poll);
      own.end();
    };
  }, [router, slug, matchId, calls, isPublic, isScreen]);

  useEffect(() => {
    madeAt.current = publicSince;
    if (!isAsking) asking.current?.shown(publicSince ?? null);
  }, [isAsking, publicSince]);

  // Where nothing answers at all, the site's own bar says so; a hall's screen has none.
  const isSaid = isScreen ? offline || !isConnected : offline && isConnected;
  if (!isSaid) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-2 bg-amber-soft px-3 py-2 font-semibold text-amber"
    >
      <Icon name="alert" className="size-5" />
      Sin conexión en vivo; la página se actualiza cada pocos segundos.
    </p>
  );
}
