import { fillTokens, type Tokens, tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, type Entries, type Entry, type Value } from '../entries.ts';

/** A page whose title makes those of all pages of a kind, each with a token of its own. */
interface Template {
  page: Entry<{ title: string }> | undefined;
  token: string;
  pages: readonly (Omit<Value, 'value'> & { tokens: Tokens })[];
}

function templates(entries: Entries): Template[] {
  const { pages, services, cities } = entries;
  const ofServices = [...services.values()].map(({ source, fields: { title } }) => {
    return { tokens: { service: title }, source, path: ['title'] };
  });
  const ofCities = [...cities.values()].map(({ source, fields: { name, state } }) => {
    return { tokens: { city: name, state }, source, path: ['name'] };
  });
  const ofAttractions = attractionEntries(entries).map(({ city, source, fields, path }) => {
    const { name = city, state = '' } = cities.get(city)?.fields ?? {};
    return { tokens: { place: fields.name, city: name, state }, source, path: path('name') };
  });
  return [
    { page: pages.service, token: 'service', pages: ofServices },
    { page: pages.city, token: 'city', pages: ofCities },
    { page: pages.place, token: 'place', pages: ofAttractions },
  ];
}

/** Whether a template makes the same title for all of its pages. */
function isFixed({ page, token, pages }: Template): boolean {
  return page !== undefined && pages.length > 1 && !tokensIn(page.fields.title).includes(token);
}

/** Warns of templates that make the same title for all pages of a kind, each once. */
export function fixedTitles(entries: Entries): Diagnostic[] {
  return templates(entries).flatMap((template) => {
    if (template.page === undefined || !isFixed(template)) return [];
    const message = `every page of this kind would have the same title. Add {{${template.token}}}.`;
    return [template.page.source.diagnostic(['title'], message, 'warning')];
  });
}

/** The browser titles of all pages whose template is not warned of. */
export function titles(entries: Entries): Value[] {
  const { service, city, place, ...single } = entries.pages;
  const words = Object.values(single).map(({ source, fields }) => {
    const value = 'title' in fields ? fields.title : fields.heading;
    return { value, source, path: ['title'] };
  });
  const filled = templates(entries)
    .filter((template) => !isFixed(template))
    .flatMap(({ page, token, pages }) => {
      const title = page?.fields.title ?? `{{${token}}}`;
      return pages.map(({ tokens, ...at }) => ({ ...at, value: fillTokens(title, tokens) }));
    });
  return [...words, ...filled];
}
