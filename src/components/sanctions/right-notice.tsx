import { Notice } from "@/components/ui/notice";
import { refusalText } from "@/i18n/es/access";
import type { JudgeRight } from "@/server/sanctions/judge-view";

/** Why somebody may not do it, and who could; nothing when he may. */
export function RightNotice({ right }: { readonly right: JudgeRight }) {
  if (right.allowed) return null;
  return (
    <Notice
      tone="warning"
      title={right.code === "own-match" ? "Juegas en esta mesa" : "No te toca a ti"}
    >
      {refusalText(right)}
    </Notice>
  );
}
