import type { ComponentType } from 'react';

/**
 * When an island hydrates: on interaction (pointer, focus, key), when it comes into
 * view, or at once.
 */
export type When = 'load' | 'visible' | 'interaction';

/** A reason to hydrate up at once all the same. */
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
