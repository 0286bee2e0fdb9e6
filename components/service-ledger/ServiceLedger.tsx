import { routes } from '../../model/routes.ts';
import { pick, type Site } from '../../model/site.ts';
import { RingedIcon } from '../icon/RingedIcon.tsx';
import { Arrow, Ledger, LedgerCell } from '../ledger/Ledger.tsx';
import { Link, LinkList } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** The slugs of the services to show, in this order; all services by default. */
  only?: readonly string[];
}

function servicesOf({ services, serviceBySlug }: Site, only: Props['only']) {
  return only ? pick(serviceBySlug, only) : services;
}

interface LedgerProps extends Props {
  /** How many common documents to show for each service. */
  documents?: number;
}

export function ServiceLedger({ only, documents = 0 }: LedgerProps) {
  return (
    <Ledger kind="services">
      {servicesOf(useSite(), only).map(({ slug, icon, title, description, commonDocuments }) => (
        <LedgerCell key={slug} className="service-cell">
          <RingedIcon name={icon} />
          <Arrow />
          <h3>
            <Link to={routes.service(slug)} className="ledger-link">
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          {documents > 0 && (
            <ul role="list" className="service-documents">
              {commonDocuments.slice(0, documents).map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          )}
        </LedgerCell>
      ))}
    </Ledger>
  );
}

/** Services as cells with only icon and name. */
export function ServiceTiles({ only }: Props) {
  return (
    <Ledger kind="services">
      {servicesOf(useSite(), only).map(({ slug, icon, title }) => (
        <LedgerCell key={slug} className="service-cell">
          <RingedIcon name={icon} />
          <Link to={routes.service(slug)} className="ledger-link">
            {title}
          </Link>
          <Arrow />
        </LedgerCell>
      ))}
    </Ledger>
  );
}

interface LinksProps extends Props {
  className?: string;
}

export function ServiceLinks({ only, className }: LinksProps) {
  const links = servicesOf(useSite(), only).map(({ slug, title }) => {
    return { path: routes.service(slug), name: title };
  });

  return <LinkList links={links} className={className} />;
}
