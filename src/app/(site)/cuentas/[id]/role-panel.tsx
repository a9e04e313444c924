"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast-message";
import { ROLES } from "@/domain/access/roles";
import { ROLE_NAMES } from "@/i18n/es/access";
import type { AccountView, HeldRole } from "@/server/accounts/queries";
import { giveRole, takeRole } from "../actions";
import { roleText } from "../role-words";

type RolePanelProps = {
  readonly account: AccountView;
  readonly tournaments: readonly { readonly id: string; readonly name: string }[];
  readonly isOwn: boolean;
};

/** The roles of an account, for all tournaments or for one; to give and to take away. */
export function RolePanel({ account, tournaments, isOwn }: RolePanelProps) {
  return (
    <Panel title="Roles">
      {account.roles.length === 0 ? (
        <p className="mb-4 text-ink-soft">Sin roles: entra y ve lo mismo que cualquiera.</p>
      ) : (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {account.roles.map((held) => (
            <HeldLine
              key={held.grantId}
              held={held}
              name={account.displayName}
              isFixed={isOwn && held.role === "admin" && held.tournament === null}
            />
          ))}
        </ul>
      )}
      <GiveForm accountId={account.id} tournaments={tournaments} />
    </Panel>
  );
}

type HeldLineProps = {
  readonly held: HeldRole;
  readonly name: string;
  readonly isFixed: boolean;
};

function HeldLine({ held, name, isFixed }: HeldLineProps) {
  const { send, failure } = useCommand(takeRole);
  async function take() {
    const answer = await send({ grantId: held.grantId });
    if (answer.ok) showToast("Rol quitado.");
  }
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0">
          <span className="font-semibold">{ROLE_NAMES[held.role]}</span>
          <span className="block text-sm text-ink-soft">
            {held.tournament ?? "Todos los torneos"}
          </span>
        </span>
        {isFixed ? (
          <span className="text-sm text-ink-soft">Te lo puede quitar otro administrador.</span>
        ) : (
          <ConfirmButton
            size="dense"
            title={`¿Quitar a ${name} el rol de ${roleText(held)}?`}
            body="Deja de tenerlo al momento, aunque esté dentro."
            confirmLabel="Quitar"
            danger
            onConfirm={take}
          >
            Quitar
          </ConfirmButton>
        )}
      </div>
      {failure && (
        <div className="mt-2">
          <Notice tone="error" title="No se quitó">
            {failure.messages.join(" ")}
          </Notice>
        </div>
      )}
    </li>
  );
}

type GiveFormProps = {
  readonly accountId: string;
  readonly tournaments: RolePanelProps["tournaments"];
};

function GiveForm({ accountId, tournaments }: GiveFormProps) {
  const { send, pending, failure } = useCommand(giveRole);
  const [role, setRole] = useState<(typeof ROLES)[number]>("judge");
  const [tournamentId, setTournamentId] = useState("");

  async function give() {
    const asked = { accountId, role, tournamentId: tournamentId === "" ? null : tournamentId };
    const answer = await send({ grant: asked });
    if (answer.ok) showToast("Rol dado.");
  }

  return (
    <form
      noValidate
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Select
        label="Rol"
        value={role}
        onChange={(event) => setRole(ROLES.find((one) => one === event.target.value) ?? "judge")}
        options={ROLES.map((one) => ({ value: one, label: ROLE_NAMES[one] }))}
      />
      <Select
        label="Dónde"
        value={tournamentId}
        placeholder="Todos los torneos"
        onChange={(event) => setTournamentId(event.target.value)}
        options={tournaments.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {failure && (
        <div className="sm:col-span-2">
          <Notice tone="error" title="No se dio">
            {failure.messages.join(" ")}
          </Notice>
        </div>
      )}
      <div>
        <Button type="submit" icon="plus" pending={pending}>
          Dar este rol
        </Button>
      </div>
    </form>
  );
}
