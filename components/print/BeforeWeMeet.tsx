import { formatPhone } from '../../model/phone.ts';
import { useSite } from '../site/site.tsx';

/** What a printed service page says beside its lists: what to bring, and whom to call. */
export function BeforeWeMeet() {
  const { business, pages } = useSite();
  const { printHeading, printPoints } = pages.service;
  return (
    <section className="print-only">
      <h2>{printHeading}</h2>
      <ul className="marks">
        {printPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        {business.name}, <strong>{formatPhone(business.phone)}</strong>
      </p>
    </section>
  );
}
