"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { signIn } from "next-auth/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { fieldError } from "@/i18n/es/fields";
import type { SignInForm as SignIn } from "@/schemas/people";
import { signInSchema } from "@/schemas/people";
import { signInMessage } from "./sign-in-message";

type DemoLogin = { readonly role: string; readonly username: string; readonly password: string };

type SignInFormProps = {
  readonly returnTo: string;
  /** Filled in with one tap; empty in a real installation. */
  readonly demoLogins: readonly DemoLogin[];
};

/** User name and password; says what is wrong and how long to wait. */
export function SignInForm({ returnTo, demoLogins }: SignInFormProps) {
  const router = usePage();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<SignIn>({ resolver: zodResolver(signInSchema, { error: fieldError }) });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async ({ username, password }) => {
    setProblem(null);
    const error = await tryToSignIn(username, password);
    if (error !== null) {
      setProblem(signInMessage(error));
      throw new Error(error);
    }
    // Without a place to return to, this page knows where each role works.
    router.replace(returnTo === "/" ? "/entrar" : returnTo);
    router.refresh();
  });

  function fillIn({ username, password }: DemoLogin) {
    form.setValue("username", username);
    form.setValue("password", password);
    form.clearErrors();
    setProblem(null);
  }

  return (
    <>
      <form
        onSubmit={(event) => {
          submit(event).catch(() => form.setFocus("password"));
        }}
        noValidate
        className="grid gap-5"
      >
        {problem && (
          <Notice tone="error" title="No entraste">
            {problem}
          </Notice>
        )}
        <TextInput
          {...form.register("username")}
          label="Usuario"
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput
          {...form.register("password")}
          type="password"
          label="Contraseña"
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          pending={isSubmitting || (isSubmitSuccessful && problem === null)}
        >
          Entrar
        </Button>
      </form>
      {demoLogins.length > 0 && (
        <section aria-labelledby="demo" className="mt-10">
          <h2 id="demo" className="text-lg">
            Cuentas de la demostración
          </h2>
          <p className="mb-3 text-ink-soft">Toca una para llenar el formulario; luego, Entrar.</p>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {demoLogins.map((login) => (
              <li key={login.username}>
                <Button wide onClick={() => fillIn(login)}>
                  {login.role}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Null when signed in; else the message that the refusal carries. */
async function tryToSignIn(username: string, password: string): Promise<string | null> {
  try {
    const result = await signIn("credentials", { redirect: false, username, password });
    return result?.ok ? null : (result?.error ?? "no-answer");
  } catch {
    return "no-connection";
  }
}
