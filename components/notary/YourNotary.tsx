import { hasCredentials, notaryFacts } from '../../model/credentials.ts';
import type { Picture as PictureFields } from '../../model/schemas/picture.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { Picture } from '../picture/Picture.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** The level that the page has for it. */
  heading: 'h2' | 'h3';
  /** Another picture than the portrait. */
  picture?: PictureFields | undefined;
}

/** Who comes: the notary's face, name and credentials; nothing where none is given. */
export function YourNotary({ heading: Heading, picture }: Props) {
  const { business } = useSite();
  const { notary, memberships = [], portrait } = business;
  const face = picture ?? portrait;
  const facts = [...new Set(notaryFacts(business))];
  if (face === undefined && !hasCredentials(business)) return null;
  return (
    <section className="card panel your-notary">
      {face && <Picture picture={face} shape="portrait" />}
      <div>
        <Heading>Your notary</Heading>
        {notary && <p className="notary-name">{notary}</p>}
        {facts.length + memberships.length > 0 && (
          <ul className="marks">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
            {memberships.map(({ name, url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may share a name
              <li key={index}>
                Member of{' '}
                {url === undefined ? name : <ExternalLink href={url}>{name}</ExternalLink>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
