"use client";

import type { ReactNode } from "react";
import { createContext, useContext, useEffect, useState } from "react";

type OpenChange = { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void };

const Context = createContext<OpenChange>({ isOpen: false, setOpen: () => undefined });

/** Lets what publishes a draft know of a change that was chosen in its list and not made. */
export function OpenChangeScope({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return <Context value={{ isOpen, setOpen }}>{children}</Context>;
}

/** Whether a change has been chosen and not made. */
export function useHasOpenChange(): boolean {
  return useContext(Context).isOpen;
}

/** Tells the others of the page that a change is chosen, for as long as it is. */
export function useTellOpenChange(isOpen: boolean): void {
  const { setOpen } = useContext(Context);
  useEffect(() => {
    setOpen(isOpen);
    return () => setOpen(false);
  }, [isOpen, setOpen]);
}
