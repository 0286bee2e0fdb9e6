import { messagePath, routes } from '../../model/routes.ts';
import { CallLink, LinkButton, TextLink } from '../button/Button.tsx';
import { useSite } from '../site/site.tsx';

/** The bar at the bottom of a phone's screen, within thumb reach. */
export function CallBar({ path }: { path: string }) {
  const isOnContact = path === routes.contact();
  const { textMessages } = useSite().business;
  const isAlone = isOnContact && !textMessages;
  const className = isAlone ? 'call-bar call-bar-alone narrow-only' : 'call-bar narrow-only';

  return (
    <nav className={className} aria-label="Quick contact">
      <CallLink />
      <TextLink />
      {!textMessages && !isOnContact && <LinkButton to={messagePath()}>Message</LinkButton>}
    </nav>
  );
}
