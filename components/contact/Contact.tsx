import type { ComponentProps, ReactNode } from 'react';
import { smsHref, spokenMail, telHref } from '../../model/contact.ts';
import { openHoursText } from '../../model/hours.ts';
import { officeAddress } from '../../model/office.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { LinkButton } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

type ButtonProps = Pick<ComponentProps<'a'>, 'className' | 'children'>;

/** The button that starts a call to the business. */
export function CallLink({ children = 'Call now', className = 'button-strong' }: ButtonProps) {
  return (
    <a className={`button ${className}`} href={telHref(useSite().business.phone)}>
      <Icon name="phone" />
      {children}
    </a>
  );
}

/** The button that starts a text message; nothing where no texts are taken. */
export function TextLink({ className = '' }: { className?: string }) {
  const { phone, textMessages } = useSite().business;
  if (!textMessages) return null;
  return (
    <a className={`button button-quiet ${className}`.trim()} href={smsHref(phone)}>
      Text us
    </a>
  );
}

/** Where the office is, for visitors; nothing where the owner keeps the street to themselves. */
export function Office() {
  const { business } = useSite();
  if (business.address.display !== 'street') return null;
  return <address className="office">{officeAddress(business)}</address>;
}

/** The two ways to begin: a call, or the contact page. */
export function CallOrContact() {
  return (
    <p className="buttons">
      <CallLink />
      <LinkButton to={routes.contact()}>Contact us</LinkButton>
    </p>
  );
}

/** The block that closes a page and asks for a call. */
export function CallToAction() {
  const { heading, text } = useSite().pages['call-to-action'];
  return (
    <section className="section call-to-action screen-only">
      <div className="wrap">
        <h2>{heading}</h2>
        <p>{text}</p>
        <CallOrContact />
      </div>
    </section>
  );
}

interface RevealProps {
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
export function Reveal({ id, label, what, tone, children, fallback }: RevealProps) {
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
          <p className="links">{children}</p>
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
  const spoken = spokenMail(useSite().business.email);
  return (
    <Reveal id={id} label={label} what="email" tone="quiet" fallback={<p>Email: {spoken}</p>}>
      {/* biome-ignore lint/a11y/useValidAnchor: the script gives it its address */}
      <a>{spoken}</a>
    </Reveal>
  );
}

/**
 * Whether the business is open now, which a script writes into the first place; the hours themselves
 * where none does (call.css).
 */
export function OpenNow() {
  const { hours, holidays } = useSite().business;
  return (
    <p className="open-now">
      <span data-open-now={JSON.stringify({ hours, holidays })} />
      <span>{openHoursText(hours)}</span>
    </p>
  );
}
