import type { ComponentProps } from 'react';
import { smsHref, telHref } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

type CallProps = Pick<ComponentProps<'a'>, 'className' | 'children'>;

/** The button that starts a call to the business: strong, unless it is told otherwise. */
export function CallLink({ children = 'Call now', className = 'button-strong' }: CallProps) {
  const { phone } = useSite().business;

  return (
    <a className={`button ${className}`} href={telHref(phone)}>
      <Icon name="phone" />
      {children}
    </a>
  );
}

/** The quiet button beside a call button that starts a text message; nothing where the number takes none. */
export function TextLink({ className = '' }: { className?: string }) {
  const { phone, textMessages } = useSite().business;
  if (!textMessages) return null;

  return (
    <a className={`button ${className}`.trim()} href={smsHref(phone)}>
      Text us
    </a>
  );
}

/** A link to a page of this site that looks like a button. */
export function LinkButton({ className = '', ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={`button ${className}`.trim()} />;
}

/** The buttons below a text that has said enough: a call, or the contact page. */
export function CallOrContact() {
  return (
    <p className="buttons">
      <CallLink />
      <LinkButton to={routes.contact()}>Send a message</LinkButton>
    </p>
  );
}
