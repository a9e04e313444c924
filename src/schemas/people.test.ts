import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { fieldError } from "@/i18n/es/fields";
import {
  accountSchema,
  clubSchema,
  joinSchema,
  passwordChangeSchema,
  playerSchema,
  roleGrantSchema,
  signInSchema,
} from "./people";

const UUID = "6f1c9a52-0a0e-4a53-9b7c-0d9be0f7e6a1";

function read<Schema extends z.ZodType>(schema: Schema, data: unknown) {
  const parsed = schema.safeParse(data, { error: fieldError });
  return parsed.success
    ? parsed.data
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")} | ${message}`);
}

describe("playerSchema", () => {
  const ana = { number: " 45 ", firstNames: "  Ana  María ", lastNames: "Níspero", clubId: "" };

  it("tidies, keeps one spelling of the number, and reads empty as null", () =>
    expect(read(playerSchema, ana)).toEqual({
      number: "00045",
      firstNames: "Ana María",
      lastNames: "Níspero",
      nickname: null,
      clubId: null,
      city: null,
      status: "active",
    }));

  it("accepts a provisional person", () =>
    expect(read(playerSchema, { ...ana, number: "" })).toMatchObject({ number: null }));

  it.each([
    [
      { number: "A12" },
      "number | «A12» no es un número de federación: solo lleva dígitos, hasta ocho, como 00045.",
    ],
    [{ number: "000" }, "number | El número de federación no puede ser cero."],
    [
      { number: "123456789" },
      "number | «123456789» es demasiado largo: el número de federación lleva hasta ocho dígitos.",
    ],
    [
      { firstNames: " " },
      "firstNames | Falta el nombre: solo letras, espacios, guiones y apóstrofos.",
    ],
    [
      { firstNames: undefined },
      "firstNames | Falta el nombre: solo letras, espacios, guiones y apóstrofos.",
    ],
    [{ lastNames: "R0ble" }, "lastNames | Apellido: solo letras, espacios, guiones y apóstrofos."],
    [
      { lastNames: "<script>" },
      "lastNames | Apellido: solo letras, espacios, guiones y apóstrofos.",
    ],
    [{ nickname: "x".repeat(41) }, "nickname | Apodo: admite hasta 40 caracteres."],
    [{ clubId: "x" }, "clubId | Club: elige uno de la lista o déjalo en blanco."],
    [{ status: "gone" }, "status | Estado: activo o suspendido."],
  ])("%j → %s", (change, message) =>
    expect(read(playerSchema, { ...ana, ...change })).toEqual([message]),
  );

  it("refuses fields that it does not know", () =>
    expect(read(playerSchema, { ...ana, id: UUID })).toEqual([' | Llave desconocida: "id"']));
});

describe("accounts", () => {
  const account = {
    username: " Ana.Perez ",
    displayName: "Ana",
    password: "ficha-doble-6",
    playerId: null,
  };

  it("reads a new account", () =>
    expect(read(accountSchema, account)).toEqual({ ...account, username: "ana.perez" }));

  it.each([
    [
      { username: "a" },
      "username | Usuario: de 3 a 32 letras minúsculas o números; en medio admite punto, guion y guion bajo.",
    ],
    [
      { username: "" },
      "username | Falta el usuario: de 3 a 32 letras minúsculas o números; en medio admite punto, guion y guion bajo.",
    ],
    [{ password: "corta" }, "password | Contraseña: de 10 a 128 caracteres."],
    [{ password: "x".repeat(129) }, "password | Contraseña: de 10 a 128 caracteres."],
    [
      { password: "ana.perez-2026" },
      "password | Contraseña: que no contenga el usuario y tenga al menos cinco caracteres distintos.",
    ],
    [
      { password: "aaaaaaaaaaaa" },
      "password | Contraseña: que no contenga el usuario y tenga al menos cinco caracteres distintos.",
    ],
  ])("%j → %s", (change, message) =>
    expect(read(accountSchema, { ...account, ...change })).toEqual([message]),
  );

  it("never trims a password", () =>
    expect(
      read(passwordChangeSchema, { username: "ana", current: "x", password: " doble seis " }),
    ).toMatchObject({
      password: " doble seis ",
    }));

  it("takes any attempt to sign in, within limits", () => {
    expect(read(signInSchema, { username: "ANA", password: "1" })).toEqual({
      username: "ana",
      password: "1",
    });
    expect(read(signInSchema, { username: "", password: "" })).toHaveLength(2);
  });

  it("grants a role for one tournament or for all", () => {
    expect(
      read(roleGrantSchema, { accountId: UUID, role: "judge", tournamentId: "" }),
    ).toMatchObject({ tournamentId: null });
    expect(read(roleGrantSchema, { accountId: UUID, role: "jefe", tournamentId: null })).toEqual([
      "role | Rol: administrador, Junta, director, juez, anotador o jugador.",
    ]);
  });
});

describe("clubs and joining", () => {
  it("reads a club", () => {
    expect(read(clubSchema, { name: ' Mesa  "La 28" ', city: "" })).toEqual({
      name: 'Mesa "La 28"',
      city: null,
      active: true,
    });
    expect(read(clubSchema, { name: "" })).toEqual(["name | Falta el nombre: escribe un nombre."]);
  });

  it("joins two people by id", () =>
    expect(read(joinSchema, { provisionalId: UUID, playerId: "" })).toEqual([
      "playerId | Falta el jugador: elige a una persona de la lista.",
    ]));
});
