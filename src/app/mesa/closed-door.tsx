import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { describeProblem } from "@/i18n/es/problems";
import type { Problem } from "@/server/command";

type ClosedDoorProps = {
  readonly title: string;
  readonly problems: readonly Problem[];
  readonly action: { readonly href: string; readonly label: string };
};

/** A table that does not open: why, and what to do. */
export function ClosedDoor({ title, problems, action }: ClosedDoorProps) {
  return (
    <PageMain width="narrow">
      <PageHeader title={title} />
      <Notice
        tone="error"
        title="No se abrió"
        actions={
          <LinkButton href={action.href} variant="primary" prefetch={false}>
            {action.label}
          </LinkButton>
        }
      >
        {problems.map((problem) => (
          <p key={problem.code}>{describeProblem(problem)}</p>
        ))}
      </Notice>
    </PageMain>
  );
}
