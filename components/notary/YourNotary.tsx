import type { PictureFields } from '../../model/schemas/fields.ts';
import { Picture } from '../picture/Picture.tsx';
import { useSite } from '../site/site.tsx';

interface Props {
  heading: 'h2' | 'h3';
  /** Another picture than the portrait. */
  picture?: PictureFields | undefined;
}

/** Who comes: the notary's face, and what the owner says of the notary; nothing where none is given. */
export function YourNotary({ heading: Heading, picture }: Props) {
  const { portrait, credentials, languages, fees, payment, cancellation } = useSite().business;
  const { firstNotarization: first, additionalNotarization, travel } = fees;
  const face = picture ?? portrait;
  const lines = [
    ...credentials,
    { label: 'Languages', text: languages },
    { label: 'First notarization', text: first },
    { label: 'Each additional notarization', text: first && additionalNotarization },
    { label: 'Travel', text: travel },
    { label: 'Payment', text: payment },
    { label: 'Cancellation', text: cancellation },
  ].filter(({ text }) => text !== undefined);
  if (face === undefined && lines.length === 0) return null;
  return (
    <section className="card panel your-notary">
      {face && <Picture picture={face} shape="portrait" />}
      <div>
        <Heading>Your notary</Heading>
        <dl>
          {lines.map(({ label, text }) => (
            <div key={`${label} ${text}`} className="row">
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
