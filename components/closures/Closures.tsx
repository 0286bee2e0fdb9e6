import { announcedFrom, closureText } from '../../model/hours.ts';
import { useSite } from '../site/site.tsx';

interface Props {
  /** Whether to list all upcoming closures with their years, not only those of the next two weeks. */
  all?: boolean;
}

/**
 * The upcoming closures, "Closed December 24 to January 2". The inline script
 * (renderer/inline-script.ts) hides past ones and those more than two weeks away. Without JavaScript
 * all are shown, with their years.
 */
export function Closures({ all = false }: Props) {
  const { holidays } = useSite().business;
  if (holidays.length === 0) return null;

  return (
    <ul role="list" className="closures">
      {holidays.map((closure) => {
        const year = `, ${closure.last.slice(0, 4)}`;
        const from = all ? undefined : announcedFrom(closure);

        return (
          <li key={closure.first} data-from={from} data-until={closure.last}>
            Closed {closureText(closure)}
            {all ? year : <noscript>{year}</noscript>}
          </li>
        );
      })}
    </ul>
  );
}
