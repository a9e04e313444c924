import { describe, expect, it } from "vitest";
import { certificateUploadSchema } from "@/schemas/signing";
import { toAnswer } from "./answer";
import { commandInput } from "./command-input";

describe("what a screen sent and does not fit", () => {
  it.each([
    [
      { p12: "", password: "" },
      "No se entendió lo enviado: p12: Falta el archivo del certificado: elige el .p12 o .pfx, que no esté vacío.",
    ],
    [
      { p12: "aGk=" },
      "No se entendió lo enviado: password: Falta la contraseña: de 10 a 128 caracteres.",
    ],
    [
      { p12: "aGk=", password: "", más: 1 },
      "No se entendió lo enviado: más: Campo desconocido: quítalo.",
    ],
  ])("is told in Spanish", (input, message) => {
    const read = commandInput(certificateUploadSchema, input);
    expect(read.ok ? [] : toAnswer(read)).toMatchObject({ messages: [message] });
  });
});
