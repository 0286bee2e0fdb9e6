import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes, useParams } from 'react-router-dom';
import type { Addresses } from '../../model/addresses.ts';
import { UNKNOWN_ATTRACTION, UNKNOWN_CITY } from '../../model/not-found.ts';
import { routes } from '../../model/routes.ts';
import { titleFromSlug } from '../../model/slug.ts';
import { BASE } from '../base.ts';
import { knownAddresses } from './known-addresses.ts';
import { Screen } from './Screen.tsx';
import { Suggestion } from './Suggestion.tsx';
import { useMissingPath } from './useMissingPath.ts';

/**
 * What 404.html becomes once it knows which path was asked for: the page of a city that the content
 * does not know, the note that an attraction is not there, or Page Not Found as it stands.
 */
export function NotFound() {
  const [known, setKnown] = useState<Addresses>();
  useEffect(() => {
    knownAddresses().then(setKnown);
  }, []);
  // All at once, so that nothing moves.
  if (known === undefined) return null;
  return (
    <BrowserRouter basename={BASE}>
      <Suggestion known={known} />
      <Routes>
        <Route path={routes.city(':slug')} element={<UnknownCity />} />
        <Route path={routes.cityUnderLocations(':slug')} element={<UnknownCity />} />
        <Route path={routes.attraction(':slug')} element={<UnknownAttraction />} />
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </BrowserRouter>
  );
}

function UnknownCity() {
  const { slug = '' } = useParams();
  return <Screen of={UNKNOWN_CITY} name={titleFromSlug(slug)} />;
}

function UnknownAttraction() {
  const { slug = '' } = useParams();
  return <Screen of={UNKNOWN_ATTRACTION} name={slug} />;
}

function MissingPage() {
  useMissingPath();
  return null;
}
