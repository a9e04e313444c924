import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { OfficialLinks } from "@/components/desk/official-links";
import { SeatDiagram } from "@/components/domino/seat-diagram";
import { LiveRefresh } from "@/components/live/live-refresh";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import { SeatingCheck } from "@/components/sheets/seating-check";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { longDay } from "@/i18n/es/document-dates";
import { codeInPath } from "@/schemas/typed-hoja";
import { deskOfHoja } from "@/server/actas/desk-target";
import { currentSender } from "@/server/auth/sender";
import { pageMoment } from "@/server/live/page-moment";
import type { PublicSheet } from "@/server/sheets/queries";
import { findPublicSheet } from "@/server/sheets/queries";
import { SheetFigures } from "./sheet-figures";
import { Verdict } from "./verdict";
import { VersionList } from "./version-list";

type SheetPageProps = {
  readonly params: Promise<{ code: string }>;
  readonly searchParams: Promise<{ version?: string | string[]; p?: string | string[] }>;
};

export const metadata: Metadata = { title: "Hoja verificada", robots: { index: false } };

export default async function SheetPage({ params, searchParams }: SheetPageProps) {
  const publicSince = pageMoment();
  const { code } = await params;
  const { version, p } = await searchParams;
  const asked =
    typeof version === "string" && /^\d{1,3}$/.test(version) ? Number(version) : undefined;
  const sheet = (await findPublicSheet(codeInPath(code), asked)) ?? notFound();
  return (
    <PageMain>
      <LiveRefresh slug={sheet.slug} publicSince={publicSince} />
      <PageHeader
        back={{ href: "/verificar", label: "Verificar otra" }}
        eyebrow={
          <Link
            href={`/torneos/${sheet.slug}/rondas/${sheet.round}`}
            className="inline-flex min-h-12 items-center underline-offset-4 hover:underline sm:min-h-0"
          >
            {sheet.seating.event.name}
          </Link>
        }
        title={`Ronda ${sheet.round}, mesa ${sheet.table}`}
        lead={<SheetFacts sheet={sheet} />}
      />
      <div className="grid gap-8">
        <SeatingCheck table={sheet.table} seatingHashes={sheet.seatingHashes} scanned={p} />
        <OfficialLinks desk={await deskOfHoja(await currentSender(), sheet.code)} scanned={p} />
        <Verdict sheet={sheet} />
        {sheet.sealed ? (
          <SheetFigures data={sheet.sealed.data} />
        ) : (
          <SeatDiagram
            people={seatedPeople(sheet.seating)}
            leads={sheet.seating.firstLeader}
            centre={`Mesa ${sheet.table}`}
          />
        )}
        <VersionList sheet={sheet} />
      </div>
    </PageMain>
  );
}

function SheetFacts({ sheet }: { readonly sheet: PublicSheet }) {
  const { event } = sheet.seating;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <TableStatePill stage={sheet.stage} />
      <span>
        {event.date && longDay(event.date)}
        {event.venue && ` · ${event.venue}`} · código{" "}
        <strong className="tracking-wider whitespace-nowrap">{sheet.code}</strong> · puestos{" "}
        <strong className="tracking-wider whitespace-nowrap">{sheet.seatingHashes[0]}</strong>
      </span>
    </span>
  );
}

function seatedPeople({ seats }: PublicSheet["seating"]) {
  const at = (seat: keyof typeof seats) => {
    const person = seats[seat];
    return person ? { name: person.name, detail: person.club } : undefined;
  };
  return { A: at("A"), B: at("B"), C: at("C"), D: at("D") };
}
