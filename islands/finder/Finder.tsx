import { useEffect, useMemo, useRef, useState } from 'react';
import { type Reply, replyTo } from '../../model/finder/answer.ts';
import { DOCUMENTS_ANCHOR, FINDER_FILE } from '../../model/finder/data.ts';
import { createFinder, type FinderIndex } from '../../model/finder/finder-index.ts';
import type { Asked } from '../../model/finder/search.ts';
import { type Suggestion, type Suggestions, suggestionsFor } from '../../model/finder/suggest.ts';
import type { Coordinates } from '../../model/geo.ts';
import { routes } from '../../model/routes.ts';
import { addressOf } from '../base.ts';
import { Status } from '../Status.tsx';
import { AnswerCard, headingOf } from './AnswerCard.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { LookupField } from './LookupField.tsx';

const FIELDS = [
  { name: 'document', label: 'Your document', hint: 'Add a document' },
  { name: 'place', label: 'City or ZIP', hint: 'Add a city or ZIP' },
] as const;

const NOTHING_ENTERED = 'Enter a document or a city.';
const LOCATING = 'Looking for your location. Your browser may ask you first.';
const NOT_LOCATED = "We couldn't find your location. Type your city or ZIP code.";
const BUTTON_TEXT = 'See the answer';
const HOW_TO_ASK = `Press Enter, or the button "${BUTTON_TEXT}".`;

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
  /** The drawings on the buttons for a call and for the visitor's location, as lines on a grid of 24. */
  drawings: { phone: string; pin: string };
  /** What it looks things up in; nothing on the server. */
  lists?: FinderIndex;
}

/** What stands in the fields, and below them: the answer, or what went wrong in its place. */
interface FinderState {
  texts: Asked;
  /** The last reply, which stays while somebody types the next question. */
  reply?: Reply | undefined;
  /** What went wrong. */
  message?: string;
  /** What a screen reader says of the fields. */
  status?: string;
  /** The field that was just typed in, of which a screen reader says what was found. */
  typedField?: keyof Asked | undefined;
  /** Whether the browser looks for the visitor's location. */
  isLocating?: boolean;
  /** Whether the answer was just asked for, so that the focus goes to it. */
  isNew?: boolean;
}

/** What an entry of the browser's history keeps, so that Back leads to the fields as they were left. */
interface LeftFields {
  /** What was typed. */
  finder: Asked;
  /** The field that was used last. */
  field: keyof Asked;
}

/** The finder with its lists, which are fetched once someone uses it. Throws where they can't be had. */
export async function loadFinder() {
  const response = await fetch(addressOf(FINDER_FILE));
  const lists = createFinder(await response.json());
  return (props: FinderProps) => <Finder {...props} lists={lists} />;
}

/**
 * Answers what someone can have notarized, and where. Nothing of it is sent anywhere. Without script
 * or lists it is a form that leads to the list of documents.
 */
