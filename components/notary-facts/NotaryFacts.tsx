import { commissionText, type Notary } from '../../model/notaries.ts';
import type { PictureFields } from '../../model/schemas/fields.ts';
import { Picture, PictureElement } from '../picture/Picture.tsx';
import { useSite } from '../site/site.tsx';

/** The heading of the facts, except on home, where they stand below a heading of the page. */
export const YOUR_NOTARY = 'Your notary';

const LIST = new Intl.ListFormat('en-US');

/**
 * Who comes, in a row each: face, name and commission, languages; then what is known of the business.
 * Nothing where nothing is known.
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
  /** A picture in the place of the portraits, where the page has one of its own. */
  picture?: PictureFields | undefined;
}

/** The faces of those who come; nothing where no portrait is given. */
export function NotaryPortraits({ picture }: PortraitProps) {
  return usePortraits(picture).map((face) => (
    <Picture key={face.file} picture={face} shape="portrait" />
  ));
}

/** The pictures of those who come, or the one in their place. */
export function usePortraits(picture?: PictureFields): PictureFields[] {
  const { notary } = useSite().business;
  return picture ? [picture] : notary.flatMap(({ portrait }) => portrait ?? []);
}

/** What the owner says of those who come; nothing where nothing is said. */
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

/** What is known of those who come, in the order in which people ask. */
export function useNotaryFacts() {
  const { notary, credentials, payment, cancellation } = useSite().business;

  const facts = [
    ...notary.map((person) => ({ label: person.name, text: aboutText(person) })),
    ...credentials,
    { label: 'Payment', text: payment },
    { label: 'Cancellation', text: cancellation },
  ];
  return facts.filter(({ text }) => text !== undefined);
}
