import { routes } from '../../model/routes.ts';
import { CallLink, LinkButton, TextLink } from '../button/Button.tsx';

/** The bar at the foot of a phone's screen, with a call in reach of the thumb. */
export function CallBar({ path }: { path: string }) {
  const isOnContact = path === routes.contact();

  return (
    <nav className="call-bar narrow-only" aria-label="Quick contact">
      <CallLink />
      {isOnContact ? <TextLink /> : <LinkButton to={routes.contact()}>Send a message</LinkButton>}
    </nav>
  );
}
