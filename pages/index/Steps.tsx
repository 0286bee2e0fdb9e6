import { useSite } from '../../components/site/site.tsx';

/** How an appointment goes, step by step, on the dark ground; nothing where the owner leaves it out. */
export function Steps() {
  const { howItWorks } = useSite().pages.home;
  if (!howItWorks) return null;

  return (
    <section className="steps">
      <div className="wrap">
        <h2>{howItWorks.heading}</h2>
        <ol role="list">
          {howItWorks.steps.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
            <li key={index}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
