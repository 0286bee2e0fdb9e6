import type { AttractionPage } from '../../model/attraction.ts';
import { ExternalLink } from '../link/Link.tsx';

/** The ways from an attraction's page to maps and to its own website. */
export function PlaceLinks({ page }: { page: AttractionPage }) {
  const { attraction, directionsToPlace, directionsToOffice, directionsNote } = page;
  const quiet = 'button button-quiet';
  return (
    <div className="flow">
      <p className="buttons place-buttons">
        <ExternalLink href={directionsToPlace} className={quiet}>
          Directions to {attraction.name}
        </ExternalLink>
        <ExternalLink href={directionsToOffice} className={quiet}>
          Directions to the notary
        </ExternalLink>
        {attraction.url && (
          <ExternalLink href={attraction.url} className={quiet}>
            Visit Official Website
          </ExternalLink>
        )}
      </p>
      <p className="small">{directionsNote}</p>
    </div>
  );
}
