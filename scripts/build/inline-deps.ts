/** Vite's table of the files that imports need, at the start of a script. */
const TABLE = /^const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\])\).*\n+/;

/** How an import refers to files of the table. */
const REFERENCE = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/**
 * Names the files of each import where it stands. The table would save letters in a script with
 * many imports; in the loader, with its two, it is a tenth of the weight.
 */
export function inlineDeps(script: string): string {
  const table = TABLE.exec(script);
  if (table === null) return script;
  const files: readonly string[] = JSON.parse(table[1] ?? '');
  return script
    .slice(table[0].length)
    .replace(REFERENCE, (_, indexes: string) =>
      JSON.stringify(indexes.split(',').map((index) => files[Number(index)])),
    );
}
