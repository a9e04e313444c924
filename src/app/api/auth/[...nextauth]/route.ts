import NextAuth from "next-auth";
import { authOptions } from "@/server/auth/next-auth";

type Context = { params: Promise<{ nextauth: string[] }> };

function handle(request: Request, context: Context): Promise<Response> {
  return NextAuth(authOptions())(request, context) as Promise<Response>;
}

export { handle as GET, handle as POST };
