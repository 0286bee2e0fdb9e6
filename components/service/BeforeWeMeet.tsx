import { useSite } from '../site/site.tsx';

/** What to have ready: the words that save a second visit. */
export function BeforeWeMeet() {
  const { beforeHeading, beforePoints } = useSite().pages.service;
  return (
    <section className="card panel">
      <h2>{beforeHeading}</h2>
      <ul className="marks before-points">
        {beforePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
