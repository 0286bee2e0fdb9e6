import { CallOrContact } from '../button/Button.tsx';
import { Hills } from '../hills/Hills.tsx';
import { useSite } from '../site/site.tsx';

/** The last line of a page, a call to action above the footer's foothills. */
export function ClosingCall() {
  const words = useSite().pages['call-to-action'];

  return (
    <section className="closing-call screen-only">
      <div className="wrap">
        <h2>{words.heading}</h2>
        <CallOrContact />
      </div>
      <Hills className="hills-on-ground" />
    </section>
  );
}
