import type { ReactNode } from 'react';
import { spokenMail } from '../../model/contact.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSite } from '../site/site.tsx';

interface RevealProps {
  /** The id of the popover, which no other reveal of the page has. */
  id: string;
  label: string;
  /** What the hover text calls it: "phone number". */
  what: string;
  /** Whether it is the way that most people should take. */
  isStrong?: boolean;
  /** What is shown. */
  children: ReactNode;
  /** What stands in its place without script. */
  fallback: ReactNode;
}

/**
 * A button that shows something and hides it again. The popover that it opens is empty: a popover
 * leaves the flow of the page, so what is shown stands beside it and follows its state, by style.
 * The status region has a screen reader say what is shown.
 */
export function Reveal({ id, label, what, isStrong = false, children, fallback }: RevealProps) {
  return (
    <>
      <div className="reveal script-only">
        <button
          type="button"
          className={isStrong ? 'button button-strong' : 'button'}
          title={`Click to show ${what}`}
          popoverTarget={id}
        >
          {isStrong && <Icon name="phone" />}
          {label}
        </button>
        <i id={id} className="reveal-state" popover="manual" />
        <div role="status">
          <p className="revealed">{children}</p>
        </div>
      </div>
      <noscript>{fallback}</noscript>
    </>
  );
}

interface MailProps {
  /** The id of the popover: two on a page have two. */
  id: string;
  label: string;
}

/**
 * The button behind which the email address stands. No page holds the address itself: the script puts
 * it together when the button is pressed (islands/plain.ts).
 */
export function MailReveal({ id, label }: MailProps) {
  const spoken = spokenMail(useSite().business.email);

  return (
    <Reveal id={id} label={label} what="email" fallback={<p>Email: {spoken}</p>}>
      {/* biome-ignore lint/a11y/useValidAnchor: the script gives it its address */}
      <a>{spoken}</a>
    </Reveal>
  );
}
