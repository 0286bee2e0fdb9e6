import { splitMailbox, spokenMailbox } from '../../model/contact.ts';
import { useSite } from '../site/site.tsx';
import { Reveal } from './Reveal.tsx';

/**
 * The button behind which the email address stands. No page holds the address itself: the script
 * puts it together when the button is pressed. `id` tells two on a page apart.
 */
export function MailReveal({ id, label }: { id: string; label: string }) {
  const spoken = spokenMailbox(splitMailbox(useSite().business.email));
  return (
    <Reveal id={id} label={label} what="email" tone="quiet" fallback={<p>Email: {spoken}</p>}>
      {/* biome-ignore lint/a11y/useValidAnchor: the script gives it its address */}
      <a>{spoken}</a>
    </Reveal>
  );
}
