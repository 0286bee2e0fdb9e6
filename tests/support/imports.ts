import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `import`, `import()`, the type `import()` and `export from`, with quotes of any kind. */
const SCRIPT = /\b(?:from|import)\s*\(?\s*(["'`])([^"'`\n]+)\1/g;
/** `@import` and `url()`, with quotes of any kind or none. */
const STYLE = /(?:@import\s+(?!url\()|url\(\s*)(["']?)([^"'()\s]+)\1/g;

/** What a script or a style sheet names to be loaded: "./hours.ts", "node:fs", "react". */
export function specifiers(file: string, text: string): string[] {
  const pattern = file.endsWith('.css') ? STYLE : SCRIPT;
  return [...text.matchAll(pattern)].flatMap(([, , specifier]) => specifier ?? []);
}

/** Everything that the files of a folder import, tests aside. Throws when there is no such folder. */
export function importsIn(folder: string): { file: string; specifier: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.([cm]?[jt]sx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .flatMap((file) =>
      specifiers(file, readFileSync(file, 'utf8')).map((specifier) => ({ file, specifier })),
    );
}
