import type { KeyObject } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import type { PublishedKey } from "./key";
import { keyIdOf, makePrivateKey, publicTextOf, readPrivateKey } from "./key";
import { makeOwnFile, readOwnFile, replaceOwnFile } from "./own-file";

// The keys of an installation, in its data folder: the private one in use, and every public one that was in use before.
// This list is what the installation trusts, whatever its database says.

const instant = z.iso.datetime();
const KeyFile = z.strictObject({
  v: z.literal(1),
  current: z.strictObject({
    id: z.string(),
    publicKey: z.string(),
    from: instant,
    /** PKCS#8 PEM; null where the environment gives it. */
    privateKey: z.string().nullable(),
  }),
  retired: z.array(
    z.strictObject({ id: z.string(), publicKey: z.string(), from: instant, until: instant }),
  ),
  /** Whether the keys of a restored database have been taken over: once, when the list is new. */
  hasTakenOver: z.boolean(),
});
type KeyFile = z.output<typeof KeyFile>;

export type KeyPlace = {
  readonly dataFolder: string;
  /** Demo and real have keys of their own: what the demo seals proves nothing elsewhere. */
  readonly mode: "demo" | "real";
  /** The private key that the environment gives, if any. */
  readonly given: string | null;
};

export type KeyRing = {
  readonly current: { readonly keyId: string; readonly privateKey: KeyObject };
  /** Every key, the one in use first. */
  readonly keys: readonly [PublishedKey, ...PublishedKey[]];
  readonly hasTakenOver: boolean;
};

const fileOf = ({ dataFolder, mode }: KeyPlace) =>
  path.join(dataFolder, "sello", `claves-${mode}.json`);

/** The keys of an installation, made where it has none. A key given anew by the environment retires the one before. */
export function openKeyRing(place: KeyPlace, now: Date): KeyRing {
  const file = fileOf(place);
  if (readOwnFile(file, KeyFile) === null) {
    const current = currentFrom(place.given, now);
    makeOwnFile(file, { v: 1, current, retired: [], hasTakenOver: false } satisfies KeyFile);
  }
  const kept = readKept(file);
  if (place.given === null || publicTextOf(readPrivateKey(place.given)) === kept.current.publicKey)
    return ringOf(kept, place.given);
  const rotated = withCurrent(kept, currentFrom(place.given, now), now);
  replaceOwnFile(file, rotated);
  return ringOf(rotated, place.given);
}

/** Retires the key in use and makes another. Refuses (throws) where the environment gives the key. */
export function rotateKey(place: KeyPlace, now: Date): KeyRing {
  if (place.given !== null)
    throw new Error("La clave viene de SEAL_KEY: cámbiala allí y empieza otra vez.");
  openKeyRing(place, now);
  const rotated = withCurrent(readKept(fileOf(place)), currentFrom(null, now), now);
  replaceOwnFile(fileOf(place), rotated);
  return ringOf(rotated, null);
}

/** Takes over the keys that a restored database knows, once. Those without an end were in use until now. */
export function takeOverKeys(place: KeyPlace, found: readonly PublishedKey[], now: Date): KeyRing {
  const file = fileOf(place);
  const kept = readKept(file);
  if (kept.hasTakenOver) return ringOf(kept, place.given);
  const known = new Set([kept.current.id, ...kept.retired.map(({ id }) => id)]);
  const others = found
    .filter(({ id, publicKey }) => !known.has(id) && keyIdOf(publicKey) === id)
    .map((key) => ({ ...key, until: key.until ?? now.toISOString() }));
  const whole = { ...kept, retired: [...kept.retired, ...others], hasTakenOver: true };
  replaceOwnFile(file, whole);
  return ringOf(whole, place.given);
}

function readKept(file: string): KeyFile {
  const kept = readOwnFile(file, KeyFile);
  if (kept === null) throw new Error(`Falta ${file}.`);
  return kept;
}

function currentFrom(given: string | null, now: Date): KeyFile["current"] {
  const privateKey = given ?? makePrivateKey();
  const publicKey = publicTextOf(readPrivateKey(privateKey));
  return {
    id: keyIdOf(publicKey),
    publicKey,
    from: now.toISOString(),
    privateKey: given === null ? privateKey : null,
  };
}

function withCurrent(kept: KeyFile, current: KeyFile["current"], now: Date): KeyFile {
  const { id, publicKey, from } = kept.current;
  const before = { id, publicKey, from, until: now.toISOString() };
  return { ...kept, current, retired: [before, ...kept.retired] };
}

function ringOf({ current, retired, hasTakenOver }: KeyFile, given: string | null): KeyRing {
  const text = given ?? current.privateKey;
  if (text === null) throw new Error("Falta SEAL_KEY: la clave con que se sellan las Hojas.");
  const { id, publicKey, from } = current;
  return {
    current: { keyId: id, privateKey: readPrivateKey(text) },
    keys: [{ id, publicKey, from, until: null }, ...retired],
    hasTakenOver,
  };
}
