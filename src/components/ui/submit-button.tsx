"use client";

import { useFormStatus } from "react-dom";
import type { ButtonProps } from "./button";
import { Button } from "./button";

/** The submit button of a form with an action: busy by itself while the action runs. Primary unless said. */
export function SubmitButton({ pending, variant = "primary", ...rest }: ButtonProps) {
  const status = useFormStatus();
  return <Button {...rest} type="submit" variant={variant} pending={pending || status.pending} />;
}
