import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { BrowserRouter, StaticRouter, useSearchParams } from 'react-router-dom';
import { verdictIn } from '../../model/prose.ts';
import { documentsPath, routes, SEARCH_FILE } from '../../model/routes.ts';
import { createSearch, type Found, type Hit } from '../../model/search/search.ts';
import { count } from '../../model/text.ts';
import { addressOf, BASE, QUERY } from '../base.ts';
import { Status } from '../Status.tsx';

/** Where the form leads without script: the list of all documents. */
const DOCUMENT_LIST = addressOf(documentsPath());

const LENS = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5';

/** The drawings beside hits, as lines on a grid of 24. */
const MARKS = {
  yes: 'M4 13l5 5L20 7',
  no: 'M6 6l12 12M18 6L6 18',
  place: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  other: 'M5 12h14M13 6l6 6-6 6',
};

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

/** A field, and below it what was found, as links. The text stands in the address, so it can be shared. */
export function Search(props: SearchProps) {
  return typeof document === 'undefined' ? (
    <StaticRouter location={routes.home()}>
      <SearchForm {...props} />
    </StaticRouter>
  ) : (
    // A transition may put off a letter that was just typed; without transitions none is lost.
    <BrowserRouter basename={BASE} useTransitions={false}>
      <SearchForm {...props} />
    </BrowserRouter>
  );
}

function SearchForm({ label, hint, search }: SearchProps) {
  // The field keeps its own text: nothing rewrites it while somebody types.
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [parameters, setParameters] = useSearchParams();
  // The first render is the server's, with nothing typed; the address is read after it.
  const [isHydrated, setHydrated] = useState(false);
  const [wantsList, setWantsList] = useState(false);
  const text = (isHydrated && parameters.get(QUERY)) || '';
  const { hits, notice } = useMemo(
    () => (search && text.trim() !== '' ? search(text) : { hits: [], notice: undefined }),
    [search, text],
  );
  const result = hits.length === 0 ? '' : count(hits.length, 'result');

  const find = () => {
    const typed = field.current?.value ?? '';
    setParameters(typed === '' ? {} : { [QUERY]: typed }, { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before
  useEffect(() => {
    // Typed before counts as typed now, and over the text of the address.
    if (field.current?.value) find();
    setHydrated(true);
  }, []);

  // Back and forward change the address.
  useEffect(() => {
    if (isHydrated && field.current) field.current.value = text;
  }, [isHydrated, text]);

  useEffect(() => {
    if (!wantsList || !list.current) return;
    list.current.focus();
    setWantsList(false);
  }, [wantsList]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    find();
    if (field.current?.value.trim()) setWantsList(true);
    else field.current?.focus();
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
          <Drawing path={LENS} />
          <span>Search</span>
        </button>
      </form>
      <Status text={result} typed={text} />
      {hits.length > 0 && (
        <ul className="search-hits" aria-label="Results" tabIndex={-1} ref={list}>
          {hits.map((hit) => (
            <HitItem key={hit.path + hit.name} {...hit} />
          ))}
        </ul>
      )}
      {notice && <p className="small">{notice}</p>}
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
      <Drawing path={MARKS[mark ?? 'other']} />
      <a href={addressOf(path)}>{name}</a>
      <p>
        {verdict && <strong>{text.slice(0, length)}</strong>}
        {text.slice(length)}
      </p>
    </li>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
