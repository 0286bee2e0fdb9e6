import type { ComponentProps, ReactNode } from 'react';
import { spokenMail } from '../../model/contact.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSite } from '../site/site.tsx';

interface RevealProps {
  /** The id of the popover, unique on the page. */
  id: string;
  /** The words on the button, the same in both states; without them it says "Show" and "Hide". */
  label?: string | undefined;
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
 * status region announces what is shown. What the button says in its other state stands in the page, too,
 * where a translator finds it.
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
          data-other-title={`Click to hide ${what}`}
          popoverTarget={id}
        >
          {icon && <Icon name={icon} />}
          {label ?? (
            <>
              <span className="reveal-closed">Show {what}</span>
              <span className="reveal-open">Hide {what}</span>
            </>
          )}
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
  label?: string;
}

/**
 * A button that shows the email address. No page holds the address itself: the script puts it together
 * from the two parts when the button is pressed (islands/plain.ts).
 */
export function MailReveal({ id, label }: MailProps) {
  const { email } = useSite().business;
  const [mailbox, host] = email.split('@');
  const spoken = spokenMail(email);

  return (
    <Reveal id={id} label={label} what="email" fallback={<p translate="no">Email: {spoken}</p>}>
      {/* biome-ignore lint/a11y/useValidAnchor: the script sets href */}
      <a translate="no" data-mailbox={mailbox} data-host={host}>
        {spoken}
      </a>
    </Reveal>
  );
}
