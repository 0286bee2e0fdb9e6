import { useCombobox } from 'downshift';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Answer,
  type Asked,
  type FinderLists,
  finderLists,
  optionsFor,
  type Part,
  replyTo,
} from '../../model/finder/answer.ts';
import { DOCUMENTS_ANCHOR, FINDER_FILE } from '../../model/finder/data.ts';
import { tellingWords, wordsOf } from '../../model/finder/words.ts';
import type { Position } from '../../model/geo.ts';
import { routes } from '../../model/routes.ts';
import { addressOf } from '../base.ts';

const FIELDS = [
  { name: 'document', label: 'Your document' },
  { name: 'place', label: 'City or ZIP' },
] as const;

/** What stands in the fields, and below them: the answer, or what went wrong in its place. */
interface State {
  texts: Asked;
  answer?: Answer | undefined;
  message?: string;
}

const LIST = `${addressOf(routes.services())}#${DOCUMENTS_ANCHOR}`;
const MESSAGE_ID = 'finder-message';

interface FinderProps {
  /** The field that comes first. */
  first: keyof Asked;
  /** The place that stands in its field from the start. */
  place?: string | undefined;
  /** The address that starts a call. */
  call: string;
}

/**
 * Answers what someone can have notarized, and where. Nothing of it is sent anywhere: the lists are
 * fetched once the finder is used. Without script it is a form that leads to the list of documents.
 */
export function Finder({ first, place = '', call }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  /** For who asks before the lists are here. */
  const coming = useRef<Promise<FinderLists | undefined>>(undefined);
  const [lists, setLists] = useState<FinderLists>();
  const [{ texts, answer, message }, setState] = useState<State>({
    texts: { document: '', place },
  });
  // The fields themselves: a press may be repeated before React has rendered what stands in them.
  const typed = () => askedBy(new FormData(form.current ?? undefined));

  useEffect(() => {
    // What was typed before the finder was hydrated counts as typed now.
    setState({ texts: askedBy(new FormData(form.current ?? undefined)) });
    coming.current = fetchLists();
    coming.current.then(setLists);
  }, []);

  useEffect(() => {
    if (lists === undefined) return;
    const read = () => setState(replyTo(lists, askedBy(new URLSearchParams(location.search))));
    if (isAsked(askedBy(new URLSearchParams(location.search)))) read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [lists]);

  /** Answers what stands in the fields, but for what has changed, once the lists are here. */
  const ask = async (change: Partial<Asked> = {}, position?: Position) => {
    const asked = { ...typed(), ...change };
    const from = await coming.current;
    // Where the lists cannot be had, the form leads to the list of documents.
    if (from === undefined) return form.current?.submit();
    const reply = replyTo(from, asked, position);
    // In the address, the answer can be sent to someone; back leaves it.
    const address = new URL(location.href);
    const given = Object.entries(reply.address).filter(([, text]) => text !== '');
    address.search = new URLSearchParams(given).toString();
    if (address.href !== location.href) history.pushState(null, '', address);
    // What is focused has to be there.
    flushSync(() => setState(reply));
    shown.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsked(typed())) {
      ask();
    } else {
      setState({ texts: typed(), message: 'Enter a document or a city.' });
      form.current?.querySelector('input')?.focus();
    }
  };

  const locate = () => {
    const message = "We couldn't find your location. Type your city or ZIP code.";
    // The browser asks its user first, and the position never leaves the page.
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => ask({ place: '' }, coords),
      () => setState({ texts: typed(), message }),
      { timeout: 10_000 },
    );
  };

  return (
    <>
      <form className="finder" ref={form} action={LIST} onSubmit={submit}>
        <div className="grid">
          {(first === 'document' ? FIELDS : FIELDS.toReversed()).map(({ name, label }) => (
            <LookupField
              key={name}
              name={name}
              label={label}
              text={texts[name]}
              options={lists ? optionsFor(lists, name, texts[name]) : []}
              onType={() => setState({ answer, texts: typed() })}
              onPick={(text) => ask({ [name]: text })}
            />
          ))}
        </div>
        <p role="alert" id={MESSAGE_ID}>
          {message}
        </p>
        <p className="buttons">
          <button type="submit" className="button button-small button-strong">
            See the answer
          </button>
          <button type="button" className="button button-small script-only" onClick={locate}>
            Use my location
          </button>
        </p>
      </form>
      {answer && (
        <section className="card finder-answer" aria-label="Answer" ref={shown} tabIndex={-1}>
          {answer.parts.length > 0 && (
            <p>
              {answer.verdict && <strong>{answer.verdict} </strong>}
              {answer.parts.map(linked)}
            </p>
          )}
          {answer.questions.map(({ field, text, choices, hasMore }) => (
            <Fragment key={field}>
              <p>{text}</p>
              <p className="buttons">
                {choices.map((choice) => (
                  <button
                    key={choice}
                    type="button"
                    className="button button-quiet"
                    onClick={() => ask({ [field]: choice })}
                  >
                    {choice}
                  </button>
                ))}
                {hasMore && <a href={LIST}>All documents</a>}
              </p>
            </Fragment>
          ))}
          <p className="buttons">
            <a className="button button-strong" href={call}>
              Call now
            </a>
            {answer.service && (
              <a className="button button-quiet" href={addressOf(answer.service.path)}>
                {answer.service.name}
              </a>
            )}
          </p>
        </section>
      )}
    </>
  );
}

