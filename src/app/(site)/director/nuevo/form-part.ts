import type { FieldErrors, UseFormRegister, UseFormSetValue } from "react-hook-form";
import type { TournamentFormInput } from "@/schemas/tournament";
import type { FrozenReasons } from "./frozen";

/** What each part of the form works with. */
export type FormPart = {
  readonly values: TournamentFormInput;
  readonly register: UseFormRegister<TournamentFormInput>;
  readonly setValue: UseFormSetValue<TournamentFormInput>;
  readonly errors: FieldErrors<TournamentFormInput>;
  readonly frozen: FrozenReasons;
  /** The day on which the form is filled, ISO. */
  readonly today: string;
};
