import type { CmsConfig } from '@sveltia/cms';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../model/content.ts';
import { isPageName, PAGES, type PageEntry } from '../../model/pages.ts';
import { routes } from '../../model/routes.ts';
import type { SitePage } from '../../model/site-pages.ts';
import { type CheckResult, checkContent } from '../../scripts/content/check.ts';
import type { LaunchReport } from '../../scripts/content/checks/launch.ts';
import { KINDS, type Kind } from '../../scripts/content/collections.ts';
import { fileKindOf } from '../../scripts/content/file-kind.ts';
import type { RawFile } from '../../scripts/content/raw-file.ts';
import { type EditorEntry, EditorFiles, type SiteFacts } from './files.ts';
import { exchange, PageFrame } from './frame.ts';
import { type Messages, messagesFor } from './messages.ts';
import { LISTED_AT, Words } from './Pane.tsx';
import { type RenderedSite, renderedSite } from './pages.tsx';
import STYLE from './pane.css?inline';
import { DraftPictures } from './pictures.ts';
import { refusal } from './refusal.ts';

/** What the editor hands a preview on each key. */
export interface PreviewProps {
  entry: EditorEntry;
  getCollection: (name: string) => Promise<readonly EditorEntry[] | EditorEntry>;
  getAsset: (path: string) => { toString(): string } | undefined;
  /** The document of its frame. */
  document: Document;
}

/** How long nobody types before the draft is checked. Unit: milliseconds. */
const QUIET_FOR = 120;

/** How long nobody types before all pages are compared, which takes longer. Unit: milliseconds. */
const QUIET_FOR_ALL = 600;

/** Everything beside the form: the check's words and the page. One per page of the editor. */
export class Preview {
  readonly files: EditorFiles;
  readonly #facts: SiteFacts;
  readonly pictures: DraftPictures;
  #pane: OpenPane | undefined;
  /** What the editor handed on last; none where no preview has been open, as on a phone. */
  #props: PreviewProps | undefined;

  constructor(config: CmsConfig, facts: SiteFacts) {
    this.files = new EditorFiles(config);
    this.#facts = facts;
    this.pictures = new DraftPictures(facts);
  }

  /** Shows an entry as it is in the form now. */
  show(props: PreviewProps): void {
    this.#props = props;
    if (this.#pane?.document !== props.document) {
      this.#pane = new OpenPane(props, this);
    }
    this.#pane.change(props);
  }

  /** Forgets what was saved before. */
  saved(): void {
    this.#pane?.forgetFiles();
  }

  /** Throws what the editor shows instead of saving, if the check finds an error in this file. */
  async refuse(entry: EditorEntry): Promise<void> {
    // What the form shows has the pictures that are saved with it; what is saved has only their names.
    const inForm = this.#entryInForm(entry);
    const draft = this.files.file(inForm ?? entry);
    if (draft === undefined) return;

    const files = await this.withDraft(draft, await this.savedFiles());
    const uploads = inForm ? [] : this.pictures.unknownIn(draft);
    const { diagnostics } = this.check([...files, ...uploads]);
    const { errors } = messagesFor(`content/${draft.path}`, diagnostics);
    if (errors.length === 0) return;

    throw refusal(errors.join(' '));
  }

