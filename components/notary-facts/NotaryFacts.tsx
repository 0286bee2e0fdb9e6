import type { PictureFields } from '../../model/schemas/fields.ts';
import { Picture } from '../picture/Picture.tsx';
import { useSite } from '../site/site.tsx';

/** The heading of the facts, except on home, where they stand below a heading of the page. */
export const YOUR_NOTARY = 'Your notary';

interface PortraitProps {
  /** A picture in the place of the portrait, where the page has one of its own. */
  picture?: PictureFields | undefined;
}

/** The notary's face; nothing where no portrait is given. */
export function NotaryPortrait({ picture }: PortraitProps) {
  const { portrait } = useSite().business;
  const face = picture ?? portrait;
  return face && <Picture picture={face} shape="portrait" />;
}

/** What the owner says of the notary; nothing where nothing is said. */
export function NotaryFacts() {
  const facts = useNotaryFacts();
  if (facts.length === 0) return null;

  return (
    <dl className="notary-facts">
      {facts.map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is known of the notary, in the order in which people ask. */
export function useNotaryFacts() {
  const { notary, credentials, languages, payment, cancellation } = useSite().business;

  const facts = [
    { label: 'Notary public', text: notary?.name },
    ...credentials,
    { label: 'Languages', text: new Intl.ListFormat('en-US').format(languages) || undefined },
    { label: 'Payment', text: payment },
    { label: 'Cancellation', text: cancellation },
  ];
  return facts.filter(({ text }) => text !== undefined);
}
