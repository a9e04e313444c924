import { z } from "zod";
import { ROLES } from "@/domain/access/roles";
import { ROSTER_LIMITS } from "@/domain/tournament/roster";
import {
  federationNumber,
  id,
  optionalId,
  optionalText,
  personName,
  requiredText,
} from "./common-fields";

export const PLAYER_STATUSES = ["active", "suspended"] as const;

export const clubSchema = z.strictObject({
  name: requiredText(ROSTER_LIMITS.club),
  city: optionalText(ROSTER_LIMITS.city),
  active: z.boolean().default(true),
});

/** A person of the roster. The number is permanent: a command that changes one already given is refused by the server. */
export const playerSchema = z.strictObject({
  number: federationNumber,
  firstNames: personName(ROSTER_LIMITS.firstNames),
  lastNames: personName(ROSTER_LIMITS.lastNames),
  nickname: optionalText(ROSTER_LIMITS.nickname),
  clubId: optionalId,
  city: optionalText(ROSTER_LIMITS.city),
  status: z.enum(PLAYER_STATUSES).default("active"),
});

/** A person as the form has it: the status has commands of its own, with a reason. */
export const personDetailsSchema = playerSchema.omit({ status: true });

/** Length is what protects a password; the most is what hashing takes without becoming a burden. */
export const PASSWORD_LENGTH = { least: 10, most: 128 } as const;

const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9._-]{1,30})[a-z0-9]$/, { abort: true });

const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.least, { abort: true })
  .max(PASSWORD_LENGTH.most, { abort: true });

type WithPassword = { readonly username: string; readonly password: string };

function isGuessable({ username: name, password }: WithPassword): boolean {
  const plain = password.toLowerCase();
  return plain.includes(name) || new Set(plain).size < 5;
}

/** A new account. The password is hashed by the server and never stored. */
export const accountSchema = z
  .strictObject({
    username,
    displayName: requiredText(80),
    password: newPassword,
    playerId: optionalId,
  })
  .refine((account) => !isGuessable(account), {
    path: ["password"],
    params: { code: "guessable-password" },
  });

export const accountChangeSchema = z.strictObject({
  displayName: requiredText(80),
  playerId: optionalId,
  active: z.boolean(),
});

export const passwordChangeSchema = z
  .strictObject({ username, current: z.string().min(1).max(1000), password: newPassword })
  .refine((change) => !isGuessable(change), {
    path: ["password"],
    params: { code: "guessable-password" },
  });

/** What is typed to sign in: taken as it is, wrong or not, within limits. */
export const signInSchema = z.strictObject({
  username: z.string().trim().toLowerCase().min(1).max(100),
  password: z.string().min(1).max(1000),
});

/** A role for one tournament, or for all (null). */
export const roleGrantSchema = z.strictObject({
  accountId: id,
  role: z.enum(ROLES),
  tournamentId: optionalId,
});

/** A provisional person with results becomes somebody of the roster. */
export const joinSchema = z.strictObject({ provisionalId: id, playerId: id });

export type ClubForm = z.output<typeof clubSchema>;
export type PersonDetails = z.output<typeof personDetailsSchema>;
export type AccountForm = z.output<typeof accountSchema>;
export type AccountChangeForm = z.output<typeof accountChangeSchema>;
export type PasswordChangeForm = z.output<typeof passwordChangeSchema>;
export type SignInForm = z.output<typeof signInSchema>;
export type RoleGrantForm = z.output<typeof roleGrantSchema>;
