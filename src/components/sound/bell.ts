// A bell made by the browser itself: two falling tones a stroke, no file to load.

const TONES_HZ = [988, 740] as const;
const STROKE_S = 0.9;

let context: AudioContext | null = null;

/** Opens the sound of this page; browsers allow it only while a person presses something. False without sound. */
export async function openSound(): Promise<boolean> {
  if (typeof AudioContext === "undefined") return false;
  context ??= new AudioContext();
  await context.resume();
  return context.state === "running";
}

/** Rings the bell so many times, one stroke after the other. Silent before `openSound`. */
export function ringBell(strokes: number): void {
  if (context?.state !== "running") return;
  for (let stroke = 0; stroke < strokes; stroke++) {
    for (const hz of TONES_HZ) strike(context, hz, context.currentTime + stroke * STROKE_S);
  }
}

function strike(sound: AudioContext, hz: number, at: number): void {
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.4, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + STROKE_S);
  tone.connect(volume).connect(sound.destination);
  tone.start(at);
  tone.stop(at + STROKE_S);
}
