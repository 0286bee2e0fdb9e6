import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { UNKNOWN_ATTRACTION, UNKNOWN_CITY } from '../../model/not-found.ts';
import { routes } from '../../model/routes.ts';
import { titleFromSlug } from '../../model/text.ts';
import { addressOf, BASE } from '../base.ts';
import { Screen } from './Screen.tsx';

export interface NotFoundProps {
  /** The slugs of the cities that have a page. */
  cities: readonly string[];
}

/**
 * What 404.html becomes once it knows which path was asked for: the page of a city, the note that an
 * attraction is not there, or Page Not Found as it stands.
 */
export function NotFound({ cities }: NotFoundProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // The server does not know the path, and the first render is the server's.
  if (!hydrated) return null;
  return (
    <BrowserRouter basename={BASE}>
      <Routes>
        <Route path={routes.city(':slug')} element={<City cities={cities} />} />
        <Route path={routes.cityUnderLocations(':slug')} element={<City cities={cities} />} />
        <Route path={routes.attraction(':slug')} element={<UnknownAttraction />} />
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </BrowserRouter>
  );
}

/** Goes to the page of a city whose address was written in another way; shows one for any other city. */
function City({ cities }: NotFoundProps) {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const known = slug.toLowerCase();
  const path = routes.city(known);
  // Where its own address has no page, going there would never end.
  const isKnown = cities.includes(known) && path !== pathname;
  useEffect(() => {
    if (isKnown) location.replace(addressOf(path));
  }, [isKnown, path]);
  return isKnown ? null : <Screen of={UNKNOWN_CITY} name={titleFromSlug(slug)} />;
}

function UnknownAttraction() {
  const { slug = '' } = useParams();
  return <Screen of={UNKNOWN_ATTRACTION} name={slug} />;
}

/** Logs the path that has no page, once: a site without a backend has no other log. */
function MissingPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname]);
  // What waits for this island waits while it is empty.
  return <span hidden />;
}
