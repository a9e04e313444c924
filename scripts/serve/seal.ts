// What signs the Hojas: the Ed25519 key that seals them and the certificate of their PDFs, made at the first start.
import process from "node:process";
import { openCertificate } from "../../src/proof/certificate/certificate-file";
import type { KeyPlace, KeyRing } from "../../src/proof/key-file";
import { openKeyRing } from "../../src/proof/key-file";
import { aviso, messageOf } from "../aviso";
import type { Settings } from "./settings";

/** Where an installation keeps its keys. `SEAL_KEY` gives the private one where it is kept elsewhere. */
export function keyPlaceOf({ dataFolder, mode }: Settings): KeyPlace {
  return { dataFolder, mode, given: process.env.SEAL_KEY?.trim() || null };
}

/** Opens or makes them. Refuses a key or a file that cannot be used, naming it. */
export function openSeal(settings: Settings): KeyRing {
  const place = keyPlaceOf(settings);
  const now = new Date();
  try {
    openCertificate(place, now);
    return openKeyRing(place, now);
  } catch (thrown) {
    throw aviso(
      place.given === null
        ? messageOf(thrown)
        : `SEAL_KEY no es una clave Ed25519 (PKCS#8, en PEM o en base64): ${messageOf(thrown)}`,
      thrown,
    );
  }
}
