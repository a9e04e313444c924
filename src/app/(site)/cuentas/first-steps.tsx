import Link from "next/link";
import { Panel } from "@/components/ui/panel";
import type { FirstSteps } from "@/server/setup/first-steps";

type Step = {
  readonly href: string;
  readonly label: string;
  readonly text: string;
  readonly done: boolean;
};

/** What comes after the first account: three steps with where each is done, until there is a tournament. */
export function FirstStepsPanel({ people, officials }: FirstSteps) {
  const steps: readonly Step[] = [
    {
      href: "/personas/importar",
      label: "Importar las personas",
      text: "El padrón de la federación o la lista del club, en CSV.",
      done: people,
    },
    {
      href: "/cuentas/nueva",
      label: "Nombrar al director y a los jueces",
      text: "Una cuenta para cada uno, con su rol.",
      done: officials,
    },
    {
      href: "/director/nuevo",
      label: "Crear el primer torneo",
      text: "Con su lugar, fecha, modalidad y reglamento.",
      done: false,
    },
  ];
  return (
    <Panel title="Para empezar" className="mb-6">
      <ol className="flex list-decimal flex-col gap-2 ps-6">
        {steps.map(({ href, label, text, done }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="font-semibold text-sea underline underline-offset-4"
            >
              {label}
            </Link>
            {done && <span className="font-semibold"> · hecho</span>}
            <span className="block text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
