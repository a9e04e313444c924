import { cookies } from "next/headers";
import { TableScreen } from "@/components/acta/table-screen";
import { DEVICE_COOKIE, deviceIdOf } from "@/schemas/device-id";
import { readTable } from "@/server/actas/queries";
import { currentSender } from "@/server/auth/sender";
import { ClosedDoor } from "../../closed-door";

type TablePageProps = { readonly params: Promise<{ readonly matchId: string }> };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same table for an official who is signed in, without the code of its card. */
export default async function OfficialTablePage({ params }: TablePageProps) {
  const { matchId } = await params;
  const sender = await currentSender();
  const reader = deviceIdOf((await cookies()).get(DEVICE_COOKIE)?.value);
  const table = UUID.test(matchId)
    ? await readTable(sender, matchId, reader)
    : ({ ok: false, problems: [{ code: "match-not-found" }] } as const);
  if (table.ok) return <TableScreen first={table.value} isKeeper />;
  const isSignedIn = sender.actor.kind === "account";
  return (
    <ClosedDoor
      title="Esa mesa no se abre"
      problems={table.problems}
      action={
        isSignedIn
          ? { href: "/", label: "Ir al inicio" }
          : { href: `/entrar?volver=/mesa/id/${matchId}`, label: "Entrar con tu cuenta" }
      }
    />
  );
}
