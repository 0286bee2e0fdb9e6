import { routes } from '../../model/routes.ts';
import { type BuiltSite, clean, everyPage, isTyped, type Rule, valuesOf } from './built-site.ts';
import { expectedStateName } from './expected.ts';

/** How much of a title search results show, before the name of the business. Unit: characters. */
const SHOWN_TITLE = 65;

/** A name with more of it in brackets, which follows again: "Rose Park (Kuna), Kuna". */
const SAID_TWICE = /\(([^()]+)\),? \1(?=,|$)/;

/** Whether the check has told the owner something about the files behind a page. */
function isWarned({ sitePages, warnings }: BuiltSite, path: string, message: string): boolean {
  const { file = 'pages/not-found.md', sharedFile = file } = sitePages.get(path) ?? {};
  const said = [file, sharedFile].flatMap((each) => warnings.get(`content/${each}`) ?? []);
  return said.some((line) => line.includes(message));
}

/** What search results show of each page: right, or the owner has been told. */
export const searchRules: Record<string, Rule> = {
  'says in the description of each page that it is about a notary': everyPage(
    ({ path, $ }, faults, built) => {
      // A page in another language has no English word to say.
      if ($('main [lang]').length > 0) return;

      const [description = ''] = valuesOf($, 'meta[name=description]@content');
      const saysNotary = /\bnotar(y|ies)\b/i.test(description);
      const isTold = isWarned(built, path, 'doesn\'t say "notary"');
      faults.unless(saysNotary || isTold, `says nothing of a notary: "${description}"`);
    },
  ),

  'has titles that search results show whole, and that say no name twice': everyPage(
    ({ path, $ }, faults, built) => {
      // Nobody finds the page of unknown addresses in a search.
      if (path === '/404') return;
      const [whole = ''] = valuesOf($, 'head title');
      const title = whole.slice(0, -` | ${built.content.business.name}`.length);
      const isShort = [...title].length <= SHOWN_TITLE;
      const isTold = isWarned(built, path, 'search results cut');
      faults.unless(isShort || isTold, `has a title that is cut: "${title}"`);

      const { place, city, service } = built.content.pages;
      const shared = [place.title, city.title, city.outsideTitle, service.title];
      const isWritten = isTyped(built, title) || shared.some((each) => each.includes('('));
      faults.unless(isWritten || !SAID_TWICE.test(title), `says a name twice: "${title}"`);
    },
  ),

  'says of each service in its heading that a notary offers it, and first of all where': everyPage(
    ({ path, $ }, faults, built) => {
      if (!path.startsWith('/services/')) return;
      const [heading = ''] = valuesOf($, 'h1');
      const saysNotary = /\bnotar(y|ies)\b/i.test(heading);
      const isTold = isWarned(built, path, 'doesn\'t say "notary"');
      faults.unless(saysNotary || isTold, `says nothing of a notary: "${heading}"`);

      const opening = $('.prose > p').first();
      const { business, cities } = built.content;
      const cityPaths = cities.map(({ slug }) => routes.city(slug));
      const links = opening.find('a[href]').toArray();
      const namesCity = links.some((link) => cityPaths.includes(`${link.attribs.href}`));
      const saysState = opening.text().includes(expectedStateName(business.address.state));
      const isPlaced = namesCity && saysState;
      const isAdvised = isWarned(built, path, 'people search for a service and a place');
      faults.unless(isPlaced || isAdvised, `doesn't begin with where: "${clean(opening.text())}"`);
    },
  ),

  'names the business in the text of each page': everyPage(({ path, $ }, faults, built) => {
    const isAdded = built.sitePages.get(path)?.kind === 'addedPage';
    if (path === '/404' || isAdded) return;
    const isNamed = clean($('main').text()).includes(built.content.business.name);
    const isTold = isWarned(built, path, 'the business, so ');
    faults.unless(isNamed || isTold, "doesn't name the business");
  }),
};
