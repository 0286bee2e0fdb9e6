/** What holds rules with selectors; every other block is kept as it is. */
const GROUP = /^@(?:layer|media|supports|container)\b/;

/**
 * A style sheet without the selectors that ask for a class that is not used, and without what is then
 * empty. What stands in parentheses, as in `:not(.card)`, is never a reason to leave something out.
 * @param css without comments, and without braces in strings
 */
export function pruneCss(css: string, isUsed: (className: string) => boolean): string {
  const kept: string[] = [];
  for (let start = 0; start < css.length; ) {
    const [prelude = ''] = /[^;{]*/.exec(css.slice(start)) ?? [];
    const open = start + prelude.length;
    if (css[open] !== '{') {
      // A statement, such as "@layer reset, base;".
      kept.push(css.slice(start, open + 1).trim());
      start = open + 1;
      continue;
    }
    const close = closing(css, open);
    kept.push(pruneBlock(prelude.trim(), css.slice(open + 1, close).trim(), isUsed));
    start = close + 1;
  }
  return kept.join('');
}

function pruneBlock(prelude: string, body: string, isUsed: (className: string) => boolean): string {
  const isRule = !prelude.startsWith('@');
  const left = isRule
    ? selectorsOf(prelude).filter((selector) => classesOf(selector).every(isUsed))
    : [prelude];
  const inside = GROUP.test(prelude) ? pruneCss(body, isUsed) : body;
  return left.length === 0 || inside === '' ? '' : `${left.join()}{${inside}}`;
}

/** The selectors of a list: what stands between commas that are in no parentheses. */
export function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  for (const part of list.split(',')) {
    const last = selectors.at(-1);
    const isOpen = last !== undefined && last.split('(').length > last.split(')').length;
    if (isOpen) selectors.push(`${selectors.pop()},${part}`);
    else selectors.push(part);
  }
  return selectors.map((selector) => selector.trim());
}

/** The classes that a selector cannot do without. */
export function classesOf(selector: string): string[] {
  const inner = /\([^()]*\)/g;
  let outer = selector;
  while (inner.test(outer)) outer = outer.replace(inner, '');
  return [...outer.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** Where the block ends that opens here. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A style sheet lacks a "}" for: ${css.slice(open, open + 40)}`);
}
