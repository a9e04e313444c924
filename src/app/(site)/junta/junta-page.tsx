import { redirect } from "next/navigation";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-main";
import { currentSender } from "@/server/auth/sender";
import type { Sender } from "@/server/sender";

/** Who asks; an anonymous visitor goes to sign in and comes back to `path`. */
export async function signedIn(path: string): Promise<Sender> {
  const sender = await currentSender();
  if (sender.actor.kind !== "account") redirect(`/entrar?volver=${encodeURIComponent(path)}`);
  return sender;
}

/** Shown to somebody who has signed in and may not see this. */
export function NotForYou({ title, why }: { readonly title: string; readonly why: string }) {
  return (
    <PageMain width="narrow">
      <h1 className="mb-4 text-2xl">{title}</h1>
      <Notice
        tone="warning"
        title="Esta cuenta no puede verlo"
        actions={<LinkButton href="/mi-cuenta">Ir a mi cuenta</LinkButton>}
      >
        {why}
      </Notice>
    </PageMain>
  );
}
