import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type Answer,
  type Asked,
  documentOptions,
  type FinderLists,
  finderLists,
  type Part,
  placeOptions,
  replyTo,
} from '../../model/finder/answer.ts';
import {
  DOCUMENT,
  DOCUMENTS_ANCHOR,
  FINDER_DOCUMENTS_FILE,
  FINDER_PLACES_FILE,
  type FinderDocuments,
  type FinderPlaces,
  PLACE,
} from '../../model/finder/finder-data.ts';
import { type FoundPlace, nearestTo } from '../../model/finder/places.ts';
import { routes } from '../../model/routes.ts';
import { addressOf } from '../base.ts';
import { LookupField } from './LookupField.tsx';

const FIELDS = [
  { name: DOCUMENT, label: 'Your document', optionsFor: documentOptions },
  { name: PLACE, label: 'City or ZIP', optionsFor: placeOptions },
] as const;

interface FinderProps {
  /** The field that comes first. */
  first: keyof Asked;
  /** The address that starts a call. */
  call: string;
}

/** What stands in the fields, and below them: the answer, or what went wrong in its place. */
interface State {
  texts: Asked;
  answer?: Answer | undefined;
  message?: string;
}

/**
 * Answers what someone can have notarized, and where. Nothing of it is sent anywhere: the lists are
 * fetched once the finder is used. Without script it is a form that leads to the list of documents.
 */
export function Finder({ first, call }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  /** For who asks before the lists are here. */
  const coming = useRef<Promise<FinderLists>>(undefined);
  const [lists, setLists] = useState<FinderLists>();
  const [{ texts, answer, message }, setState] = useState<State>({
    texts: { document: '', place: '' },
  });

  useEffect(() => {
    // What was typed before the finder was hydrated counts as typed now.
    if (form.current) setState({ texts: askedBy(new FormData(form.current)) });
    coming.current = fetchLists();
    // Without its lists the form still leads to the list of documents.
    coming.current.then(setLists, () => {});
  }, []);

  useEffect(() => {
    if (lists === undefined) return;
    const fromAddress = () => askedBy(new URLSearchParams(location.search));
    const read = () => setState(replyTo(lists, fromAddress()));
    if (Object.values(fromAddress()).some(Boolean)) read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [lists]);

  /** Answers what stands in the fields, but for what has changed, once the lists are here. */
  const ask = async (change: Partial<Asked>, here?: FoundPlace) => {
    if (form.current === null) return;
    // The fields themselves: a press may be repeated before React has rendered what stands in them.
    const asked = { ...askedBy(new FormData(form.current)), ...change };
    const from = await coming.current;
    if (from === undefined) return;
    const reply = replyTo(from, asked, here);
    setState(reply);
    writeAddress(reply.address);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Where the lists cannot be had, the form leads to the list of documents.
    ask({}).catch(() => form.current?.submit());
  };

  const locate = async () => {
    try {
      const from = await coming.current;
      // The browser asks its user first, and the position never leaves the page.
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
        navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000 });
      });
      if (from !== undefined) await ask({ place: '' }, nearestTo(from.places, coords));
    } catch {
      const message = "We couldn't find your location. Type your city or ZIP code.";
      setState((state) => ({ texts: state.texts, message }));
    }
  };

  return (
    <>
      <form
        className="finder"
        ref={form}
        action={`${addressOf(routes.services())}#${DOCUMENTS_ANCHOR}`}
        onSubmit={submit}
      >
        <div className="finder-fields">
          {(first === DOCUMENT ? FIELDS : FIELDS.toReversed()).map(
            ({ name, label, optionsFor }) => (
              <LookupField
                key={name}
                name={name}
                label={label}
                text={texts[name]}
                options={lists === undefined ? [] : optionsFor(lists, texts[name])}
                onType={(text) =>
                  setState((state) => ({ ...state, texts: { ...state.texts, [name]: text } }))
                }
                onPick={(text) => ask({ [name]: text })}
              />
            ),
          )}
        </div>
        <p className="buttons">
          <button type="submit" className="button button-strong">
            See the answer
          </button>
          <button type="button" className="button button-quiet script-only" onClick={locate}>
            Use my location
          </button>
        </p>
      </form>
      <section className="finder-answer" aria-label="Answer" aria-live="polite">
        {message !== undefined && <p>{message}</p>}
        {answer !== undefined && <AnswerText answer={answer} call={call} onPick={ask} />}
      </section>
    </>
  );
}

interface AnswerProps {
  answer: Answer;
  call: string;
  onPick: (choice: Partial<Asked>) => void;
}

/** The answer as sentences, and what to do next. */
function AnswerText({
  answer: { verdict, sentences, choices, service },
  call,
  onPick,
}: AnswerProps) {
  return (
    <>
      <p>
        {verdict !== undefined && <strong>{verdict} </strong>}
        {sentences
          .flatMap((parts) => [...parts, { text: ' ' }])
          .map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of sentences have no other name
            <PartOfSentence key={index} {...part} />
          ))}
        {choices.length > 0 && 'Which one do you mean?'}
      </p>
      {choices.length > 0 && (
        <p className="buttons">
          {choices.map((choice) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              className="button button-quiet"
              onClick={() => onPick(choice)}
            >
              {choice.document ?? choice.place}
            </button>
          ))}
        </p>
      )}
      <p className="buttons">
        <a className="button button-strong" href={call}>
          Call now
        </a>
        {service !== undefined && (
          <a className="button button-quiet" href={addressOf(service.path)}>
            {service.name}
          </a>
        )}
      </p>
    </>
  );
}

function PartOfSentence({ text, path, url }: Part) {
  const href = path === undefined ? url : addressOf(path);
  if (href === undefined) return text;
  return (
    <a href={href} rel={url && 'noopener noreferrer'}>
      {text}
    </a>
  );
}

async function fetchLists(): Promise<FinderLists> {
  const [documents, places] = await Promise.all([
    fetchJson<FinderDocuments>(FINDER_DOCUMENTS_FILE),
    fetchJson<FinderPlaces>(FINDER_PLACES_FILE),
  ]);
  return finderLists(documents, places);
}

async function fetchJson<File>(path: string): Promise<File> {
  const response = await fetch(addressOf(path));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}

/** What a form or an address asks for: "/?document=vehicle-titles&place=kuna". */
function askedBy(data: FormData | URLSearchParams): Asked {
  return { document: `${data.get(DOCUMENT) ?? ''}`, place: `${data.get(PLACE) ?? ''}` };
}

/** Puts a question into the address, so that its answer can be sent to someone; back leaves it. */
function writeAddress(asked: Asked): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(asked)) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  if (address.href !== location.href) history.pushState(history.state, '', address);
}
