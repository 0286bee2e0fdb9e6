import type { ComponentProps, ReactNode } from 'react';
import { spokenMail } from '../../model/contact.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSite } from '../site/site.tsx';

interface RevealProps {
  /** The id of the popover. */
  id: string;
  /** The button's text in both states; without it, "Show" and "Hide". */
  label?: string | undefined;
  /** The name used in the hover text: "phone number". */
  what: string;
  icon?: ComponentProps<typeof Icon>['name'];
  /** "button-strong" or "button-small". */
  className?: string | undefined;
  children: ReactNode;
  /** Shown instead without scripts. */
  fallback: ReactNode;
}

/**
 * A button that shows and hides something. It opens an empty popover, because an open popover leaves
 * the flow of the page; CSS shows the element beside it while the popover is open. The status region
 * announces the content. The text for the other state is in the page too, so that translators find it.
 */
export function Reveal(props: RevealProps) {
  const { id, label, what, icon, className = '', children, fallback } = props;

  return (
    <>
      <div className="reveal script-only">
        <button
          type="button"
          className={`button ${className}`.trim()}
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
  /** The id of the popover. */
  id: string;
  label?: string;
  className?: string;
}

/**
 * A button that shows the email address. To hide it from harvesters, the script builds it from two
 * parts when the button is pressed (islands/plain.ts).
 */
export function MailReveal({ id, label, className }: MailProps) {
  const { email } = useSite().business;
  const [mailbox, host] = email.split('@');
  const spoken = spokenMail(email);

  return (
    <Reveal
      id={id}
      label={label}
      what="email"
      className={className}
      fallback={<p translate="no">Email: {spoken}</p>}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: the script sets href */}
      <a translate="no" data-mailbox={mailbox} data-host={host}>
        {spoken}
      </a>
    </Reveal>
  );
}
