"use client";

import { Checkbox } from "@/components/ui/checkbox";
import type { DeskPolicy } from "@/domain/match/desk-policy";
import { DESK_DEMANDS, NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { Frozen } from "./frozen";

const WORDS: Readonly<
  Record<
    keyof DeskPolicy,
    { readonly label: string; readonly hint: string; readonly short: string }
  >
> = {
  register: {
    label: "La mesa de control recibe y registra cada Hoja",
    hint: "Antes de cerrarla, alguien dice que la Hoja llegó y que lo anotado es lo que dice.",
    short: "se registran",
  },
  secondTypist: {
    label: "Dos personas la teclean y tienen que coincidir",
    hint: "La segunda no ve lo que tecleó la primera. Si algo difiere, se mira la Hoja.",
    short: "dos las teclean",
  },
  photo: {
    label: "Se guarda una foto de la Hoja firmada",
    hint: "Con la cámara de un teléfono o un archivo; la ven los oficiales y la Junta.",
    short: "con foto",
  },
};

/** What is asked of the Hojas that are kept on paper; a table that stays on its phone is asked nothing of it. */
export function PaperSection({ values, register, frozen }: FormPart) {
  const desk: Partial<DeskPolicy> = values.desk ?? NO_DESK_POLICY;
  const asked = DESK_DEMANDS.filter((demand) => desk[demand]).map((demand) => WORDS[demand].short);
  return (
    <Fold
      title="Hojas en papel"
      summary={
        asked.length === 0
          ? "Se teclean y se cierran sin más."
          : `Antes de cerrar: ${asked.join(", ")}.`
      }
      hasError={false}
    >
      <Frozen reason={frozen.desk}>
        <p className="text-ink-soft">
          Vale para las mesas que anotan en papel. Las que anotan con su teléfono se cierran como
          siempre.
        </p>
        {DESK_DEMANDS.map((demand) => (
          <Checkbox
            key={demand}
            label={WORDS[demand].label}
            hint={WORDS[demand].hint}
            defaultChecked={desk[demand]}
            {...register(`desk.${demand}`)}
          />
        ))}
      </Frozen>
    </Fold>
  );
}
