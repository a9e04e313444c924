import Link from "next/link";
import { SeatBadge } from "@/components/domino/seat-badge";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import type { ActaStage } from "@/domain/match/acta";
import { noticeText } from "@/i18n/es/claims";
import { localInstant } from "@/i18n/es/document-dates";
import { listed } from "@/i18n/es/listed";
import type { OwnNotice } from "@/server/claims/inbox-notices";
import { listNotices } from "@/server/claims/inbox-notices";
import type { OwnTable } from "@/server/rounds/own-table";
import { ownTables } from "@/server/rounds/own-table";
import { ReadButton } from "./read-button";

/** Where one plays now, and what one must be told. */
export async function OwnNews({ playerId }: { readonly playerId: string }) {
  const [tables, notices] = await Promise.all([ownTables(playerId), listNotices(playerId)]);
  if (tables.length === 0 && notices.length === 0) return null;
  return (
    <div className="mb-5 grid items-start gap-5 lg:grid-cols-2">
      {tables.map((table) => (
        <TablePanel key={table.slug} table={table} />
      ))}
      {notices.length > 0 && <Notices notices={notices} />}
    </div>
  );
}

function TablePanel({ table: { slug, tournament, round, place } }: { readonly table: OwnTable }) {
  const title = place ? `Ronda ${round}: mesa ${place.table}` : `Ronda ${round}: descansas`;
  return (
    <Panel
      tone="cloth"
      className="p-4!"
      aria-label={`${title}, ${tournament}`}
      title={title}
      actions={place && <TableStatePill stage={place.stage as ActaStage} />}
    >
      <p className="mb-2">{tournament}</p>
      {place && (
        <dl className="grid gap-1">
          <div className="flex items-center gap-2">
            <dt>Tu asiento</dt>
            <dd>
              <SeatBadge seat={place.seat} />
            </dd>
          </div>
          <div>
            <dt className="inline">Con </dt>
            <dd className="inline font-semibold">{place.partner ?? "—"}</dd>
          </div>
          <div>
            <dt className="inline">Contra </dt>
            <dd className="inline font-semibold">{listed(place.rivals)}</dd>
          </div>
        </dl>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {place?.stage === "verified" && (
          <LinkButton href={`/mi-cuenta/firmar/${place.matchId}`} variant="primary" icon="pen">
            Ver y firmar la Hoja
          </LinkButton>
        )}
        <LinkButton href={`/torneos/${slug}`}>Ver el torneo</LinkButton>
      </div>
    </Panel>
  );
}

function Notices({ notices }: { readonly notices: readonly OwnNotice[] }) {
  const unread = notices.filter(({ isRead }) => !isRead).length;
  return (
    <Panel
      title={unread > 0 ? `Avisos: ${unread} sin leer` : "Avisos"}
      actions={unread > 0 && <ReadButton />}
    >
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {notices.map((notice) => (
          <li key={notice.id} className="py-2 first:pt-0">
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NoticeLine({ notice }: { readonly notice: OwnNotice }) {
  const { kind, facts, tournament, timeZone, claimId, at, isRead } = notice;
  const words = (
    <>
      {!isRead && <strong className="text-amber">Nuevo. </strong>}
      {noticeText(kind, facts)}
    </>
  );
  return (
    <>
      {claimId === null ? (
        <p>{words}</p>
      ) : (
        <Link
          href={`/junta/${claimId}`}
          className="block min-h-12 py-1 underline underline-offset-4 hover:bg-sunken"
        >
          {words}
        </Link>
      )}
      <p className="text-sm text-ink-soft">
        {tournament && `${tournament} · `}
        {localInstant(new Date(at).toISOString(), timeZone)}
      </p>
    </>
  );
}
