"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
};
type DetectorMaker = new (options: { formats: readonly string[] }) => Detector;

const LOOK_EVERY_MS = 200;

/** The browser's own reader of QR codes; null where it has none or the page may not use the camera (plain http). */
function detectorMaker(): DetectorMaker | null {
  const maker = (window as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  const hasCamera = navigator.mediaDevices !== undefined;
  return window.isSecureContext && hasCamera && maker !== undefined ? maker : null;
}

const neverChanges = () => () => {};

type CameraScanProps = { readonly onCode: (text: string) => void };

/** A button that reads a QR with the camera, only where this browser can. Elsewhere the code is typed or scanned by hand. */
export function CameraScan({ onCode }: CameraScanProps) {
  const canScan = useSyncExternalStore(
    neverChanges,
    () => detectorMaker() !== null,
    () => false,
  );
  const [open, setOpen] = useState(false);
  if (!canScan) return null;
  return (
    <>
      <Button icon="search" onClick={() => setOpen(true)}>
        Escanear con la cámara
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Escanear el QR de la Hoja">
        <Viewfinder
          onCode={(text) => {
            setOpen(false);
            onCode(text);
          }}
        />
      </Dialog>
    </>
  );
}

function Viewfinder({ onCode }: CameraScanProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const Maker = detectorMaker();
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function look(detector: Detector) {
      const shown = video.current;
      if (isOver || !shown) return;
      const [first] = await detector.detect(shown).catch(() => []);
      if (isOver) return;
      if (first) found.current(first.rawValue);
      else timer = setTimeout(() => void look(detector), LOOK_EVERY_MS);
    }

    async function start() {
      if (Maker === null) return;
      try {
        const camera = { video: { facingMode: "environment" }, audio: false };
        stream = await navigator.mediaDevices.getUserMedia(camera);
      } catch {
        setProblem("No se pudo abrir la cámara: da permiso, o escribe el código.");
        return;
      }
      if (isOver || !video.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play().catch(() => {});
      await look(new Maker({ formats: ["qr_code"] }));
    }

    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  if (problem !== "")
    return (
      <p role="alert" className="font-semibold text-wine">
        {problem}
      </p>
    );
  return (
    <>
      <video ref={video} muted playsInline className="w-full rounded-panel bg-cloth" />
      <p className="mt-2 text-ink-soft">Pon el QR de la Hoja dentro del cuadro.</p>
    </>
  );
}
