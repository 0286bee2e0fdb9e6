import { hasCredentials, notaryFacts } from '../../model/credentials.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { useSite } from '../site/site.tsx';

/**
 * Who comes: the notary's name and credentials; nothing where none is given.
 * @param heading the level that the page has for it
 */
export function YourNotary({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { business } = useSite();
  const { notary, memberships = [] } = business;
  if (!hasCredentials(business)) return null;
  return (
    <section className="card panel your-notary">
      <Heading>Your notary</Heading>
      {notary && <p className="notary-name">{notary}</p>}
      <ul className="marks">
        {[...new Set(notaryFacts(business))].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {memberships.map(({ name, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may share a name
          <li key={index}>
            Member of {url === undefined ? name : <ExternalLink href={url}>{name}</ExternalLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
