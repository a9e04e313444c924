import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env } from "@/env";
import { addressOf } from "./address";
import { signIn } from "./sign-in";

const SESSION_DAYS = 14;

/** next-auth with one provider and a JWT session that holds the account's id only: roles are read at each request. */
export function authOptions(): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_DAYS * 24 * 3600 },
    pages: { signIn: "/entrar", error: "/entrar" },
    providers: [
      Credentials({
        credentials: { username: {}, password: {} },
        async authorize(credentials, request) {
          const { username, password } = credentials ?? {};
          if (!username || !password) return null;
          const address = addressOf(new Headers(request.headers as Record<string, string>));
          const result = await signIn(username, password, address);
          if (result.ok) return { id: result.accountId, name: result.displayName };
          // next-auth carries only the message of an error to the form.
          throw new Error(
            result.code === "too-many-attempts" ? `wait:${result.waitSeconds}` : result.code,
          );
        },
      }),
    ],
    callbacks: {
      // `user` is there at the signing in only; the token is issued anew at every use.
      jwt({ token, user }) {
        return user ? { ...token, signedInAt: Date.now() } : token;
      },
    },
  };
}
