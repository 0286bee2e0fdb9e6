import { isPageName, PAGES } from '../../model/pages.ts';
import { labelOf } from '../../model/schemas/json-schema.ts';
import type { SitePage } from '../../model/site-pages.ts';
import { count } from '../../model/text.ts';
import type { LaunchReport } from '../../scripts/content/checks/launch.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { type Messages, seenFrom } from './messages.ts';

/** What is said above the page. */
interface WordsProps {
  /** Undefined for an entry that has no name yet. */
  messages: Messages | undefined;
  /** The page below. */
  page: SitePage | undefined;
  /** The pages that the draft changes. */
  changes: readonly SitePage[];
  /** What is left before the launch, for the form that is about that. */
  launch: LaunchReport | undefined;
}

/** The check's words above the page. A button with `data-path` opens the page at that path. */
export function Words({ messages, page, changes, launch }: WordsProps) {
  const { errors, notes, elsewhere } = messages ?? NOTHING_SAID;
  const isRight = errors.length + elsewhere.length === 0;
  return (
    <div className="words">
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

/** What many pages of a kind are called. */
const PLURALS: Partial<Record<SitePage['kind'], string>> = {
  city: 'cities',
  attraction: 'places',
  service: 'services',
  addedPage: 'pages of your own',
};

/** "This changes: Home, Contact and 36 cities". */
function Changes({ pages }: { pages: readonly SitePage[] }) {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  return (
    <section className="changes">
      <h2>This changes:</h2>
      <ul>
        {kinds.map((kind) => {
          const ofKind = pages.filter((page) => page.kind === kind);
          const links = <Links key={kind} to={ofKind} />;
          if (ofKind.length <= NAMED) return links;
          return (
            <li key={kind}>
              <details>
                <summary>{`${ofKind.length} ${PLURALS[kind] ?? 'pages'}`}</summary>
                <ul>{links}</ul>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Links({ to }: { to: readonly SitePage[] }) {
  return to.map((page) => (
    <li key={page.path}>
      <button type="button" data-path={page.path}>
        {nameOf(page)}
      </button>
    </li>
  ));
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
