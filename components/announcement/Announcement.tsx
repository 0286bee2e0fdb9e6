import { longDate } from '../../model/hours.ts';
import { InlineProse } from '../prose/Prose.tsx';
import { useSite } from '../site/site.tsx';

/**
 * The owner's announcement below the header, if there is one. The inline script hides it after its last
 * day (renderer/inline-script.ts); without scripts, it shows that day.
 */
export function Announcement() {
  const { announcement } = useSite();
  if (announcement === undefined) return null;

  const { text, until } = announcement;
  return (
    <aside className="announcement" aria-label="Announcement" data-until={until}>
      <div className="wrap">
        <p>
          <InlineProse text={text} />
        </p>
        {until && (
          <noscript>
            <p className="small">Posted until {longDate(until)}</p>
          </noscript>
        )}
      </div>
    </aside>
  );
}
