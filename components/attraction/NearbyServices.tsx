import type { City, Service } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { CityLinks } from '../city/CityLinks.tsx';
import { Link } from '../link/Link.tsx';
import { ServiceLinks } from '../service/Services.tsx';

interface Props {
  city: City;
  nearby: readonly City[];
  services: readonly Service[];
}

/** Leads from an attraction to its city, the cities around it and three services. */
export function NearbyServices({ city, nearby, services }: Props) {
  return (
    <section className="card attraction-side">
      <h2>Nearby Notary Services</h2>
      <p>
        <Link to={routes.city(city.slug)}>
          Mobile notary in {city.name}, {city.state}
        </Link>
      </p>
      {nearby.length > 0 && <CityLinks cities={nearby} className="pills" />}
      <ServiceLinks services={services} />
      <p>
        <Link to={routes.attractions()}>All places</Link>
      </p>
    </section>
  );
}
