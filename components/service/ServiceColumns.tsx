import type { Service } from '../../model/content.ts';

/** The three lists of a service page (documents, what is included, extras). */
export function ServiceColumns({ service }: { service: Service }) {
  const columns = [
    { heading: 'Common Documents', entries: service.commonDocuments },
    { heading: "What's Included", entries: service.included },
    { heading: 'Available', entries: service.extras },
  ];
  return (
    <div className="section wrap service-columns">
      {columns.map(({ heading, entries }) => (
        <section className="card" key={heading}>
          <h2>{heading}</h2>
          <ul className="marks">
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
