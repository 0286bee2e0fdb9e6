import type { ReactNode } from 'react';
import { telHref } from '../../model/contact.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSite } from '../site/site.tsx';

/** The button that starts a call to the business. */
export function CallLink({ children = 'Call now' }: { children?: ReactNode }) {
  const { business } = useSite();
  return (
    <a className="button button-strong" href={telHref(business.phone)}>
      <Icon name="phone" />
      {children}
    </a>
  );
}
