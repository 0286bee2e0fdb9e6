/** Rows of cells as lines of text with straight columns: the first to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(show))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => size(line[column]))));
  return lines
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(width(widths, at)) : cell.padStart(width(widths, at)),
        )
        .join('  '),
    )
    .join('\n');
}

export type Cell = string | number;

function show(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-US') : cell;
}

function size(text: string | undefined): number {
  return text?.length ?? 0;
}

function width(widths: readonly number[], at: number): number {
  return widths[at] ?? 0;
}
