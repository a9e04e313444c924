import Link from "next/link";
import type { ReactNode } from "react";
import { CapicuaMark } from "@/components/domino/capicua-mark";
import { ThemeToggle } from "@/components/ui/theme-toggle";

type ScorekeeperFrameProps = {
  readonly children: ReactNode;
};

/** The quiet screens of the scorekeeper: the way home above, the choice of theme below. */
export function ScorekeeperFrame({ children }: ScorekeeperFrameProps) {
  return (
    <>
      <header className="border-b-2 border-ink">
        <div className="mx-auto flex w-full max-w-5xl items-center px-3 sm:px-6">
          <Link
            href="/"
            aria-label="Capicúa, inicio"
            prefetch={false}
            className="inline-flex min-h-14 items-center"
          >
            <CapicuaMark withName />
          </Link>
        </div>
      </header>
      {children}
      <footer className="border-t border-line">
        <div className="mx-auto flex w-full max-w-5xl justify-end px-3 py-3 sm:px-6">
          <ThemeToggle />
        </div>
      </footer>
    </>
  );
}
