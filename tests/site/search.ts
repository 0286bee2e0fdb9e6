import { type BuiltSite, everyPage, isTyped, type Rule, valuesOf } from './built-site.ts';

/** How much of a title search results show, before the name of the business. Unit: characters. */
const SHOWN_TITLE = 45;

/** A name with more of it in brackets, which follows again: "Rose Park (Kuna), Kuna". */
const SAID_TWICE = /\(([^()]+)\),? \1(?=,|$)/;

/** Whether the check has told the owner something about the files behind a page. */
function isWarned({ sitePages, warnings }: BuiltSite, path: string, message: string): boolean {
  const { file = 'pages/not-found.md' } = sitePages.get(path) ?? {};
  const said = warnings.get(`content/${file}`) ?? [];
  return said.some((line) => line.includes(message));
}

/** What search results show of each page: right, or the owner has been told. */
export const searchRules: Record<string, Rule> = {
  'has titles that search results show whole, and that say no name twice': everyPage(
    ({ path, $ }, faults, built) => {
      // Nobody finds the page of unknown addresses in a search.
      if (path === '/404') return;
      const [whole = ''] = valuesOf($, 'head title');
      const title = whole.slice(0, -` | ${built.content.business.name}`.length);
      const isLeftOut = $('meta[name=robots]').length > 0;
      const isShort = isLeftOut || [...title].length <= SHOWN_TITLE;
      const isTold = isWarned(built, path, 'search results cut');
      faults.unless(isShort || isTold, `has a title that is cut: "${title}"`);

      const { place, city, service } = built.content.pages;
      const shared = [place.title, city.title, city.outsideTitle, service.title];
      const isWritten = isTyped(built, title) || shared.some((each) => each.includes('('));
      faults.unless(isWritten || !SAID_TWICE.test(title), `says a name twice: "${title}"`);
    },
  ),
};