export function Finder({ first, place = '', call, drawings, lists }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const answerHeading = useRef<HTMLHeadingElement>(null);
  const pageTitle = useRef<string>(undefined);
  const lastField = useRef(first);
  const [state, setState] = useState<FinderState>({ texts: { document: '', place } });
  const { texts, reply, message, status = '', typedField, isLocating, isNew } = state;
  const suggestions = {
    document: useSuggestions(lists, 'document', texts),
    place: useSuggestions(lists, 'place', texts),
  };
  const answer = reply?.answer;
  const fields = first === 'document' ? FIELDS : FIELDS.toReversed();

  useEffect(() => {
    if (lists === undefined) return;
    const replyToAddress = () => replyTo(lists, askedBy(new URLSearchParams(location.search)));
    const showEntry = ({ state: left }: PopStateEvent) => {
      const texts = isLeftFields(left) ? left.finder : typedIn(form.current);
      const ofAddress = replyToAddress();
      setState(ofAddress.answer ? { texts: ofAddress.texts, reply: ofAddress } : { texts });
      if (isLeftFields(left)) focusField(form.current, left.field);
    };

    const ofAddress = replyToAddress();
    if (ofAddress.answer) {
      setState({ texts: ofAddress.texts, reply: ofAddress });
    } else {
      // What was typed before the finder was hydrated counts as typed now.
      const typed = typedIn(form.current);
      const focused = FIELDS.find(({ name }) => document.activeElement?.matches(`[name=${name}]`));
      setState({ texts: typed, typedField: focused?.name });
    }

    addEventListener('popstate', showEntry);
    return () => removeEventListener('popstate', showEntry);
  }, [lists]);

  useEffect(() => {
    if (reply?.answer === undefined) {
      if (pageTitle.current !== undefined) document.title = pageTitle.current;
      return;
    }
    pageTitle.current ??= document.title;
    document.title = `${headingOf(reply)} | ${pageTitle.current}`;
  }, [reply]);

  useEffect(() => {
    if (!isNew || !reply?.answer) return;
    answerHeading.current?.focus({ preventScroll: true });
    answerHeading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isNew, reply]);

  /** Answers what stands in the fields, but for what has changed. */
  const ask = (change: Partial<Asked> = {}, position?: Coordinates) => {
    if (lists === undefined) return;
    const typed = typedIn(form.current);
    const reply = replyTo(lists, { ...typed, ...change }, { position });
    if (reply.answer === undefined) {
      setState({ texts: reply.texts, message: NOTHING_ENTERED });
      focusField(form.current, first);
      return;
    }
    putInAddress(reply.address, { finder: typed, field: lastField.current });
    setState({ texts: reply.texts, reply, isNew: true });
  };

  const type = (name: keyof Asked) => {
    const texts = typedIn(form.current);
    lastField.current = name;
    setState({ reply, texts, typedField: name });
  };

  // What is chosen only fills its field in (WCAG 2.2, 3.2.2): the button, or Enter again, answers.
  const fillIn = (name: keyof Asked, { label, change }: Suggestion) => {
    lastField.current = name;
    const status = `${label} is filled in. ${HOW_TO_ASK}`;
    setState({ reply, texts: { ...typedIn(form.current), ...change }, status });
  };

  // What was to be said of a field is about another one once the focus has moved on.
  const leave = () => setState((left) => ({ ...left, status: '', typedField: undefined }));

  // The browser asks its user first, and the position never leaves the page.
  const locate = () => {
    setState({ reply, texts: typedIn(form.current), status: LOCATING, isLocating: true });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => ask({ place: '' }, coords),
      () => {
        setState({ texts: typedIn(form.current), message: NOT_LOCATED });
        focusField(form.current, 'place');
      },
      { timeout: LOCATE_TIMEOUT },
    );
  };

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
          {fields.map(({ name, label, hint }) => (
            <LookupField
              key={name}
              name={name}
              label={label}
              text={texts[name]}
              // An empty line below an answer would look broken; an empty field shows that it is one.
              hint={answer ? hint : undefined}
              messageId={MESSAGE_ID}
              isInvalid={message === NOTHING_ENTERED}
              options={suggestions[name].options}
              onType={() => type(name)}
              onPick={(option) => fillIn(name, option)}
              onLeave={leave}
            />
          ))}
        </div>
        <p role="alert" id={MESSAGE_ID}>
          {message}
        </p>
        <Status
          text={typedField ? statusOf(suggestions[typedField], texts[typedField]) : status}
          typed={texts.document + texts.place}
          isShown={isLocating}
        />
        {/* The fields keep the focus until the press has ended: their lists would close, and the button move. */}
        <p className="buttons" onMouseDown={(event) => event.preventDefault()}>
          <button type="submit" className="button button-strong">
            {BUTTON_TEXT}
          </button>
          <button type="button" className="button button-small script-only" onClick={locate}>
            <LineDrawing path={drawings.pin} />
            Use my location
          </button>
        </p>
      </form>
      {reply && answer && (
        <AnswerCard
          answer={answer}
          heading={headingOf(reply)}
          call={call}
          callDrawing={drawings.phone}
          list={DOCUMENT_LIST}
          ref={answerHeading}
        />
      )}
    </>
  );
}

/** What a form or an address asks for: "/?document=vehicle-titles&place=kuna". */
function askedBy(data: FormData | URLSearchParams): Asked {
  return { document: `${data.get('document') ?? ''}`, place: `${data.get('place') ?? ''}` };
}

/**
 * What stands in the fields of a form. The fields themselves are asked: a press may be repeated before
 * React has rendered what was typed.
 */
function typedIn(form: HTMLFormElement | null): Asked {
  return askedBy(new FormData(form ?? undefined));
}

function focusField(form: HTMLFormElement | null, name: keyof Asked): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** What a field offers for its text; nothing on the server. */
function useSuggestions(
  lists: FinderIndex | undefined,
  field: keyof Asked,
  texts: Asked,
): Suggestions {
  const { document, place } = texts;
  return useMemo(
    () =>
      lists ? suggestionsFor(lists, field, { document, place }) : { options: [], name: undefined },
    [lists, field, document, place],
  );
}

/** What a screen reader says of a text: how many things were found for it, and the first of them. */
function statusOf({ options, name }: Suggestions, text: string): string {
  if (text.trim() === '') return '';
  if (name !== undefined) return `Found: ${name}${endOf(name)} ${HOW_TO_ASK}`;

  const [first] = options;
  if (first === undefined) return 'Nothing found by that name.';
  return `${options.length} found, first ${first.label}${endOf(first.label)} Use the arrow keys to choose.`;
}

/** What ends a sentence that ends with a name: a question has its own mark. */
function endOf(name: string): string {
  return name.endsWith('?') ? '' : '.';
}

/**
 * Puts a question into the page's address, so that its answer can be sent to someone. Back leaves it, for
 * the fields as they were left.
 */
function putInAddress(question: Asked, left: LeftFields): void {
  const address = new URL(location.href);
  const given = Object.entries(question).filter(([, text]) => text !== '');
  address.search = new URLSearchParams(given).toString();
  if (address.href === location.href) return;

  history.replaceState(left, '');
  history.pushState(null, '', address);
}

/** Whether an entry of the history keeps the fields of the finder: another script may keep anything. */
function isLeftFields(state: unknown): state is LeftFields {
  return typeof state === 'object' && state !== null && 'finder' in state;
}
