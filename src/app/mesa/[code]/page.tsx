import { cookies, headers } from "next/headers";
import { TableScreen } from "@/components/acta/table-screen";
import { DEVICE_COOKIE, deviceIdOf } from "@/schemas/device-id";
import { readTable } from "@/server/actas/queries";
import { senderOfCode } from "@/server/actas/table-access";
import { addressOf } from "@/server/auth/address";
import { typedCode } from "@/server/rounds/codes";
import { ClosedDoor } from "../closed-door";
import { PASS_COOKIE } from "../pass-cookie";

type TablePageProps = { readonly params: Promise<{ readonly code: string }> };

/** A table by the code of its card: what the QR opens. */
export default async function TablePage({ params }: TablePageProps) {
  const code = typedCode(decodeURIComponent((await params).code));
  const jar = await cookies();
  const opened = await senderOfCode(code, {
    address: addressOf(await headers()),
    pass: jar.get(PASS_COOKIE)?.value,
  });
  const reader = deviceIdOf(jar.get(DEVICE_COOKIE)?.value);
  const table = opened.ok
    ? await readTable(opened.value.sender, opened.value.matchId, reader)
    : opened;
  if (table.ok) return <TableScreen first={table.value} code={code} isKeeper />;
  return (
    <ClosedDoor
      title="Esa mesa no se abre"
      problems={table.problems}
      action={{ href: "/mesa", label: "Escribir el código" }}
    />
  );
}
