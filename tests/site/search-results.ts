import { type BuiltSite, everyPage, isTyped, type Rule, valuesOf } from './built-site.ts';

/** What search results show of a title, before the business name. Unit: characters. */
const SHOWN_TITLE = 45;

/** A name whose parenthesis is repeated after it: "Rose Park (Kuna), Kuna". */
const SAID_TWICE = /\(([^()]+)\),? \1(?=,|$)/;

/** Whether the check has a warning about the files of a page. */
function isWarned({ sitePages, warnings }: BuiltSite, path: string, message: string): boolean {
  const { file = 'pages/not-found.md' } = sitePages.get(path) ?? {};
  const said = warnings.get(`content/${file}`) ?? [];
  return said.some((line) => line.includes(message));
}

/** Search results are right, or the owner was warned. */
export const searchResultRules: Record<string, Rule> = {
  'has titles that search results show whole, and that say no name twice': everyPage(
    ({ path, $ }, faults, built) => {
      // Page Not Found isn't in search results.
      if (path === '/404') return;
      const [whole = ''] = valuesOf($, 'head title');
      const title = whole.slice(0, -` | ${built.content.business.name}`.length);
      const isLeftOut = $('meta[name=robots]').length > 0;
      const isShort = isLeftOut || [...title].length <= SHOWN_TITLE;
      const hasWarning = isWarned(built, path, 'search results cut');
      faults.unless(isShort || hasWarning, `has a title that is cut: "${title}"`);

      const { place, city, service } = built.content.pages;
      const shared = [place.title, city.title, city.outsideTitle, service.title];
      const isWritten = isTyped(built, title) || shared.some((each) => each.includes('('));
      faults.unless(isWritten || !SAID_TWICE.test(title), `says a name twice: "${title}"`);
    },
  ),
};
