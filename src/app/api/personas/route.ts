import { isOfficial } from "@/domain/access/is-official";
import { currentSender } from "@/server/auth/sender";
import { findPeople } from "@/server/people/find-people";

const MOST_TYPED = 80;

/** The people of the roster that a query finds (`q`: names, nickname or number), for officials; the first twenty. */
export async function GET(request: Request): Promise<Response> {
  const { actor } = await currentSender();
  if (!isOfficial(actor)) {
    const status = actor.kind === "account" ? 403 : 401;
    return Response.json({ people: [] }, { status, headers: { "cache-control": "no-store" } });
  }
  const query = new URL(request.url).searchParams.get("q") ?? "";
  const people = await findPeople(query.slice(0, MOST_TYPED));
  return Response.json({ people }, { headers: { "cache-control": "no-store" } });
}
