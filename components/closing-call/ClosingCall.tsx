import { CallOrContact } from '../button/Button.tsx';
import { Hills } from '../hills/Hills.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** Replaces the site-wide line. */
  heading?: string;
}

/** The last line of a page, a call to action above the footer's foothills. */
export function ClosingCall({ heading }: Props) {
  const words = useSite().pages['call-to-action'];

  return (
    <section className="closing-call screen-only">
      <div className="wrap">
        <h2>{heading ?? words.heading}</h2>
        <CallOrContact />
      </div>
      <Hills className="hills-on-ground" />
    </section>
  );
}
