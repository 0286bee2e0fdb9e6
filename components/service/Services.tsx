import { routes } from '../../model/routes.ts';
import { pick } from '../../model/site.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link, LinkList } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** The services to show by their slugs, in this order; else all. */
  only?: readonly string[];
}

function useServices(only: Props['only']) {
  const { services, serviceBySlug } = useSite();
  return only ? pick(serviceBySlug, only) : services;
}

/** Services as cards: drawing, name, what it is, and as many documents as `documents` says. */
export function ServiceGrid({ only, documents = 0 }: Props & { documents?: number }) {
  return (
    <ul className={documents > 0 ? 'grid grid-wide' : 'grid'}>
      {useServices(only).map(({ slug, icon, title, description, commonDocuments }) => (
        <li key={slug}>
          <article className="card service-card">
            <Icon name={icon} />
            <h3>
              <Link to={routes.service(slug)} className="card-link">
                {title}
              </Link>
            </h3>
            <p>{description}</p>
            <Marks texts={commonDocuments.slice(0, documents)} className="documents" />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Links to services by name. */
export function ServiceLinks({ only, className }: Props & { className?: string }) {
  const links = useServices(only).map(({ slug, title }) => {
    return { path: routes.service(slug), name: title };
  });
  return <LinkList links={links} className={className} />;
}

/** A list of texts, by default with a check mark before each. */
export function Marks({
  texts,
  className = 'marks',
}: {
  texts: readonly string[];
  className?: string;
}) {
  if (texts.length === 0) return null;
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
