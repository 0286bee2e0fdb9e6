import { parse, type Root, type Rule } from 'postcss';

/** The one style sheet that stands in every page. */
export function styleOf(html: string): Root {
  return parse(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
}

/** Every selector of a style sheet. */
export function selectorsIn(style: Root): string[] {
  const found: string[] = [];
  style.walkRules((rule) => {
    if (!isKeyframe(rule)) found.push(...rule.selectors);
  });
  return found;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}
