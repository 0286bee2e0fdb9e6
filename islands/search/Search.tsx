import { type FormEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { verdictIn } from '../../model/prose.ts';
import { documentsPath, SEARCH_FILE } from '../../model/routes.ts';
import { createSearch, type Found, type Hit } from '../../model/search/search.ts';
import { count } from '../../model/text.ts';
import { addressOf, QUERY } from '../base.ts';
import { Status } from '../Status.tsx';
import { textOfAddress, useSearchText } from '../search-text.ts';

/** Where the form leads without script: the list of all documents. */
const DOCUMENT_LIST = addressOf(documentsPath());

interface SearchProps {
  label: string;
  /** What stands in the empty field. */
  hint?: string | undefined;
  /** Finds what a text names; missing on the server. */
  search?: (text: string) => Found;
}

/** The search with what it looks things up in. Throws where that can't be had. */
export async function loadSearch() {
  const response = await fetch(addressOf(SEARCH_FILE));
  const search = createSearch(await response.json());
  return (props: SearchProps) => <Search {...props} search={search} />;
}

/** A field, and below it what was found, as links. */
export function Search({ label, hint, search }: SearchProps) {
  // The field keeps its own text: nothing rewrites it while somebody types.
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useSearchText();
  const found = text.trim() === '' ? undefined : search?.(text);
  const hits = found?.hits ?? [];
  const result = found ? count(found.count, 'result') : '';

  const find = () => setText(field.current?.value ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Typed before counts as typed now, and over the text of the address.
    if (field.current?.value) find();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: back and forward change the address
  useEffect(() => {
    if (field.current) field.current.value = textOfAddress();
  }, [text]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What is found can have the focus only once it is there.
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
          onChange={({ nativeEvent }) => {
            // Letters of a composition are no words yet (Japanese, accents on some keyboards).
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
      {found?.notice && <p className="small">{found.notice}</p>}
    </search>
  );
}

/** A hit by its name, with its verdict in a sentence of its own. */
function HitItem({ name, path, text, mark }: Hit) {
  const verdict = verdictIn(text);
  // "Yes." or "Yes," stands out as a whole.
  const length = verdict === undefined ? 0 : verdict.length + 1;

  return (
    <li data-mark={mark}>
      <a href={addressOf(path)}>{name}</a>
      <p>
        {verdict && <strong>{text.slice(0, length)}</strong>}
        {text.slice(length)}
      </p>
    </li>
  );
}
