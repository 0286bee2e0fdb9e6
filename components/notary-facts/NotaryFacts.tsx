import { commissionText, type Notary } from '../../model/notaries.ts';
import type { Business } from '../../model/schemas/business.ts';
import type { PictureFields } from '../../model/schemas/fields.ts';
import { Picture, PictureElement } from '../picture/Picture.tsx';
import { useSite } from '../site/site.tsx';

/** The heading of the facts, except on the home page, which has its own. */
export const YOUR_NOTARY = 'Your notary';

const LIST = new Intl.ListFormat('en-US');

/**
 * A row for each notary with portrait, name, commission and languages, then the credentials of the
 * business; nothing if none are known.
 */
export function NotaryRows() {
  const { notary, credentials } = useSite().business;
  if (notary.length === 0 && credentials.length === 0) return null;

  return (
    <ul role="list" className="notary-rows">
      {notary.map((person) => (
        <li key={person.name}>
          {person.portrait && <PictureElement picture={person.portrait} shape="face" />}
          <p>
            <strong translate="no">{person.name}</strong>
            <span className="small">{aboutText(person)}</span>
          </p>
        </li>
      ))}
      {credentials.map(({ label, text }) => (
        <li key={label} className="small">
          {label}: {text}
        </li>
      ))}
    </ul>
  );
}

/** "Notary public, commission 12345, to 2029 · English and Spanish" */
function aboutText(person: Notary): string {
  return [commissionText(person), LIST.format(person.languages)].filter(Boolean).join(' · ');
}

interface PortraitProps {
  /** Replaces the portraits. */
  picture?: PictureFields | undefined;
}

/** The notaries' portraits; nothing without any. */
export function NotaryPortraits({ picture }: PortraitProps) {
  return portraitsOf(useSite().business, picture).map((face) => (
    <Picture key={face.file} picture={face} shape="portrait" />
  ));
}

/** The picture, or without one the notaries' portraits. */
export function portraitsOf(
  { notary }: Pick<Business, 'notary'>,
  picture?: PictureFields,
): PictureFields[] {
  return picture ? [picture] : notary.flatMap(({ portrait }) => portrait ?? []);
}

/** The facts about the notaries; nothing without any. */
export function NotaryFacts() {
  const facts = notaryFacts(useSite().business);
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

/** Known facts in the order in which people ask for them. */
export function notaryFacts({ notary, credentials, payment, cancellation }: Business) {
  const facts = [
    ...notary.map((person) => ({ label: person.name, text: aboutText(person) })),
    ...credentials,
    { label: 'Payment', text: payment },
    { label: 'Cancellation', text: cancellation },
  ];
  return facts.filter(({ text }) => text !== undefined);
}
