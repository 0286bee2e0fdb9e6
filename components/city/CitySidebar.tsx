import type { CityPage } from '../../model/city.ts';
import { hoursShortText } from '../../model/hours.ts';
import { routes } from '../../model/routes.ts';
import { CallLink } from '../call/Call.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';
import { CityLinks } from './CityLinks.tsx';

/** Beside a city's page, on large screens only. */
export function CitySidebar({ page }: { page: CityPage }) {
  const { city, nearby, meeting, notes } = page;
  const { business } = useSite();
  return (
    <aside className="city-sidebar" aria-label={`Appointments in ${city.name}`}>
      <section className="card">
        <h2>Schedule an Appointment</h2>
        <p>{notes.length > 0 ? meeting : `Serving ${city.name}, ${city.state} and nearby`}</p>
        <p>{hoursShortText(business.hours)}</p>
        <p className="buttons">
          <CallLink>{business.textMessages ? 'Call or text us' : 'Call us'}</CallLink>
          <Link to={routes.contact()} className="button button-quiet">
            Book Now
          </Link>
        </p>
        <p className="small">Scheduling is by phone.</p>
      </section>
      <section className="card">
        <h2>Why Choose Us</h2>
        <ul className="marks">
          {page.whyChooseUs.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <nav className="card" aria-label="Nearby cities">
        <h2>Nearby cities</h2>
        {nearby.length > 0 && <CityLinks cities={nearby} />}
        <p>
          <Link to={routes.areas()}>All service areas</Link>
        </p>
      </nav>
    </aside>
  );
}
