import type { PictureFields } from '../../model/schemas/fields.ts';
import { Picture } from '../picture/Picture.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  heading: 'h2' | 'h3';
  /** A picture in the place of the portrait, where the page has one of its own. */
  picture?: PictureFields | undefined;
}

/** Who comes: the notary's face, and what the owner says of the notary; nothing where none is given. */
export function YourNotary({ heading: Heading, picture }: Props) {
  const { portrait, credentials, languages, fees, payment, cancellation } = useSite().business;
  const { firstNotarization, additionalNotarization, travel } = fees;
  const face = picture ?? portrait;

  const facts = [
    ...credentials,
    { label: 'Languages', text: new Intl.ListFormat('en-US').format(languages) || undefined },
    { label: 'First notarization', text: firstNotarization },
    // Alone it would not say what the first one costs; the check warns of that.
    { label: 'Each additional notarization', text: firstNotarization && additionalNotarization },
    { label: 'Travel', text: travel },
    { label: 'Payment', text: payment },
    { label: 'Cancellation', text: cancellation },
  ];
  const known = facts.filter(({ text }) => text !== undefined);
  if (face === undefined && known.length === 0) return null;

  return (
    <section className="your-notary">
      {face && <Picture picture={face} shape="portrait" />}
      <div>
        <Heading>Your notary</Heading>
        <dl>
          {known.map(({ label, text }) => (
            <div key={`${label} ${text}`}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
