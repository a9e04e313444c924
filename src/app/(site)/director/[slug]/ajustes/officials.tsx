"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { Badge } from "@/components/ui/state-pill";
import { showToast } from "@/components/ui/toast-message";
import { ROLE_NAMES } from "@/i18n/es/access";
import type { NameableAccount, Official, OfficialPost } from "@/server/tournaments/officials";
import { assign, dismiss } from "./actions";

type OfficialsProps = {
  readonly tournamentId: string;
  readonly officials: readonly Official[];
  /** The posts that whoever looks may give; none: only to be read. */
  readonly posts: readonly OfficialPost[];
  readonly accounts: readonly NameableAccount[];
};

/** Who officiates here: those named for this tournament, and those who do in all. */
export function Officials({ tournamentId, officials, posts, accounts }: OfficialsProps) {
  return (
    <Panel title="Oficiales del torneo">
      {officials.length === 0 && <p>Todavía no hay oficiales.</p>}
      <ul className="flex flex-col">
        {officials.map((official) => (
          <li
            key={official.grantId}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5"
          >
            <span>
              <strong className="font-semibold">{official.name}</strong>{" "}
              <span className="text-ink-soft">{ROLE_NAMES[official.role]}</span>{" "}
              {official.everywhere && <Badge>en todos los torneos</Badge>}
            </span>
            {!official.everywhere && posts.includes(official.role) && (
              <Dismiss tournamentId={tournamentId} official={official} />
            )}
          </li>
        ))}
      </ul>
      {posts.length > 0 && <Assign tournamentId={tournamentId} posts={posts} accounts={accounts} />}
    </Panel>
  );
}

function Dismiss({
  tournamentId,
  official,
}: {
  readonly tournamentId: string;
  readonly official: Official;
}) {
  const { send } = useCommand(dismiss);
  return (
    <ConfirmButton
      size="dense"
      variant="quiet"
      danger
      title={`¿Quitar a ${official.name}?`}
      body={`Deja de ser ${ROLE_NAMES[official.role].toLowerCase()} en este torneo. Lo que ya hizo queda en el registro.`}
      confirmLabel="Quitar"
      onConfirm={async () => {
        const answer = await send({ tournamentId, grantId: official.grantId });
        if (!answer.ok) showToast(answer.messages.join(" "), "error");
      }}
    >
      Quitar
    </ConfirmButton>
  );
}

function Assign({
  tournamentId,
  posts,
  accounts,
}: Pick<OfficialsProps, "tournamentId" | "posts" | "accounts">) {
  const [accountId, setAccountId] = useState("");
  const [role, setRole] = useState<OfficialPost>(posts.at(-1) ?? "judge");
  const { send, pending, failure } = useCommand(assign);
  const [missing, setMissing] = useState(false);
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-[2fr_1fr_auto] sm:items-end">
      <Select
        label="Cuenta"
        placeholder="Elige una cuenta"
        value={accountId}
        error={
          missing && accountId === ""
            ? "Elige la cuenta de la persona."
            : failure?.messages.join(" ")
        }
        options={accounts.map(({ id, name, username }) => ({
          value: id,
          label: `${name} (${username})`,
        }))}
        onChange={(event) => setAccountId(event.target.value)}
      />
      <Select
        label="Puesto"
        value={role}
        options={posts.map((post) => ({ value: post, label: ROLE_NAMES[post] }))}
        onChange={(event) => setRole(posts.find((post) => post === event.target.value) ?? role)}
      />
      <Button
        icon="plus"
        pending={pending}
        onClick={async () => {
          setMissing(accountId === "");
          if (accountId === "") return;
          const answer = await send({ tournamentId, accountId, role });
          if (answer.ok) setAccountId("");
        }}
      >
        Nombrar
      </Button>
    </div>
  );
}
