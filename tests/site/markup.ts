import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { clean, everyPage, isTyped, type Rule, valuesOf } from './built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    // "standard" is what the W3C checker requires; "recommended" adds style.
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A combobox's listbox isn't a select, because people type into its field (ARIA APG, "Combobox
      // Pattern"). And Safari needs list roles (see below).
      'prefer-native-element': ['error', { exclude: ['listbox', 'list'] }],
      'no-redundant-role': 'off',
    },
  }),
);

/** What a page shows if a value is missing or wasn't filled in. */
const MISSING = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|\{\{|AIza|\uFFFD/g;

/** Claims about commissions, which only owners may make. */
const DENIED = /\bnot (?:yet )?commissioned\b|\bno commission\b/gi;

const stylesIn = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style).join('\n');

/** The classes at the start of selectors; what follows is styled in context. */
function classesOf(style: string): Set<string> {
  const beginnings = style.matchAll(/(?:^|[{}(,;])\s*\.([a-z][\w-]*)/g);
  return new Set(Array.from(beginnings, ([, name = '']) => name));
}

const keyframesOf = (style: string) =>
  [...style.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);

export const markupRules: Record<string, Rule> = {
  'has a page at every path of the content, and no other': (built, faults) => {
    const { content, pages, redirects } = built;
    const all = [...built.sitePages.keys(), '/404'];
    faults.same('pages', [...pages.keys()].toSorted(), all.toSorted());

    const moved = content.redirects.map(({ from }) => from);
    faults.same('redirects', [...redirects.keys()].toSorted(), moved.toSorted());
  },

  'has one main heading on each page, and a title and a description of its own': (
    { pages, content },
    faults,
  ) => {
    const seen = new Map<string, string>();
    for (const { path, $ } of pages.values()) {
      const own = faults.on(path);
      own.same('main headings', $('h1').length, 1);

      // A second address has the same content as the first.
      const [canonical] = valuesOf($, 'link[rel=canonical]@href');
      if (canonical !== content.settings.siteUrl + path) continue;
      for (const place of ['head title', 'meta[name=description]@content']) {
        const text = valuesOf($, place).join();
        const other = seen.get(text);
        own.unless(text !== '' && other === undefined, `has the ${place} of ${other}: "${text}"`);
        seen.set(text, path);
      }
    }
  },

  'says the same of each page to search engines and where links are shared': everyPage(
    ({ path, $ }, faults, built) => {
      const { aliasOf: first = path, isIndexed } = built.sitePages.get(path) ?? {};
      const canonical = path === '/404' ? [] : [built.content.settings.siteUrl + first];
      faults.same('canonical', valuesOf($, 'link[rel=canonical]@href'), canonical);

      const robots = isIndexed ? [] : ['noindex'];
      faults.same('robots', valuesOf($, 'meta[name=robots]@content'), robots);

      const shared = {
        'og:title': valuesOf($, 'head title'),
        'og:description': valuesOf($, 'meta[name=description]@content'),
        'og:url': canonical,
      };
      for (const [property, expected] of Object.entries(shared)) {
        faults.same(property, valuesOf($, `meta[property="${property}"]@content`), expected);
      }
      const keywords = valuesOf($, 'meta[name=keywords][content!=""]@content');
      faults.same('keywords', keywords.length, 1);
    },
  ),

  'is valid HTML, and names its encoding early': everyPage(async ({ html }, faults) => {
    for (const shown of shownPages(html)) {
      const { results } = await validator.validateString(shown);
      for (const { ruleId, message } of results.flatMap((result) => result.messages)) {
        faults.unless(false, `${ruleId}: ${message}`);
      }
    }
    // Browsers look for it in the first 1,024 bytes.
    faults.unless(html.search(/<meta charset=/i) < 900, 'names its encoding late');
  }),

  // Safari drops list semantics from lists without markers, unless they have a role.
  'says of every list without markers that it is a list': everyPage(({ $ }, faults) => {
    for (const list of $(':is(ul, ol):not(.prose *, [role])').toArray()) {
      faults.unless(false, `has a list without a role: ${clean($(list).text())}`);
    }
  }),

  'has in each page the style of all that stands in it, and waits for no other file': (
    { pages },
    faults,
  ) => {
    const styles = new Set([...pages.values()].map(({ html }) => stylesIn(html)));
    const all = [...styles].join('\n');
    const styled = classesOf(all);
    const moves = [...new Set(keyframesOf(all))];

    for (const { path, html, $ } of pages.values()) {
      faults.on(path).same('style sheets', valuesOf($, 'link[rel=stylesheet]@href'), []);
      const waiting = valuesOf($, 'script[src]:not([type=module])@src');
      faults.on(path).same('scripts that it waits for', waiting, []);

      const own = classesOf(stylesIn(html));
      const shown = html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
      const names = [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) =>
        classes.split(' '),
      );
      const lacking = new Set(names.filter((name) => styled.has(name) && !own.has(name)));
      faults.on(path).same('classes that only other pages style', [...lacking], []);

      const style = stylesIn(html);
      const defined = keyframesOf(style);
      const named = moves.filter((name) => new RegExp(`:[^;{}]*\\b${name}\\b`).test(style));
      const missing = named.filter((name) => !defined.includes(name));
      faults.on(path).same('keyframes that only other pages define', missing, []);
    }
  },

  'draws the longer line for the longer drive, and the longest from edge to edge': everyPage(
    ({ $ }, faults, { content }) => {
      for (const ledger of $('.ledger-cities:has(.city-bar)').toArray()) {
        const lines = $(ledger).find('.city-cell:has(.city-bar)').toArray();
        const drives = lines.map((line) => {
          const slug = $(line).find('a').attr('href')?.split('/').at(-1);
          const { minutesFromOffice } = content.cities.find((city) => city.slug === slug) ?? {};
          return { minutes: minutesFromOffice, length: Number($(line).find('rect').attr('width')) };
        });
        const lengths = drives
          .toSorted((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0))
          .map(({ length }) => length);
        const longer = lengths.toSorted((a, b) => a - b);
        faults.same('lines by the length of the drive', lengths, longer);
        faults.same('longest line', longer.at(-1), 100);
      }
    },
  ),

  'shows no sign of a missing value, and denies no commission': everyPage(
    ({ html }, faults, built) => {
      const text = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
      for (const [sign] of [...text.matchAll(MISSING), ...text.matchAll(DENIED)]) {
        faults.unless(isTyped(built, sign), `shows "${sign}"`);
      }
    },
  ),
};

/** The page as served, and one for each template that a script can show instead of the main part. */
function shownPages(html: string): string[] {
  const templates = [...html.matchAll(/<template[^>]*>(.*?)<\/template>/gs)];
  const served = html.replaceAll(/<template[^>]*>.*?<\/template>/gs, '');
  const others = templates.map(([, content = '']) =>
    served.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => start + content + end),
  );
  return [served, ...others];
}
