import type { ComponentProps } from 'react';
import { smsHref, telHref } from '../../model/contact.ts';
import { messagePath } from '../../model/routes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

type CallProps = Pick<ComponentProps<'a'>, 'className' | 'children'>;

/** A button that calls the business. */
export function CallLink({ children = 'Call now', className = 'button-strong' }: CallProps) {
  const { phone } = useSite().business;

  return (
    <a className={`button ${className}`} href={telHref(phone)}>
      <Icon name="phone" />
      {children}
    </a>
  );
}

/** A button that starts a text message; nothing if the number doesn't take texts. */
export function TextLink() {
  const { phone, textMessages } = useSite().business;
  if (!textMessages) return null;

  return (
    <a className="button" href={smsHref(phone)}>
      Text us
    </a>
  );
}

export function LinkButton({ className = '', ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={`button ${className}`.trim()} />;
}

/** The buttons at the end of a text. */
export function CallOrContact() {
  return (
    <p className="buttons">
      <CallLink />
      <LinkButton to={messagePath()}>Send a message</LinkButton>
    </p>
  );
}
