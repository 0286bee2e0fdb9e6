import shared from '../styles/index.css?inline';

/** The styles that most pages use, inlined in every page. */
const SHARED_STYLE = shared.trim();

/**
 * The style sheets in the folders of pages by path: "../pages/index/home.css". Each starts with those of
 * the components that only some pages use.
 */
const sheets = import.meta.glob<string>('../pages/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Page styles by the folder of the page, which may have several sheets. */
const pageStyles = new Map<string, string>();
for (const [path, sheet] of Object.entries(sheets)) {
  const withoutDots = path.replace('..', '');
  const folder = withoutDots.slice(0, withoutDots.lastIndexOf('/'));
  const others = pageStyles.get(folder) ?? '';
  pageStyles.set(folder, `${others}@layer components{${sheet.trim()}}`);
}

/**
 * The inline styles of one kind of page.
 * @param pageId the page's folder in vike's form: "/pages/areas/@city"
 */
export function stylesOf(pageId: string): string[] {
  const own = pageStyles.get(pageId);
  return own === undefined ? [SHARED_STYLE] : [SHARED_STYLE, own];
}
