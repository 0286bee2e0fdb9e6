import type { Service } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';

interface Props {
  service: Service;
  /** How many of the service's common documents to list; none when missing. */
  documents?: number;
}

/** A service as a card: drawing, name, what it is, and the documents people bring. */
export function ServiceCard({ service, documents = 0 }: Props) {
  return (
    <article className="card service-card">
      <Icon name={service.icon} />
      <h3>
        <Link to={routes.service(service.slug)} className="card-link">
          {service.title}
        </Link>
      </h3>
      <p>{service.description}</p>
      {documents > 0 && (
        <ul className="marks">
          {service.commonDocuments.slice(0, documents).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
