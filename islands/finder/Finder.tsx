import { useEffect, useRef, useState } from 'react';
import { type Reply, replyTo } from '../../model/finder/answer.ts';
import { DOCUMENTS_ANCHOR, FINDER_FILE } from '../../model/finder/data.ts';
import { type FinderLists, finderLists } from '../../model/finder/lists.ts';
import { optionsFor } from '../../model/finder/options.ts';
import type { Asked } from '../../model/finder/understand.ts';
import type { Coordinates } from '../../model/geo.ts';
import { routes } from '../../model/routes.ts';
import { addressOf } from '../base.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { LookupField } from './LookupField.tsx';

const FIELDS = [
  { name: 'document', label: 'Your document' },
  { name: 'place', label: 'City or ZIP' },
] as const;

const NOTHING_ENTERED = 'Enter a document or a city.';
const NOT_LOCATED = "We couldn't find your location. Type your city or ZIP code.";

const DOCUMENT_LIST = `${addressOf(routes.services())}#${DOCUMENTS_ANCHOR}`;
const MESSAGE_ID = 'finder-message';

/** How long the browser may look for the visitor's location. Unit: milliseconds. */
const LOCATE_TIMEOUT = 10_000;

interface FinderProps {
  /** The field that comes first. */
  first: keyof Asked;
  /** The place that stands in its field from the start. */
  place?: string | undefined;
  /** The address that starts a call. */
  call: string;
  /** What it looks things up in; nothing on the server. */
  lists?: FinderLists;
}

/** What stands in the fields, and below them: the answer, or what went wrong in its place. */
interface FinderState extends Partial<Reply> {
  texts: Asked;
  /** What went wrong. */
  message?: string;
  /** Whether the answer was just asked for, so that the focus goes to it. */
  isNew?: boolean;
}

/** The finder with its lists, which are fetched once someone uses it. Throws where they can't be had. */
export async function loadFinder() {
  const response = await fetch(addressOf(FINDER_FILE));
  const lists = finderLists(await response.json());
  return (props: FinderProps) => <Finder {...props} lists={lists} />;
}

/**
 * Answers what someone can have notarized, and where. Nothing of it is sent anywhere. Without script
 * or lists it is a form that leads to the list of documents.
 */
export function Finder({ first, place = '', call, lists }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const answerCard = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FinderState>({ texts: { document: '', place } });
  const { texts, answer, message, isNew } = state;
  const fields = first === 'document' ? FIELDS : FIELDS.toReversed();

  // The fields themselves: a press may be repeated before React has rendered what stands in them.
  const typedTexts = () => askedBy(new FormData(form.current ?? undefined));

  useEffect(() => {
    if (lists === undefined) return;
    const replyToAddress = () => replyTo(lists, askedBy(new URLSearchParams(location.search)));
    const showAddress = () => setState(replyToAddress());

    const reply = replyToAddress();
    // What was typed before the finder was hydrated counts as typed now.
    const typed = askedBy(new FormData(form.current ?? undefined));
    setState(reply.answer ? reply : { texts: typed });

    addEventListener('popstate', showAddress);
    return () => removeEventListener('popstate', showAddress);
  }, [lists]);

  useEffect(() => {
    if (isNew && answer) answerCard.current?.focus();
  }, [isNew, answer]);

  /** Answers what stands in the fields, but for what has changed. */
  const ask = (change: Partial<Asked> = {}, position?: Coordinates) => {
    if (lists === undefined) return;
    const reply = replyTo(lists, { ...typedTexts(), ...change }, position);
    if (reply.answer === undefined) {
      setState({ ...reply, message: NOTHING_ENTERED });
      form.current?.querySelector('input')?.focus();
      return;
    }
    putInAddress(reply.address);
    setState({ ...reply, isNew: true });
  };

  // The browser asks its user first, and the position never leaves the page.
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => ask({ place: '' }, coords),
      () => setState({ texts: typedTexts(), message: NOT_LOCATED }),
      { timeout: LOCATE_TIMEOUT },
    );

  return (
    <>
      <form
        className="finder flow"
        ref={form}
        action={DOCUMENT_LIST}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <div className="finder-fields">
          {fields.map(({ name, label }) => (
            <LookupField
              key={name}
              name={name}
              label={label}
              text={texts[name]}
              messageId={MESSAGE_ID}
              isInvalid={name === first && message === NOTHING_ENTERED}
              options={lists ? optionsFor(lists, name, texts[name]) : []}
              onType={() => setState({ answer, texts: typedTexts() })}
              onPick={(text) => ask({ [name]: text })}
            />
          ))}
        </div>
        <p role="alert" id={MESSAGE_ID}>
          {message}
        </p>
        <p className="buttons">
          <button type="submit" className="button button-strong">
            Check
          </button>
          <button type="button" className="button button-small script-only" onClick={locate}>
            Use my location
          </button>
        </p>
      </form>
      {answer && (
        <AnswerCard
          answer={answer}
          call={call}
          list={DOCUMENT_LIST}
          ref={answerCard}
          onChoose={ask}
        />
      )}
    </>
  );
}

/** What a form or an address asks for: "/?document=vehicle-titles&place=kuna". */
function askedBy(data: FormData | URLSearchParams): Asked {
  return { document: `${data.get('document') ?? ''}`, place: `${data.get('place') ?? ''}` };
}

/** Puts a question into the page's address, so that its answer can be sent to someone; back leaves it. */
function putInAddress(question: Asked): void {
  const address = new URL(location.href);
  const given = Object.entries(question).filter(([, text]) => text !== '');
  address.search = new URLSearchParams(given).toString();
  if (address.href !== location.href) history.pushState(null, '', address);
}