interface LookupFieldProps extends Record<'name' | 'label' | 'text', string> {
  options: ReturnType<typeof optionsFor>;
  onType: () => void;
  onPick: (text: string) => void;
}

/**
 * A text field that offers what it knows (WAI-ARIA Authoring Practices, "Combobox"); any text will do.
 * A `datalist` would not do: browsers leave out of it what is not spelled like the text.
 */
function LookupField({ name, label, text, options, onType, onPick }: LookupFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Whether options are wanted: they may come when something was typed already.
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(input.current === document.activeElement), []);
  const isOpen = wanted && options.length > 0;
  const { highlightedIndex, ...box } = useCombobox({
    items: options,
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    isOpen,
    onIsOpenChange: (change) => setWanted(change.isOpen),
    // What was picked is only a text, so that the same can be picked again; leaving picks nothing.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) onPick(selectedItem?.label ?? text);
    },
  });
  const inputProps = box.getInputProps({
    name,
    type: 'text',
    autoComplete: 'off',
    'aria-describedby': MESSAGE_ID,
    ref: input,
    // At once: by the combobox's own event, fast typing would lose letters.
    onChange: onType,
    onBlur: () => setWanted(false),
    onKeyDown: ({ key, nativeEvent }) => {
      if (key !== 'Enter' || highlightedIndex >= 0) return;
      // No option is chosen: Enter asks for what was typed, as in any form.
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
      setWanted(false);
    },
  });
  return (
    <div className="lookup">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the field */}
      <label {...box.getLabelProps()}>{label}</label>
      <input {...inputProps} />
      <ul {...box.getMenuProps({ className: 'lookup-options', hidden: !isOpen })}>
        {isOpen &&
          options.map((option, index) => (
            <li
              key={option.label}
              {...box.getItemProps({ item: option, index })}
              data-highlighted={highlightedIndex === index || undefined}
            >
              {highlighted(option.label, text)}
              {option.alias && <small> {highlighted(option.alias, text)}</small>}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A text with the beginnings of words marked that were typed. */
function highlighted(text: string, typed: string) {
  const words = tellingWords(wordsOf(typed)).join('|');
  // Between the pieces that it splits at, every second is one of them.
  return text.split(new RegExp(`\\b(${words})`, 'i')).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

function linked({ text, href }: Part, index: number) {
  if (href === undefined) return text;
  const own = href.startsWith('/') && addressOf(href);
  return (
    <a key={index} href={own || href} rel={own ? undefined : 'noopener noreferrer'}>
      {text}
    </a>
  );
}

async function fetchLists(): Promise<FinderLists | undefined> {
  try {
    return finderLists(await (await fetch(addressOf(FINDER_FILE))).json());
  } catch {
    return undefined;
  }
}

/** What a form or an address asks for: "/?document=vehicle-titles&place=kuna". */
function askedBy(data: FormData | URLSearchParams): Asked {
  return { document: `${data.get('document') ?? ''}`, place: `${data.get('place') ?? ''}` };
}

function isAsked(asked: Asked): boolean {
  return Object.values(asked).some((text) => text.trim() !== '');
}
