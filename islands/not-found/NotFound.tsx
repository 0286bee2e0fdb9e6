import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes, useParams } from 'react-router-dom';
import { UNKNOWN_PLACE, UNKNOWN_TOWN } from '../../model/not-found.ts';
import { routes } from '../../model/routes.ts';
import { titleFromSlug } from '../../model/slug.ts';
import { BASE } from '../base.ts';
import { Screen } from './Screen.tsx';
import { Suggestion } from './Suggestion.tsx';
import { useMissingPath } from './useMissingPath.ts';

/**
 * What 404.html becomes once it knows which path was asked for: the page of a town that the content
 * does not know, the note that an attraction is not there, or Page Not Found as it stands.
 */
export function NotFound() {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  if (!known) return null;
  return (
    <BrowserRouter basename={BASE}>
      <Suggestion />
      <Routes>
        <Route path={routes.city(':slug')} element={<UnknownTown />} />
        <Route path={routes.cityUnderLocations(':slug')} element={<UnknownTown />} />
        <Route path={routes.place(':slug')} element={<UnknownPlace />} />
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </BrowserRouter>
  );
}

function UnknownTown() {
  const { slug = '' } = useParams();
  return <Screen of={UNKNOWN_TOWN} name={titleFromSlug(slug)} />;
}

function UnknownPlace() {
  const { slug = '' } = useParams();
  return <Screen of={UNKNOWN_PLACE} name={slug} />;
}

function MissingPage() {
  useMissingPath();
  return null;
}
