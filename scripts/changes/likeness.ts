/** The share that two sets have in common (Dice's coefficient), from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((entry) => other.has(entry)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
