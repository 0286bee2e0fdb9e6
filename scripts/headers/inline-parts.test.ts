import { expect, it } from 'vitest';
import { inlineParts } from './inline-parts.ts';

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