  /** An entry as its form has it; undefined where its preview isn't open. */
  #entryInForm(entry: EditorEntry): EditorEntry | undefined {
    const isOpen = this.#pane !== undefined && this.#pane.document.defaultView !== null;
    const inForm = isOpen ? this.#props?.entry : undefined;
    // A new entry has no path in its form.
    return ['', entry.get('path')].includes(inForm?.get('path') ?? '') ? inForm : undefined;
  }

  /** All files as they are saved; none where no preview has been open. */
  async savedFiles(): Promise<readonly RawFile[]> {
    return this.#props ? this.files.all(this.#props.getCollection) : [];
  }

  /** All files, one of which is as it is in the form. */
  async withDraft(draft: RawFile, saved: readonly RawFile[]): Promise<RawFile[]> {
    const others = saved.filter(({ path }) => path !== draft.path);
    const named = await this.pictures.named(draft, this.#props?.getAsset);
    return [...others, ...named].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** The HTML of all pages by path; none if the files have an error. */
  pagesOf(files: readonly RawFile[]): ReadonlyMap<string, string> {
    const content = this.contentOf(files);
    if (content === undefined) return new Map();

    const site = renderedSite(content);
    return new Map(site.pages.map(({ path }) => [path, site.render(path)]));
  }

  /** The content of files without their pictures; undefined if they have an error. */
  contentOf(files: readonly RawFile[]): Content | undefined {
    return this.check([...files, ...this.pictures.all()]).content;
  }

  check(files: readonly RawFile[]): CheckResult {
    const { settings, publicFiles } = this.#facts;
    return checkContent(files, settings, { publicFiles });
  }
}

/** The pane of one form. */
class OpenPane {
  readonly document: Document;
  readonly #preview: Preview;
  #props: PreviewProps;
  readonly #frame: PageFrame;
  readonly #words: HTMLElement;
  /** The words as they were rendered last. */
  #said: Element | undefined;
  #timer = 0;
  #timerOfAll = 0;
  /** The files as they are saved. */
  #saved: Promise<readonly RawFile[]> | undefined;
  /** The pages of the files as they are saved, by path. */
  #before: ReadonlyMap<string, string> | undefined;

  #path: string | undefined;
  #site: RenderedSite | undefined;
  #messages: Messages | undefined;
  #launch: LaunchReport | undefined;
  #changes: readonly SitePage[] = [];
  #isRight = true;

  constructor(props: PreviewProps, preview: Preview) {
    this.#props = props;
    this.#preview = preview;
    this.document = props.document;

    const make = (name: string, className: string) =>
      Object.assign(this.document.createElement(name), { className });
    const pane = make('div', 'pane');
    this.#words = make('div', 'words');
    const frame = Object.assign(this.document.createElement('iframe'), {
      className: 'page',
      title: 'The page',
    });
    pane.append(this.#words, frame);
    // Beside the body, in which the editor renders.
    this.document.documentElement.append(pane);
    this.document.head.append(Object.assign(make('style', ''), { textContent: STYLE }));

    this.#frame = new PageFrame(frame, (path) => this.#follow(path));
    this.#words.addEventListener('click', ({ target }) => {
      // Elements of another frame aren't instances of this one's classes.
      const button = (target as Element | null)?.closest<HTMLElement>('[data-path]');
      if (button?.dataset.path) this.#follow(button.dataset.path);
    });
    this.#say();
  }

  change(props: PreviewProps): void {
    this.#props = props;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#check(), QUIET_FOR);
  }

  forgetFiles(): void {
    this.#saved = undefined;
    this.#before = undefined;
    this.change(this.#props);
  }

  /** Checks the draft, and shows what is said of it and its page. */
  async #check(): Promise<void> {
    this.#saved ??= this.#preview.savedFiles();
    const saved = await this.#saved;
    const draft = this.#preview.files.file(this.#props.entry);
    if (draft === undefined) return;

    const files = await this.#preview.withDraft(draft, saved);
    const { content, diagnostics, launch } = this.#preview.check(files);
    // The list has them already.
    const said = diagnostics.filter((each) => !launch?.warnings.includes(each));
    this.#messages = messagesFor(`content/${draft.path}`, said);
    this.#isRight = content !== undefined;

    // A pane that opens on a mistake shows the page as it is saved.
    const right = content ?? (this.#site ? undefined : this.#preview.contentOf(saved));
    if (right !== undefined) {
      const site = renderedSite(right);
      this.#site = site;
      this.#launch = `content/${draft.path}` === LISTED_AT ? launch : undefined;
      this.#path ??= pageThatShows(draft.path, site);
      this.#showPage();
      this.#compareSoon(saved);
    }
    this.#say();
  }

  #showPage(): void {
    if (this.#site === undefined || this.#path === undefined) return;
    // A new entry has no page as long as there is a mistake in it.
    if (!this.#isRight && this.#pageBelow === undefined) return;
    this.#frame.show(this.#path, this.#preview.pictures.inPage(this.#site.render(this.#path)));
  }

  get #pageBelow(): SitePage | undefined {
    return this.#site?.pages.find(({ path }) => path === this.#path);
  }

  #follow(path: string): void {
    this.#path = path;
    this.#showPage();
    this.#say();
  }

  /** Finds the pages that the draft changes, once nobody types. */
  #compareSoon(saved: readonly RawFile[]): void {
    clearTimeout(this.#timerOfAll);
    this.#timerOfAll = window.setTimeout(() => {
      const site = this.#site;
      if (site === undefined) return;

      this.#before ??= this.#preview.pagesOf(saved);
      this.#changes = site.pages.filter(
        ({ path, aliasOf }) => !aliasOf && this.#before?.get(path) !== site.render(path),
      );
      this.#say();
    }, QUIET_FOR_ALL);
  }

  #say(): void {
    const html = renderToStaticMarkup(
      <Words
        messages={this.#messages}
        isRight={this.#isRight}
        page={this.#pageBelow}
        changes={this.#changes}
        launch={this.#launch}
      />,
    );
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const [said] = body.children;
    const [shown] = this.#words.children;
    if (this.#said && said && shown) exchange(this.#said, said, shown);
    else this.#words.innerHTML = html;
    this.#said = said;
  }
}

/** The page that shows a file: its own, one of its kind, or the home page. */
function pageThatShows(path: string, { pages }: RenderedSite): string {
  const own = pages.find(({ file }) => file === path);
  if (own !== undefined) return own.path;

  const kind = fileKindOf(path);
  if (typeof kind === 'string') return routes.home();
  if (kind.kind === 'page' && isPageName(kind.slug)) {
    const { shownAt, shownOn }: PageEntry = PAGES[kind.slug];
    const ofKind = pages.find((page) => page.kind === shownOn);
    return shownAt ?? ofKind?.path ?? routes.home();
  }
  const { pageOf }: Kind = KINDS[kind.kind];
  return pageOf?.(kind.slug) ?? routes.home();
}

export function createPreview(config: CmsConfig, facts: SiteFacts): Preview {
  return new Preview(config, facts);
}
