import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { smsHref, telHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

/** The button that starts a call to the business. */
export function CallLink({ children = 'Call now' }: { children?: ReactNode }) {
  return (
    <a className="button button-strong" href={telHref(useSite().business.phone)}>
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

/** The button that leads to the contact page. */
export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <Link to={routes.contact()} className="button button-quiet">
      {children}
    </Link>
  );
}

/** The two ways to begin: a call, or the contact page. */
export function CallOrContact() {
  return (
    <p className="buttons">
      <CallLink />
      <ContactLink>Contact us</ContactLink>
    </p>
  );
}

/** The block that closes a page and asks for a call. */
export function CallToAction() {
  const { heading, text } = useSite().pages['call-to-action'];
  return (
    <section className="call-to-action">
      <div className="wrap">
        <h2>{heading}</h2>
        <p>{text}</p>
        <CallOrContact />
      </div>
    </section>
  );
}

/** On a phone, a call button that stays in reach of the thumb. */
export function CallBar() {
  const isContact = useLocation().pathname === routes.contact();
  return (
    <nav className="call-bar narrow-only" aria-label="Quick contact">
      <CallLink />
      {isContact ? <TextLink /> : <ContactLink>Contact</ContactLink>}
    </nav>
  );
}
