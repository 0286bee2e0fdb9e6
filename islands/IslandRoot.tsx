import { type ReactNode, useEffect } from 'react';

interface Props {
  /** Called once the island answers to clicks and keys. */
  onHydrated?: () => void;
  children?: ReactNode;
}

/** Stands around every island, on the server and in the browser, and tells when it is hydrated. */
export function IslandRoot({ onHydrated, children }: Props) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}
