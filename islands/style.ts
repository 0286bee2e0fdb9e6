/**
 * Adds a style to the page that only an island needs, once its code is there: so the page itself is small.
 * The policy of the page allows it, as a script of the site makes it.
 */
export function addStyle(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
