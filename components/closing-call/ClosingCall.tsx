import { CallOrContact } from '../button/Button.tsx';
import { Hills } from '../hills/Hills.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  /** In the place of the line that every other page has. */
  heading?: string;
}

/** The line that closes a page and asks for a call, above the foothills of the footer's dark ground. */
export function ClosingCall({ heading }: Props) {
  const words = useSite().pages['call-to-action'];

  return (
    <section className="closing-call call-to-action screen-only">
      <div className="wrap">
        <h2>{heading ?? words.heading}</h2>
        <CallOrContact />
      </div>
      <Hills className="hills-on-ground" />
    </section>
  );
}
