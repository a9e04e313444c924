"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { BUILD } from "./build";

type KeepOfflineProps = {
  /** The part of the site that the worker answers for: "/mesa". */
  readonly scope: "/mesa" | "/anotador";
};

/**
 * Keeps this page so that it opens again without a network, where the browser allows it: over https or on localhost. On
 * the plain http of a hall it does nothing, and nothing depends on it.
 */
export function KeepOffline({ scope }: KeepOfflineProps) {
  const path = usePathname();
  useEffect(() => {
    if (BUILD === "" || !window.isSecureContext || !("serviceWorker" in navigator)) return;
    let isGone = false;
    const keep = async () => {
      const registration = await navigator.serviceWorker.register("/sw.js", { scope });
      const worker = await activeOf(registration);
      // What a page loads by itself comes in a moment after it.
      await new Promise((done) => setTimeout(done, SETTLE_MS));
      // Another page of the same layout may have come since.
      if (!isGone && path === location.pathname)
        worker.postMessage({ what: "keep", build: BUILD, page: location.href, parts: partsOf() });
    };
    keep().catch(() => {
      // A browser that refuses a worker: the page stays what it was.
    });
    return () => {
      isGone = true;
    };
  }, [scope, path]);
  return null;
}

const SETTLE_MS = 1_500;

/** The worker of a registration once it is active. */
function activeOf({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing;
  return new Promise<ServiceWorker>((done, fail) => {
    if (worker === null) return fail(new Error("no worker"));
    if (worker.state === "activated") return done(worker);
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") done(worker);
      if (worker.state === "redundant") fail(new Error("worker replaced"));
    });
  });
}

/** The scripts, styles and fonts that this page is made of. */
function partsOf(): readonly string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const written = [...document.querySelectorAll("script[src], link[rel=stylesheet][href]")].map(
    (element) =>
      element instanceof HTMLScriptElement ? element.src : (element as HTMLLinkElement).href,
  );
  return [...new Set([...loaded, ...written])].filter((url) =>
    url.startsWith(`${location.origin}/_next/static/`),
  );
}
