import { Fragment } from 'react';
import { profileLinks } from '../../model/credentials.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { useSite } from '../site/site.tsx';

/** Where reviews of the business stand; nothing where no profile is given. */
export function ReviewLinks() {
  const links = profileLinks(useSite().business);
  if (links.length === 0) return null;
  return (
    <p className="review-links">
      Read our reviews on{' '}
      {links.map(({ name, url }, index) => (
        <Fragment key={name}>
          {separator(index, links.length)}
          <ExternalLink href={url}>{name}</ExternalLink>
        </Fragment>
      ))}
    </p>
  );
}

/** What stands before an entry of a list: ", " or " and ". */
function separator(index: number, length: number): string {
  if (index === 0) return '';
  if (index < length - 1) return ', ';
  return length > 2 ? ', and ' : ' and ';
}
