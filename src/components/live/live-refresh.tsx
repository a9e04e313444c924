"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { noteServerTime } from "@/components/clock/server-time";
import { Icon } from "@/components/ui/icon";

// A burst of commands (a whole round closing) is one refresh; without the stream the page is asked again by itself.
const SETTLE_MS = 250;
const POLL_MS = 8_000;

type LiveRefreshProps = {
  /** The tournament's address. */
  readonly slug: string;
  /** Only changes of this match matter, and of the round and its clock. */
  readonly matchId?: string;
  /** The page shows which tables call a judge. */
  readonly calls?: boolean;
};

/** Keeps a page true: refreshes it when something of the tournament changes, and says so when it cannot. */
export function LiveRefresh({ slug, matchId, calls = false }: LiveRefreshProps) {
  const router = useRouter();
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = setTimeout(() => router.refresh(), SETTLE_MS);
    };
    const source = new EventSource(`/api/en-vivo?torneo=${encodeURIComponent(slug)}`);
    let opened = false;
    source.onopen = () => {
      setOffline(false);
      // What happened while the stream was down was not announced to this page.
      if (opened) refresh();
      opened = true;
    };
    source.onerror = () => setOffline(true);
    source.onmessage = (message) => {
      const topic = JSON.parse(message.data) as { what: string; matchId?: string; now?: number };
      if (topic.what === "hello") {
        if (topic.now !== undefined) noteServerTime(topic.now, { live: true });
        return;
      }
      if (matchId && topic.matchId !== undefined && topic.matchId !== matchId) return;
      if (topic.what === "call" && !calls) return;
      refresh();
    };
    const poll = setInterval(() => {
      if (source.readyState !== EventSource.OPEN) router.refresh();
    }, POLL_MS);
    return () => {
      source.close();
      clearInterval(poll);
      clearTimeout(timer);
    };
  }, [router, slug, matchId, calls]);

  if (!offline) return null;
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
