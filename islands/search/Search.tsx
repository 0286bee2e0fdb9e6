import { type FormEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { documentsPath, routes, SEARCH_FILE } from '../../model/routes.ts';
import { createSearch, type Found, type Hit } from '../../model/search/search.ts';
import { count, splitFirstWord } from '../../model/text.ts';
import { addressOf, QUERY } from '../base.ts';
import { Status } from '../Status.tsx';
import { textOfAddress, useSearchText } from '../search-text.ts';

/** Where the form goes without a script: the list of all documents. */
const DOCUMENT_LIST = addressOf(documentsPath());

/** Windows in which a phone's keyboard leaves little room. Unit: pixels. */
const LOW_WINDOW = 736;

interface SearchProps {
  label: string;
  /** The placeholder of the field. */
  hint?: string | undefined;
  /** What to say where nothing was found. */
  nothing: string;
  /** A `tel:` link for that, on a page without a call beside the search. */
  call?: string | undefined;
  /** Undefined on the server. */
  search?: (text: string) => Found;
}

/** Loads the search with its data. Throws if the data can't be loaded. */
export async function loadSearch() {
  const response = await fetch(addressOf(SEARCH_FILE));
  const search = createSearch(await response.json());
  return (props: SearchProps) => <Search {...props} search={search} />;
}

/** A field with the results below it, as links. */
export function Search({ label, hint, nothing, call, search }: SearchProps) {
  // Uncontrolled, so that React doesn't rewrite the text while the visitor types.
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useSearchText();
  const found = text.trim() === '' ? undefined : search?.(text);
  const hits = found?.hits ?? [];
  const isNothing = found !== undefined && hits.length === 0;
  const result = isNothing ? nothing : found ? count(hits.length, 'result') : '';

  const find = () => setText(field.current?.value ?? '');

  /** Leaves the space above the keyboard to the results. */
  const makeRoom = () => {
    if (innerHeight <= LOW_WINDOW) field.current?.form?.scrollIntoView();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // The field may have got the focus before hydration.
    if (field.current === document.activeElement) makeRoom();
    // Keeps text typed before hydration, even if the address has a query.
    if (field.current?.value) find();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: back and forward change the address
  useEffect(() => {
    if (field.current) field.current.value = textOfAddress();
  }, [text]);

  // The slip around the field leaves its space to the results.
  useEffect(() => {
    field.current?.closest('.slip')?.toggleAttribute('data-found', found !== undefined);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The list can't take focus until it is rendered.
    flushSync(find);
    (list.current ?? field.current)?.focus({ preventScroll: true });
    field.current?.form?.scrollIntoView();
  };

  return (
    <search>
      <form className="search-form" action={DOCUMENT_LIST} onSubmit={submit}>
        <label htmlFor="search-field">{label}</label>
        <input
          id="search-field"
          name={QUERY}
          type="search"
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          ref={field}
          onFocus={makeRoom}
          onChange={({ nativeEvent }) => {
            // Waits for the end of a composition (Japanese, accents on some keyboards).
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) find();
          }}
          onCompositionEnd={find}
        />
        <button type="submit" aria-label="Search">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5" />
          </svg>
          <span>Search</span>
        </button>
      </form>
      <Status text={result} />
      {hits.length > 0 && (
        <ul className="search-hits" aria-label="Results" tabIndex={-1} ref={list}>
          {hits.map((hit) => (
            <HitItem key={hit.path + hit.name} {...hit} />
          ))}
        </ul>
      )}
      {isNothing && (
        <p className="search-ways">
          <a href={DOCUMENT_LIST}>All documents</a>
          <a href={addressOf(routes.areas())}>All service areas</a>
          {call && <a href={call}>Call now</a>}
        </p>
      )}
      {found?.notice && <p className="small">{found.notice}</p>}
    </search>
  );
}

/** A result; one with a verdict has its first word in bold. */
function HitItem({ name, path, text, mark }: Hit) {
  const hasVerdict = mark === 'yes' || mark === 'no';
  const [verdict, rest] = hasVerdict ? splitFirstWord(text) : ['', text];

  return (
    <li data-mark={mark}>
      <a href={addressOf(path)}>{name}</a>
      <p>
        {hasVerdict && <strong>{verdict}</strong>}
        {rest}
      </p>
    </li>
  );
}
