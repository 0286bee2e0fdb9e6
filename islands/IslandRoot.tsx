import { type ReactNode, useEffect } from 'react';

interface Props {
  /** Called once the island answers to clicks and keys. */
  onAwake?: () => void;
  children?: ReactNode;
}

/** Stands around every island, on the server and in the browser, and tells when it is awake. */
export function IslandRoot({ onAwake, children }: Props) {
  useEffect(() => onAwake?.(), [onAwake]);
  return children;
}
