import { useCombobox } from 'downshift';
import { Fragment, useEffect, useRef, useState } from 'react';
import {
  type Asked,
  type FinderLists,
  finderLists,
  optionsFor,
  replyTo,
} from '../../model/finder/answer.ts';
import { DOCUMENTS_ANCHOR, FINDER_FILE } from '../../model/finder/data.ts';
import type { Position } from '../../model/geo.ts';
import { routes } from '../../model/routes.ts';
import { addressOf } from '../base.ts';

const FIELDS = [
  { name: 'document', label: 'Your document' },
  { name: 'place', label: 'City or ZIP' },
] as const;

/** What stands in the fields, and below them: the answer, or what went wrong in its place. */
interface State extends Partial<ReturnType<typeof replyTo>> {
  texts: Asked;
  message?: string;
  /** Whether the answer is to be gone to. */
  isNew?: boolean;
}

const ENTER = 'Enter a document or a city.';
const NOT_LOCATED = "We couldn't find your location. Type your city or ZIP code.";

const LIST = `${addressOf(routes.services())}#${DOCUMENTS_ANCHOR}`;
const MESSAGE_ID = 'finder-message';

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

/** The finder with its lists, which are fetched once someone uses it. */
export async function loadFinder() {
  const lists = finderLists(await (await fetch(addressOf(FINDER_FILE))).json());
  return (props: FinderProps) => <Finder {...props} lists={lists} />;
}

/**
 * Answers what someone can have notarized, and where. Nothing of it is sent anywhere. Without script
 * or lists it is a form that leads to the list of documents.
 */
export function Finder({ first, place = '', call, lists }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ texts: { document: '', place } });
  const { texts, answer, message, isNew } = state;
  // The fields themselves: a press may be repeated before React has rendered what stands in them.
  const typed = () => askedBy(new FormData(form.current ?? undefined));

  useEffect(() => {
    if (lists === undefined) return;
    const reply = () => replyTo(lists, askedBy(new URLSearchParams(location.search)));
    const read = () => setState(reply());
    // What was typed before the finder was hydrated counts as typed now.
    const texts = askedBy(new FormData(form.current ?? undefined));
    setState(reply().answer ? reply() : { texts });
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [lists]);

  useEffect(() => {
    if (isNew && answer) shown.current?.focus();
  }, [isNew, answer]);

  /** Answers what stands in the fields, but for what has changed. */
  const ask = (change: Partial<Asked> = {}, position?: Position) => {
    if (lists === undefined) return;
    const reply = replyTo(lists, { ...typed(), ...change }, position);
    if (reply.answer === undefined) {
      setState({ ...reply, message: ENTER });
      form.current?.querySelector('input')?.focus();
      return;
    }
    // In the address, the answer can be sent to someone; back leaves it.
    const address = new URL(location.href);
    const given = Object.entries(reply.address).filter(([, text]) => text !== '');
    address.search = new URLSearchParams(given).toString();
    if (address.href !== location.href) history.pushState(null, '', address);
    setState({ ...reply, isNew: true });
  };

  // The browser asks its user first, and the position never leaves the page.
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => ask({ place: '' }, coords),
      () => setState({ texts: typed(), message: NOT_LOCATED }),
      { timeout: 10_000 },
    );

  return (
    <>
      <form
        className="finder flow"
        ref={form}
        action={LIST}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <div className="finder-fields">
          {(first === 'document' ? FIELDS : FIELDS.toReversed()).map(({ name, label }) => (
            <LookupField
              key={name}
              name={name}
              label={label}
              text={texts[name]}
              isInvalid={name === first && message === ENTER}
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
          <button type="submit" className="button button-strong">
            See the answer
          </button>
          <button type="button" className="button button-small script-only" onClick={locate}>
            Use my location
          </button>
        </p>
      </form>
      {answer && (
        <section className="finder-answer" aria-label="Answer" ref={shown} tabIndex={-1}>
          {answer.parts.length > 0 && (
            <p>
              {answer.verdict && <strong>{answer.verdict} </strong>}
              {answer.parts.map(({ text, href }, index) =>
                href === undefined ? (
                  text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer have no other name
                  <a key={index} href={href.startsWith('/') ? addressOf(href) : href}>
                    {text}
                  </a>
                ),
              )}
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
                    className="button button-small"
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
              <a className="button" href={addressOf(answer.service.path)}>
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
  isInvalid: boolean;
  options: ReturnType<typeof optionsFor>;
  onType: () => void;
  onPick: (text: string) => void;
}

/**
 * A text field that offers what it knows (WAI-ARIA Authoring Practices, "Combobox"); any text will do.
 * A `datalist` would not do: browsers leave out of it what is not spelled like the text.
 */
function LookupField({ name, label, text, isInvalid, options, ...on }: LookupFieldProps) {
  const { highlightedIndex, ...box } = useCombobox({
    items: options,
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    // The options may come when something was typed already.
    initialIsOpen:
      text === '' && globalThis.document?.activeElement?.matches(`[name=${name}]`) === true,
    // What was picked is only a text, so that the same can be picked again; leaving picks nothing.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) on.onPick(selectedItem?.label ?? text);
    },
  });
  const isOpen = box.isOpen && options.length > 0;
  const inputProps = box.getInputProps({
    name,
    type: 'text',
    autoComplete: 'off',
    'aria-describedby': MESSAGE_ID,
    'aria-expanded': isOpen,
    'aria-invalid': isInvalid || undefined,
    // At once: by the combobox's own event, fast typing would lose letters.
    onChange: on.onType,
    onKeyDown: ({ key, nativeEvent }) => {
      // No option is chosen: Enter asks for what was typed, as in any form.
      const isAsking = key === 'Enter' && highlightedIndex < 0;
      Object.assign(nativeEvent, { preventDownshiftDefault: isAsking });
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
            <li key={option.label} {...box.getItemProps({ item: option, index })}>
              {option.label}
              {option.alias && <small> {option.alias}</small>}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** What a form or an address asks for: "/?document=vehicle-titles&place=kuna". */
function askedBy(data: FormData | URLSearchParams): Asked {
  return { document: `${data.get('document') ?? ''}`, place: `${data.get('place') ?? ''}` };
}
