/** The amount of a sum as the schema reads it, "$1,200". Unit: dollars. */
export function dollarsOf(sum: string): number {
  return Number(sum.replace(/[$,]/g, ''));
}
