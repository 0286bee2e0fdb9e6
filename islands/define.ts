import type { ComponentType } from 'react';

/**
 * When an island wakes up: on reaching for it (pointer, focus, key), when it comes into
 * view, or at once.
 */
export type When = 'reach' | 'visible' | 'now';

/** A reason to wake up at once all the same. */
export interface NowIf {
  /** The address has this search parameter. */
  parameter?: string;
  /** The browser tab keeps something under this name. */
  saved?: string;
}

/** A component that reaches the browser, and when it does. */
export interface IslandDefinition<Props extends object> {
  /** Its key in the registry. */
  name: string;
  when: When;
  nowIf?: NowIf;
  Component: ComponentType<Props>;
}
