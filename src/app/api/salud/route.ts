import { database } from "@/server/db/client";

export const dynamic = "force-dynamic";

/** Whether the pages and the database answer, for a start and for a container's health check. */
export async function GET(): Promise<Response> {
  try {
    await database().$queryRaw`select 1`;
    return Response.json({ ok: true });
  } catch {
    return Response.json({ ok: false }, { status: 503 });
  }
}
