import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inlineParts } from './inline-parts.ts';

/** The hash of "a{}", from `printf 'a{}' | openssl sha256 -binary | base64`. */
const A = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";

const element = (name: string, props: object = {}) => createElement(name, props);
const render = (...children: ReturnType<typeof element>[]) =>
  renderToStaticMarkup(createElement('body', {}, ...children));

/** A text as an element carries it that stands in the page unescaped. */
const text = (name: string, inside: string, props: object = {}) =>
  element(name, { ...props, dangerouslySetInnerHTML: { __html: inside } });

it('finds styles in the page, in noscript, in templates and in frames', () => {
  const page = render(
    text('style', 'a{}'),
    text('noscript', '<style>b{}</style>'),
    text('template', '<style>c{}</style>'),
    element('iframe', { srcDoc: `<style>d{}</style><p>"Nampa's"</p><style>e>f{}</style>` }),
    text('style', 'a{}'),
  );
  const { styles } = inlineParts(page);
  expect(styles.size).toBe(5);
  expect(styles).toContain(A);
  const [framed] = inlineParts('<style>e>f{}</style>').styles;
  expect(styles).toContain(framed);
});

it('finds scripts that a policy governs, and no others', () => {
  const { scripts } = inlineParts(
    render(
      element('script', { src: '/x.js' }),
      text('script', '{}', { type: 'application/ld+json' }),
      text('script', '{"prefetch":[]}', { type: 'speculationrules' }),
      text('script', 'a{}', { type: 'module' }),
    ),
  );
  expect(scripts.size).toBe(2);
  expect(scripts).toContain(A);
});

it('takes no text of a page for an element', () => {
  const page = render(
    element('p', { title: '<script>a{}</script>', children: '<style>a{}</style>' }),
  );
  expect(inlineParts(page)).toEqual({ scripts: new Set(), styles: new Set() });
});
