import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type Root, type Rule } from 'postcss';
import { build } from 'vite';
import { classesOf } from '../../renderer/prune-css.ts';
import { SAMPLE_TEXT } from './sample-text.ts';

let whole: Promise<Root> | undefined;

/** All style sheets together, as the build makes them; a page carries a part of them. */
export function wholeStyle(): Promise<Root> {
  whole ??= compile();
  return whole;
}

async function compile(): Promise<Root> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'styles/index.css' } },
  });
  const files = Array.isArray(built) || !('output' in built) ? [] : built.output;
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('There is no style sheet.');
  return parse(sheet.source.toString());
}

/** Every selector of a style sheet, with the blocks that it stands in before it. */
export function selectorsIn(style: Root): { selector: string; place: string }[] {
  const found: { selector: string; place: string }[] = [];
  style.walkRules((rule) => {
    const place = blocksAround(rule).join(' ');
    if (place.includes('@keyframes')) return;
    found.push(...rule.selectors.map((selector) => ({ selector, place })));
  });
  return found;
}

function blocksAround({ parent }: Pick<Rule, 'parent'>): string[] {
  if (parent?.type !== 'atrule' || !('params' in parent)) return [];
  return [...blocksAround(parent), `@${parent.name} ${parent.params}`];
}

const CLASSES = /\bclass="([^"]*)"/g;
const known = new Map<string, Set<string>>();

/** The rules that a page does without though it can have all their classes, a line for each. */
export async function lackingRules(html: string): Promise<string[]> {
  const [, text = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const own = known.get(text) ?? new Set(selectorsIn(parse(text)).map(lineOf));
  known.set(text, own);
  const classes = possibleClasses(html);
  return selectorsIn(await wholeStyle())
    .filter(({ selector }) => classesOf(selector).every((name) => classes.has(name)))
    .map(lineOf)
    .filter((line) => !own.has(line));
}

function lineOf({ selector, place }: { selector: string; place: string }): string {
  return `${place} ${selector}`.trim();
}

/** The classes of a page, those that an editor can bring and those that its islands write later. */
function possibleClasses(html: string): Set<string> {
  const written = [...html.matchAll(/data-island="(\w+)"/g)].flatMap(([, name = '']) =>
    islandTexts(name).flatMap((text) => [...text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]),
  );
  const text = html.includes('class="prose"') ? SAMPLE_TEXT : '';
  return new Set(
    [...`${html}${text}`.matchAll(CLASSES), ...written].flatMap(([, plain, code]) =>
      `${plain ?? ''} ${code ?? ''}`.split(/[^\w-]+/),
    ),
  );
}

/** The files of an island. */
function islandTexts(name: string): string[] {
  const files = readdirSync('islands', { recursive: true, encoding: 'utf8' });
  const folder = dirname(files.find((file) => file.endsWith(`/${name}.tsx`)) ?? '');
  return files
    .filter((file) => dirname(file) === folder && file.endsWith('.tsx'))
    .map((file) => readFileSync(join('islands', file), 'utf8'));
}
