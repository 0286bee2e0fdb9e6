import type { ReactNode } from 'react';
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
            <span className="small">
              <AboutNotary person={person} />
            </span>
          </p>
        </li>
      ))}
      {credentials.map(({ label, text, expires }) => (
        <li key={label} className="small" data-until={expires}>
          {label}: {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * "Notary public, commission 12345, to 2029 · English and Spanish". The commission is hidden once it has
 * expired, whatever the age of the build (renderer/inline-script.ts).
 */
function AboutNotary({ person }: { person: Notary }) {
  const { expires, languages } = person;

  return (
    <>
      Notary public
      <span data-until={expires}>{commissionText(person)}</span>
      {languages.length > 0 && ` · ${LIST.format(languages)}`}
    </>
  );
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
      {facts.map(({ label, text, expires }) => (
        <div key={label} data-until={expires}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NotaryFact {
  label: string;
  text: ReactNode;
  /** The last day on which it is shown. */
  expires?: string | undefined;
}

/** Known facts in the order in which people ask for them. */
export function notaryFacts(business: Business): NotaryFact[] {
  const { notary, credentials, payment, cancellation } = business;
  const facts: NotaryFact[] = [
    ...notary.map((person) => ({ label: person.name, text: <AboutNotary person={person} /> })),
    ...credentials,
    { label: 'Payment', text: payment },
    { label: 'Cancellation', text: cancellation },
  ];
  return facts.filter(({ text }) => text !== undefined);
}
