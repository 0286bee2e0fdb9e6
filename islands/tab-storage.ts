/**
 * What the browser tab keeps until it is closed. A browser may forbid its storage (every access
 * then throws), or have no room left: such a tab keeps nothing, and nothing else changes.
 */

/** What is kept under a name, as a group of fields; undefined when nothing usable is. */
export function readKept(name: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, if the browser lets it. What no longer fits leaves what was kept before. */
export function keep(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Forbidden or full: the page itself still holds the value.
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Forbidden: nothing was kept.
  }
}
