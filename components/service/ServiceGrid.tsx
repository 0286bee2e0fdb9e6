import type { Service } from '../../model/content.ts';
import { ServiceCard } from './ServiceCard.tsx';

interface Props {
  services: readonly Service[];
  /** How many common documents each card lists. */
  documents?: number;
}

/** Service cards of equal height in a grid. */
export function ServiceGrid({ services, documents = 0 }: Props) {
  return (
    <ul className={documents > 0 ? 'grid grid-wide' : 'grid'}>
      {services.map((service) => (
        <li key={service.slug}>
          <ServiceCard service={service} documents={documents} />
        </li>
      ))}
    </ul>
  );
}
