import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inlineParts, inlinePartsReader } from './inline-parts.ts';

/** The hash of "a{}", from `printf 'a{}' | openssl sha256 -binary | base64`. */
const A = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";

it('finds styles in the page, in noscript, in templates and in frames', () => {
  const page =
    '<style>a{}</style><noscript><style>b{}</style></noscript><template><style>c{}</style></template>' +
    '<iframe srcdoc="&lt;style&gt;d{}&lt;/style&gt;"></iframe><style>a{}</style>';
  const { styles } = inlineParts(page);
  expect(styles.size).toBe(4);
  expect(styles).toContain(A);
});

it('finds scripts that a policy governs, and no others', () => {
  const { scripts } = inlineParts(
    '<script src="/x.js"></script><script type="application/ld+json">{}</script>' +
      '<script type="speculationrules">{"prefetch":[]}</script><script>a{}</script>',
  );
  expect(scripts.size).toBe(2);
  expect(scripts).toContain(A);
});

it('finds the same in many pages as in each', () => {
  const read = inlinePartsReader();
  const page = (style: string, framed: string) =>
    renderToStaticMarkup(
      createElement('body', null, [
        createElement('style', { key: 1 }, style),
        createElement('script', { key: 2, type: 'application/ld+json' }),
        createElement('script', { key: 3, type: 'speculationrules' }),
        createElement('iframe', { key: 4, srcDoc: `<style>${framed}</style><p>"${framed}"</p>` }),
        createElement('script', { key: 5, src: '/x.js' }),
      ]),
    );
  for (const html of [page('a{}', 'b{}'), page('a{}', 'c{}'), page('d{}', 'c{}')]) {
    expect(read(html)).toEqual(inlineParts(html));
    expect(read(html).styles.size).toBe(2);
  }
});
