import { isPageName, PAGES } from '../../model/pages.ts';
import { labelOf } from '../../model/schemas/json-schema.ts';
import type { SitePage } from '../../model/site-pages.ts';
import { count } from '../../model/text.ts';
import type { LaunchReport } from '../../scripts/content/checks/launch.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { type Messages, seenFrom } from './messages.ts';

/** What is said above the page. */
export interface PaneProps {
  /** Undefined for an entry that has no name yet. */
  messages: Messages | undefined;
  /** Whether the page below is that of the draft. */
  isRight: boolean;
  /** The page below. */
  page: SitePage | undefined;
  /** The pages that the draft changes. */
  changes: readonly SitePage[];
  /** What is left before the launch, for the form that is about that. */
  launch: LaunchReport | undefined;
}

/** The check's words above the page. A button with `data-path` opens the page at that path. */
export function Words({ messages, isRight, page, changes, launch }: PaneProps) {
  const { errors, notes, elsewhere } = messages ?? NOTHING_SAID;
  return (
    <div>
      <div role="alert">
        {errors.length > 0 && (
          <section className="errors">
            <h2>This can't be saved yet</h2>
            <Sentences of={errors} />
          </section>
        )}
      </div>
      {launch && <LaunchList launch={launch} />}
      {messages === undefined && <p>The page appears once this entry has a name.</p>}
      {elsewhere.length > 0 && (
        <section className="elsewhere">
          <h2>Something else isn't right</h2>
          <Sentences of={elsewhere} />
        </section>
      )}
      {!isRight && (
        <p className="stale">
          {page
            ? 'The page below is as it was before this mistake.'
            : 'The page appears once this is right.'}
        </p>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{count(notes.length, 'note')}</summary>
          <Sentences of={notes} />
        </details>
      )}
      {changes.length > 0 && <Changes pages={changes} />}
      {page && <p className="path">Below: {nameOf(page)}</p>}
    </div>
  );
}

const NOTHING_SAID: Messages = { errors: [], notes: [], elsewhere: [] };

/** The file whose form has the list. */
export const LISTED_AT = 'content/business.yaml';

function LaunchList({ launch }: { launch: LaunchReport }) {
  const { blockers, notes, toConfirm, done } = launch;
  const left = blockers.length + toConfirm.length;
  const inWords = (of: readonly Diagnostic[]) => of.map((each) => seenFrom(LISTED_AT, each));
  const lists = [
    { heading: 'To do', sentences: inWords(blockers) },
    { heading: 'To confirm', sentences: inWords(toConfirm) },
    { heading: 'Done', sentences: done.map((name) => labelOf(name, {})) },
    { heading: 'Good to know', sentences: inWords(notes) },
  ];
  return (
    <details className="launch">
      <summary>Before the site is public: {count(left, 'thing')} to do</summary>
      <p>What you change is done by itself. "Confirmed" and "Placeholders" are the last fields.</p>
      {lists.map(
        ({ heading, sentences }) =>
          sentences.length > 0 && (
            <section key={heading}>
              <h2>{heading}</h2>
              <Sentences of={sentences} />
            </section>
          ),
      )}
    </details>
  );
}

/** "Contact page", "Boise": what people call a page. */
function nameOf({ kind, crumbs, words }: SitePage): string {
  const crumb = crumbs.at(-1);
  if (crumb !== undefined) return crumb.name;
  return isPageName(kind) ? PAGES[kind].label : words.title;
}

/** How many pages of a kind are named; more are counted. */
const NAMED = 3;

const PLURALS: Partial<Record<SitePage['kind'], [string, string]>> = {
  city: ['city', 'cities'],
  attraction: ['place', 'places'],
  service: ['service', 'services'],
  addedPage: ['page of your own', 'pages of your own'],
};

/** "This changes: Home, Contact and 36 cities". */
function Changes({ pages }: { pages: readonly SitePage[] }) {
  const links = (of: readonly SitePage[]) =>
    of.map((page) => (
      <li key={page.path}>
        <button type="button" data-path={page.path}>
          {nameOf(page)}
        </button>
      </li>
    ));
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const many = kinds.flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    return ofKind.length > NAMED ? [{ kind, ofKind }] : [];
  });
  const few = pages.filter((page) => many.every(({ kind }) => kind !== page.kind));

  return (
    <section className="changes">
      <h2>This changes:</h2>
      <ul>
        {links(few)}
        {many.map(({ kind, ofKind }) => {
          const [one, more] = PLURALS[kind] ?? ['page', 'pages'];
          return (
            <li key={kind}>
              <details>
                <summary>{count(ofKind.length, one, more)}</summary>
                <ul>{links(ofKind)}</ul>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
