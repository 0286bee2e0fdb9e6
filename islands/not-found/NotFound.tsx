import { useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { routes } from '../../model/routes.ts';
import { escapeHtml } from '../../model/text.ts';
import { addressOf, BASE } from '../base.ts';

/** The element of 404.html that says Page Not Found. */
export const NOT_FOUND_SCREEN = 'not-found-screen';

/** Screens that 404.html carries as templates, each with a placeholder for the name that was asked for. */
export const UNKNOWN_CITY = {
  template: 'unknown-city',
  placeholder: 'Your City',
  nameOf: titleFromSlug,
};
export const UNKNOWN_ATTRACTION: typeof UNKNOWN_CITY = {
  template: 'unknown-attraction',
  placeholder: 'this-place',
  nameOf: (slug) => slug,
};

/**
 * What 404.html becomes once it knows which path was asked for: the page of a city, the note that an
 * attraction is not there, or Page Not Found as it stands.
 * @param cities the slugs of the cities that have a page
 */
export function NotFound({ cities }: { cities: readonly string[] }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // The server does not know the path, and the first render is the server's.
  if (!hydrated) return null;
  return (
    <BrowserRouter basename={BASE}>
      <Routes>
        <Route path={routes.city(':slug')} element={<City cities={cities} />} />
        <Route path={routes.cityUnderLocations(':slug')} element={<City cities={cities} />} />
        <Route path={routes.attraction(':slug')} element={<Screen {...UNKNOWN_ATTRACTION} />} />
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </BrowserRouter>
  );
}

/** Goes to the page of a city whose address was written in another way; shows one for any other city. */
function City({ cities }: Parameters<typeof NotFound>[0]) {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const known = slug.toLowerCase();
  const path = routes.city(known);
  // Where its own address has no page, going there would never end.
  const isKnown = cities.includes(known) && path !== pathname;
  useEffect(() => {
    if (isKnown) location.replace(addressOf(path));
  }, [isKnown, path]);
  return isKnown ? null : <Screen {...UNKNOWN_CITY} />;
}

/** Logs the path that has no page, once: a site without a backend has no other log. */
function MissingPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname]);
  // What waits for this island waits while it is empty.
  return <span hidden />;
}

/** Shows a screen that the server rendered as a template, in the place of Page Not Found. */
function Screen({ template, placeholder, nameOf }: typeof UNKNOWN_CITY) {
  const { slug = '' } = useParams();
  const name = nameOf(slug);
  const source = document.getElementById(template);
  const html = fillTemplate(source?.innerHTML ?? '', placeholder, name);
  useLayoutEffect(() => {
    document.getElementById(NOT_FOUND_SCREEN)?.toggleAttribute('hidden', true);
    document.title = (source?.dataset.title ?? '').replaceAll(placeholder, () => name);
  }, [source, placeholder, name]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, with an escaped name
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * The HTML of a template with a name in the place of its placeholder. The name may be anything that
 * stands in an address, so it is only ever a text: escaped in texts and attributes, encoded in
 * addresses, and escaped twice in an attribute that holds HTML.
 */
export function fillTemplate(html: string, placeholder: string, name: string): string {
  const inQuery = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  // What was filled in is not looked at again: the name itself may hold the placeholder.
  const fill = (part: string, escaped: string) =>
    part
      .split(placeholder)
      .map((piece) => piece.split(inQuery(placeholder)).join(inQuery(name)))
      .join(escaped);
  return html
    .split(/(srcdoc="[^"]*")/)
    .map((part, index) => fill(part, index % 2 ? escapeHtml(escapeHtml(name)) : escapeHtml(name)))
    .join('');
}

/** Turns a slug back into a readable name: "silver-city" becomes "Silver City". */
function titleFromSlug(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
