import type { Service } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link, LinkList } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

interface GridProps {
  services: readonly Service[];
  /** How many of its common documents each card lists. */
  documents?: number;
}

/** Services as cards of equal height: drawing, name, what it is, and the documents people bring. */
export function ServiceGrid({ services, documents = 0 }: GridProps) {
  return (
    <ul className={documents > 0 ? 'grid grid-wide' : 'grid'}>
      {services.map(({ slug, icon, title, description, commonDocuments }) => (
        <li key={slug}>
          <article className="card service-card">
            <Icon name={icon} />
            <h3>
              <Link to={routes.service(slug)} className="card-link">
                {title}
              </Link>
            </h3>
            <p>{description}</p>
            {documents > 0 && <Marks texts={commonDocuments.slice(0, documents)} />}
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Links to services by name. */
export function ServiceLinks(props: { services: readonly Service[]; className?: string }) {
  const links = props.services.map(({ slug, title }) => ({
    path: routes.service(slug),
    name: title,
  }));
  return <LinkList links={links} className={props.className} />;
}

/** What to have ready: the words that save a second visit. */
export function BeforeWeMeet() {
  const { beforeHeading, beforePoints } = useSite().pages.service;
  return (
    <section className="card panel">
      <h2>{beforeHeading}</h2>
      <Marks texts={beforePoints} className="before-points" />
    </section>
  );
}

/** A list with a check mark before each text. */
export function Marks({ texts, className = '' }: { texts: readonly string[]; className?: string }) {
  return (
    <ul className={`marks ${className}`.trim()}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
