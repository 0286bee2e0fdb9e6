import { useCombobox } from 'downshift';
import { type FormEvent, Fragment, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Answer,
  type Asked,
  type FinderLists,
  finderLists,
  type Option,
  optionsFor,
  type Part,
  replyTo,
} from '../../model/finder/answer.ts';
import { DOCUMENTS_ANCHOR, FINDER_FILE } from '../../model/finder/data.ts';
import { tellingWords, wordsOf } from '../../model/finder/words.ts';
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

interface FinderProps {
  /** The field that comes first. */
  first: keyof Asked;
  /** The place that stands in its field from the start. */
  place?: string | undefined;
  /** The address that starts a call. */
  call: string;
}

const NOTHING_ASKED = 'Enter a document or a city.';

/**
 * Answers what someone can have notarized, and where. Nothing of it is sent anywhere: the lists are
 * fetched once the finder is used. Without script it is a form that leads to the list of documents.
 */
export function Finder({ first, place = '', call }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<HTMLElement>(null);
  const messageId = useId();
  /** For who asks before the lists are here. */
  const coming = useRef<Promise<FinderLists>>(undefined);
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

  /** Answers what stands in the fields, but for what has changed, and goes there, once the lists are here. */
  const ask = async (change: Partial<Asked> = {}, position?: GeolocationCoordinates) => {
    const asked = { ...typed(), ...change };
    const from = await coming.current;
    if (from === undefined) return;
    const reply = replyTo(from, asked, position);
    writeAddress(reply.address);
    // What is focused has to be there.
    flushSync(() => setState(reply));
    shown.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!Object.values(typed()).some((text) => text.trim())) {
      setState({ texts: typed(), message: NOTHING_ASKED });
      form.current?.querySelector('input')?.focus();
      return;
    }
    // Where the lists cannot be had, the form leads to the list of documents.
    ask().catch(() => form.current?.submit());
  };

  const locate = async () => {
    try {
      // The browser asks its user first, and the position never leaves the page.
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
        navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000 });
      });
      await ask({ place: '' }, coords);
    } catch {
      const message = "We couldn't find your location. Type your city or ZIP code.";
      setState((state) => ({ texts: state.texts, message }));
    }
  };

  const list = `${addressOf(routes.services())}#${DOCUMENTS_ANCHOR}`;
  return (
    <>
      <form className="finder" ref={form} action={list} onSubmit={submit}>
        <div className="finder-fields">
          {(first === 'document' ? FIELDS : FIELDS.toReversed()).map(({ name, label }) => (
            <LookupField
              key={name}
              name={name}
              label={label}
              text={texts[name]}
              invalidFor={message === NOTHING_ASKED && name === first ? messageId : undefined}
              options={lists === undefined ? [] : optionsFor[name](lists, texts[name])}
              onType={(text) =>
                setState((state) => ({
                  answer: state.answer,
                  texts: { ...state.texts, [name]: text },
                }))
              }
              onPick={(text) => ask({ [name]: text })}
            />
          ))}
        </div>
        <p role="alert" id={messageId}>
          {message}
        </p>
        <p className="buttons">
          <button type="submit" className="button button-strong">
            See the answer
          </button>
          <button type="button" className="button button-quiet script-only" onClick={locate}>
            Use my location
          </button>
        </p>
      </form>
      {answer !== undefined && (
        <section className="finder-answer" aria-label="Answer" ref={shown} tabIndex={-1}>
          {answer.sentences.length > 0 && (
            <p>
              {answer.verdict !== undefined && <strong>{answer.verdict} </strong>}
              {answer.sentences
                .flatMap((parts) => [...parts, { text: ' ' }])
                .map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of sentences have no other name
                  <Fragment key={index}>{linked(part)}</Fragment>
                ))}
            </p>
          )}
          {answer.questions.map(({ text, choices, hasMore }) => (
            <Fragment key={JSON.stringify(choices)}>
              <p>{text}</p>
              <p className="buttons">
                {choices.map((choice) => (
                  <button
                    key={JSON.stringify(choice)}
                    type="button"
                    className="button button-quiet"
                    onClick={() => ask(choice)}
                  >
                    {Object.values(choice)}
                  </button>
                ))}
                {hasMore && <a href={list}>All documents</a>}
              </p>
            </Fragment>
          ))}
          <p className="buttons">
            <a className="button button-strong" href={call}>
              Call now
            </a>
            {answer.service !== undefined && (
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
  /** The message that says what is wrong with it. */
  invalidFor: string | undefined;
  options: Option[];
  onType: (text: string) => void;
  onPick: (text: string) => void;
}

/** A text field that offers what it knows (WAI-ARIA Authoring Practices, "Combobox"); any text will do. */
function LookupField({ name, label, text, invalidFor, options, onType, onPick }: LookupFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Whether options are wanted: they may come when something was typed already.
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(input.current === document.activeElement), []);
  const isOpen = wanted && options.length > 0;
  const { highlightedIndex, ...box } = useCombobox<Option>({
    items: options,
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    isOpen,
    onIsOpenChange: (change) => setWanted(change.isOpen),
    // What was picked is only a text, so that the same can be picked again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem.label),
    // Leaving the field picks nothing: the text stays as it was typed.
    stateReducer: ({ inputValue }, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null, inputValue }
        : changes,
  });
  return (
    <div className="lookup">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the field */}
      <label {...box.getLabelProps()}>{label}</label>
      <input
        {...box.getInputProps({
          name,
          type: 'text',
          autoComplete: 'off',
          'aria-invalid': invalidFor !== undefined || undefined,
          'aria-describedby': invalidFor,
          ref: input,
          // At once: by the combobox's own event, fast typing would lose letters.
          onChange: ({ currentTarget }) => onType(currentTarget.value),
          onBlur: () => setWanted(false),
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || highlightedIndex >= 0) return;
            // No option is chosen: Enter asks for what was typed, as in any form.
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            setWanted(false);
          },
        })}
      />
      <ul {...box.getMenuProps({ className: 'lookup-options', hidden: !isOpen })}>
        {isOpen &&
          options.map((option, index) => (
            <li
              key={option.label}
              {...box.getItemProps({ item: option, index })}
              data-highlighted={highlightedIndex === index || undefined}
            >
              <Highlighted text={option.label} typed={text} />
              {option.alias !== undefined && (
                <small>
                  {' '}
                  <Highlighted text={option.alias} typed={text} />
                </small>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A text with the letters marked that were typed. */
function Highlighted({ text, typed }: { text: string; typed: string }) {
  const wanted = tellingWords(wordsOf(typed));
  return text.split(/([^\p{L}\p{N}]+)/u).map((piece, index) => {
    const [plain = ''] = wordsOf(piece);
    const { length = 0 } = wanted.find((word) => plain.startsWith(word)) ?? {};
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Fragment key={index}>
        {length > 0 && <mark>{piece.slice(0, length)}</mark>}
        {piece.slice(length)}
      </Fragment>
    );
  });
}

function linked({ text, path, url }: Part) {
  if (path !== undefined) return <a href={addressOf(path)}>{text}</a>;
  if (url === undefined) return text;
  return (
    <a href={url} rel="noopener noreferrer">
      {text}
    </a>
  );
}

async function fetchLists(): Promise<FinderLists> {
  const response = await fetch(addressOf(FINDER_FILE));
  if (!response.ok) throw new Error(`${FINDER_FILE} was answered with ${response.status}.`);
  return finderLists(await response.json());
}

/** What a form or an address asks for: "/?document=vehicle-titles&place=kuna". */
function askedBy(data: FormData | URLSearchParams): Asked {
  return { document: `${data.get('document') ?? ''}`, place: `${data.get('place') ?? ''}` };
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
