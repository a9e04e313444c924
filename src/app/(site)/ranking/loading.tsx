import { PageMain } from "@/components/ui/page-main";
import { Pending } from "@/components/ui/progress";

/** What stands while a page is fetched for longer than half a second. */
export default function Loading() {
  return (
    <PageMain>
      <Pending />
    </PageMain>
  );
}
