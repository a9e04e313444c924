"use client";

import { useEffect, useId, useRef, useState } from "react";
import SignaturePad from "signature_pad";
import { Button } from "@/components/ui/button";
import type { Strokes } from "./strokes";
import { toPoints, toStrokes } from "./strokes";

type SignatureFieldProps = {
  /** Whose signature: "Firma de Ana Cruz". */
  readonly label: string;
  readonly value: Strokes;
  readonly onChange: (strokes: Strokes) => void;
};

/** A large pad to sign on with finger or pen, and a way to start again. What was drawn survives a turn of the phone. */
export function SignatureField({ label, value, onChange }: SignatureFieldProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [begun, setBegun] = useState(false);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const own = new SignaturePad(element, { minWidth: 1, maxWidth: 3, throttle: 8 });
    pad.current = own;
    own.addEventListener("beginStroke", () => setBegun(true));
    own.addEventListener("endStroke", () =>
      latest.current.onChange(toStrokes(own.toData(), element.clientWidth)),
    );
    const observer = new ResizeObserver(() => fitCanvas(element, own, latest.current.value));
    observer.observe(element);
    return () => {
      observer.disconnect();
      own.off();
    };
  }, []);

  function clear(): void {
    pad.current?.clear();
    setBegun(false);
    onChange([]);
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <p id={id} className="font-semibold">
          {label}
        </p>
        <Button
          variant="quiet"
          size="dense"
          icon="undo"
          disabled={!begun && value.length === 0}
          onClick={clear}
        >
          Borrar
        </Button>
      </div>
      <div className="relative">
        {/* The pad is paper in every theme: ink is drawn on it. */}
        <canvas
          ref={canvas}
          role="img"
          aria-labelledby={id}
          className="h-[min(45dvh,16rem)] w-full touch-none rounded-control border-2 border-ink bg-ivory"
        />
        {!begun && value.length === 0 && (
          <p className="pointer-events-none absolute inset-x-6 bottom-6 border-t-2 border-pip pt-1 text-center text-sm text-pip">
            Firma aquí con el dedo
          </p>
        )}
      </div>
    </div>
  );
}

/** Sizes the canvas to its box at the screen's own resolution, and draws again what was signed. */
function fitCanvas(element: HTMLCanvasElement, pad: SignaturePad, strokes: Strokes): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  const { clientWidth, clientHeight } = element;
  if (clientWidth === 0) return;
  element.width = clientWidth * ratio;
  element.height = clientHeight * ratio;
  element.getContext("2d")?.scale(ratio, ratio);
  pad.clear();
  const { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation } = pad;
  pad.fromData(
    toPoints(strokes, clientWidth).map((points) => ({
      dotSize,
      minWidth,
      maxWidth,
      penColor,
      velocityFilterWeight,
      compositeOperation,
      points: points.map((point) => ({ ...point, pressure: 0.5, time: 0 })),
    })),
  );
}
