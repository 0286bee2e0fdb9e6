import type { ReactNode } from 'react';
import { splitMailbox, spokenMailbox } from '../../model/contact.ts';
import { useSite } from '../site/site.tsx';

interface Props {
  /** Its own on the page. */
  id: string;
  label: string;
  /** What the hover text calls it: "phone number". */
  what: string;
  tone: 'strong' | 'quiet';
  children: ReactNode;
  /** What stands in its place without script. */
  fallback: ReactNode;
}

/**
 * A button that shows something and hides it again. The popover that it opens is empty: a popover
 * leaves the flow of the page, so what is shown stands beside it and follows its state, by style.
 * The status region has a screen reader say what is shown.
 */
export function Reveal({ id, label, what, tone, children, fallback }: Props) {
  return (
    <>
      <div className="reveal script-only">
        <button
          type="button"
          className={`button button-${tone}`}
          title={`Click to show ${what}`}
          popoverTarget={id}
        >
          {label}
        </button>
        <i id={id} className="reveal-state" popover="manual" />
        <div role="status">
          <p className="reveal-panel">{children}</p>
        </div>
      </div>
      <noscript>{fallback}</noscript>
    </>
  );
}

/**
 * The button behind which the email address stands. No page holds the address itself: the script
 * puts it together when the button is pressed. `id` tells two on a page apart.
 */
export function MailReveal({ id, label }: { id: string; label: string }) {
  const spoken = spokenMailbox(splitMailbox(useSite().business.email));
  return (
    <Reveal id={id} label={label} what="email" tone="quiet" fallback={<p>Email: {spoken}</p>}>
      {/* biome-ignore lint/a11y/useValidAnchor: the script gives it its address */}
      <a>{spoken}</a>
    </Reveal>
  );
}
