"use client";

import { Select } from "@/components/ui/select";
import type { SetIncident } from "@/domain/claims/claim";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode, SanctionChoice } from "@/domain/rules/vocabulary";
import { SANCTION_CHOICES } from "@/domain/rules/vocabulary";
import { catalogueOf, listRecordable } from "@/domain/sanctions/catalogue";
import { choiceName, infractionTitle } from "@/i18n/es/sanctions";
import type { TableView } from "@/server/actas/table-view";

type IncidentEditorProps = {
  readonly rules: RulesSpec;
  readonly people: TableView["people"];
  readonly value: SetIncident;
  readonly onChange: (next: SetIncident) => void;
};

/** Which infraction, whose, and what the book lets choose. */
export function IncidentEditor({ rules, people, value, onChange }: IncidentEditorProps) {
  const recordable = listRecordable(catalogueOf(rules));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="Infracción"
        className="min-w-0"
        options={recordable.map(({ code, article }) => ({
          value: code,
          label: `${article} · ${infractionTitle(code)}`,
        }))}
        value={value.infraction}
        onChange={(event) =>
          onChange({
            infraction: event.target.value as InfractionCode,
            offenders: value.offenders,
          })
        }
      />
      <Select
        label="De quién"
        placeholder="Elige a alguien"
        options={SEATS.map((seat) => ({
          value: seat,
          label: `${seat} · ${people[seat]?.short ?? seat}`,
        }))}
        value={value.offenders[0] ?? ""}
        onChange={(event) =>
          onChange({
            ...value,
            offenders: event.target.value === "" ? [] : [event.target.value as Seat],
          })
        }
      />
      <Select
        label="Opción escogida"
        hint="Solo donde el artículo da a escoger."
        optional
        placeholder="Ninguna"
        options={SANCTION_CHOICES.map((choice) => ({
          value: choice,
          label: choiceName(value.infraction, choice),
        }))}
        value={value.choice ?? ""}
        onChange={(event) => onChange(withChoice(value, event.target.value))}
      />
    </div>
  );
}

function withChoice({ choice: _, ...rest }: SetIncident, chosen: string): SetIncident {
  return chosen === "" ? rest : { ...rest, choice: chosen as SanctionChoice };
}
