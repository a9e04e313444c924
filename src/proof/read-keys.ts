import { publishedKeysSchema } from "@/schemas/sealed-document";
import type { PublishedKey } from "./key";
import { keyIdOf, publicTextOf, readPublicKey } from "./key";

/**
 * The public keys in a text: the list that an installation publishes, or one key alone (PEM, base64 or hexadecimal), which
 * is then good for any time. Null for any other text.
 */
export function readKeys(text: string): readonly PublishedKey[] | null {
  const single = readPublicKey(text);
  if (single !== null) {
    const publicKey = publicTextOf(single);
    return [{ id: keyIdOf(publicKey), publicKey, from: new Date(0).toISOString(), until: null }];
  }
  try {
    const { keys } = publishedKeysSchema.parse(JSON.parse(text));
    return keys.every(({ id, publicKey }) => keyIdOf(publicKey) === id) ? keys : null;
  } catch {
    return null;
  }
}
