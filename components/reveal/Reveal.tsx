import type { ComponentProps, ReactNode } from 'react';
import { spokenMail } from '../../model/contact.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSite } from '../site/site.tsx';

interface RevealProps {
  /** The id of the popover, unique on the page. */
  id: string;
  label: string;
  /** What the hover text calls it: "phone number". */
  what: string;
  /** The icon on the button, if it has one. */
  icon?: ComponentProps<typeof Icon>['name'];
  /** Whether this is the preferred way to reach the business. */
  isStrong?: boolean;
  /** What is shown. */
  children: ReactNode;
  /** What stands in its place without script. */
  fallback: ReactNode;
}

/**
 * A button that shows something and hides it again. The popover that it opens is empty, because an open
 * popover leaves the flow of the page: the style sheet shows an element beside it while it is open. The
 * status region announces what is shown.
 */
export function Reveal(props: RevealProps) {
  const { id, label, what, icon, isStrong = false, children, fallback } = props;

  return (
    <>
      <div className="reveal script-only">
        <button
          type="button"
          className={isStrong ? 'button button-strong' : 'button'}
          title={`Click to show ${what}`}
          popoverTarget={id}
        >
          {icon && <Icon name={icon} />}
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
  /** The id of the popover, unique on the page. */
  id: string;
  label: string;
}

/**
 * A button that shows the email address. No page holds the address itself: the script puts it together
 * when the button is pressed (islands/plain.ts).
 */
export function MailReveal({ id, label }: MailProps) {
  const spoken = spokenMail(useSite().business.email);

  return (
    <Reveal id={id} label={label} what="email" fallback={<p>Email: {spoken}</p>}>
      {/* biome-ignore lint/a11y/useValidAnchor: the script sets href */}
      <a>{spoken}</a>
    </Reveal>
  );
}
