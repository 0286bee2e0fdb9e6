import type { Attraction } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Emblem } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';

interface Props {
  heading: string;
  attractions: readonly Attraction[];
}

/** Leads to the other attractions of a city. */
export function OtherAttractions({ heading, attractions }: Props) {
  if (attractions.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="other-places">
        {attractions.map(({ slug, name, kind }) => (
          <li key={slug}>
            <Emblem kind={kind} />
            <Link to={routes.attraction(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
