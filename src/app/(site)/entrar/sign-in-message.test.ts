import { describe, expect, it } from "vitest";
import { signInMessage } from "./sign-in-message";

describe("signInMessage", () => {
  it.each([
    ["wait:1", "Espera 1 segundo"],
    ["wait:32", "Espera 32 segundos"],
    ["wrong-credentials", "no son correctos"],
    ["CredentialsSignin", "no son correctos"],
    ["fetch failed", "Revisa la conexión"],
  ])("%s", (error, words) => {
    expect(signInMessage(error)).toContain(words);
  });
});
