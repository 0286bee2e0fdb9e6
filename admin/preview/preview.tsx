import type { CmsConfig } from '@sveltia/cms';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../model/content.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import type { SitePage } from '../../model/site-pages.ts';
import { type CheckResult, checkContent } from '../../scripts/content/check.ts';
import type { LaunchReport } from '../../scripts/content/checks/launch.ts';
import type { RawFile } from '../../scripts/content/raw-file.ts';
import { type EditorEntry, EditorFiles, type SiteFacts } from './files.ts';
import { exchange, PageFrame } from './frame.ts';
import { type Messages, messagesFor } from './messages.ts';
import { type Launch, Words } from './Pane.tsx';
import { type RenderedSite, renderedSite } from './pages.tsx';
import STYLE from './pane.css?inline';
import { DraftPictures } from './pictures.ts';

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

/** The file whose preview has the launch list. */
const FACTS = 'business.yaml';

/** Everything beside the form: the check's words and the page. One per page of the editor. */
export class Preview {
  readonly files: EditorFiles;
  readonly #facts: SiteFacts;
  readonly pictures: DraftPictures;
  #pane: OpenPane | undefined;

  constructor(config: CmsConfig, facts: SiteFacts) {
    this.files = new EditorFiles(config);
    this.#facts = facts;
    this.pictures = new DraftPictures(facts);
  }

  /** Shows an entry as it is in the form now. */
  show(props: PreviewProps): void {
    if (this.#pane?.document !== props.document) {
      this.#pane = new OpenPane(props, this);
    }
    this.#pane.change(props);
  }

  /** Forgets what was saved before. */
  saved(): void {
    this.#pane?.forgetFiles();
  }

  /**
   * Throws what the editor shows instead of saving, if the check finds an error in this file. An entry
   * whose preview isn't open is checked by itself.
   */
  async refuse(entry: EditorEntry): Promise<void> {
    const path = entry.get('path');
    const isOpen = this.#pane !== undefined && this.#pane.document.defaultView !== null;
    const messages =
      isOpen && this.#pane?.isOf(entry)
        ? await this.#pane.check()
        : await this.#checkAlone(entry, path);
    if (messages === undefined || messages.errors.length === 0) return;

    // The words that the editor shows are those of the cause (Sveltia CMS 0.221.1, toolbar.svelte).
    throw new Error('saving_failed', { cause: new Error(messages.errors.join(' ')) });
  }

  async #checkAlone(entry: EditorEntry, path: string): Promise<Messages | undefined> {
    const file = this.files.file(entry);
    if (file === undefined) return undefined;
    const { diagnostics } = this.check(await this.pictures.named(file));
    return messagesFor(path, diagnostics);
  }

  /** The HTML of all pages by path; none if the files have an error. */
  pagesOf(files: readonly RawFile[]): ReadonlyMap<string, string> {
    const { content } = this.check([...files, ...this.pictures.all()]);
    if (content === undefined) return new Map();

    const site = renderedSite(content);
    return new Map(site.pages.map(({ path }) => [path, site.render(path)]));
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
  #launch: Launch | undefined;
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
    this.#timer = window.setTimeout(() => void this.check(), QUIET_FOR);
  }

  isOf(entry: EditorEntry): boolean {
    const path = this.#props.entry.get('path');
    return path === '' || path === entry.get('path');
  }

  forgetFiles(): void {
    this.#saved = undefined;
    this.#before = undefined;
    this.change(this.#props);
  }

  /** Checks the draft, shows its page, and returns what the check says of it. */
  async check(): Promise<Messages | undefined> {
    const { entry, getCollection, getAsset } = this.#props;
    this.#saved ??= this.#preview.files.all(getCollection);
    const saved = await this.#saved;
    const draft = this.#preview.files.file(entry);
    if (draft === undefined) return undefined;

    const files = await this.#withDraft(saved, draft, getAsset);
    const { content, diagnostics, launch } = this.#preview.check(files);
    this.#messages = messagesFor(`content/${draft.path}`, diagnostics);
    this.#isRight = content !== undefined;

    if (content !== undefined) {
      const site = renderedSite(content);
      this.#site = site;
      this.#launch = draft.path === FACTS && launch ? withDone(launch, content) : undefined;
      this.#path ??= site.pages.find(({ file }) => file === draft.path)?.path;
      this.#path ??= pageThatShows(draft.path, site);
      this.#showPage();
      this.#compareSoon(saved);
    }
    this.#say();
    return this.#messages;
  }

  async #withDraft(
    saved: readonly RawFile[],
    draft: RawFile,
    getAsset: PreviewProps['getAsset'],
  ): Promise<RawFile[]> {
    const others = saved.filter(({ path }) => path !== draft.path);
    const named = await this.#preview.pictures.named(draft, getAsset);
    return [...others, ...named].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }

  #showPage(): void {
    if (this.#site === undefined || this.#path === undefined) return;
    this.#frame.show(this.#path, this.#preview.pictures.inPage(this.#site.render(this.#path)));
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
        page={this.#site?.pages.find(({ path }) => path === this.#path)}
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

/** What the launch check finds, with the facts that are no longer among its placeholders. */
function withDone(launch: LaunchReport, { business }: Content): Launch {
  const { placeholders } = jsonSchemaOf(businessSchema).properties ?? {};
  const left = new Set<string>(business.placeholders);
  const done = (placeholders?.items?.enum ?? []).filter((name) => !left.has(name));
  return { ...launch, done };
}

/** The page that shows a file without a page of its own: of its kind the first, else the home page. */
function pageThatShows(file: string, { pages }: RenderedSite): string {
  const [folder = '', name = ''] = file.replace(/\.\w+$/, '').split('/');
  const kinds: Record<string, string> = { city: 'city', place: 'attraction', service: 'service' };
  const isOf = ({ kind, slug, file: ofPage }: SitePage) => {
    if (folder === 'pages') return kind === kinds[name];
    if (folder === 'faqs') return kind === 'service' && slug === name;
    return ofPage === file;
  };
  const ofKind = pages.find(isOf)?.path;
  if (ofKind !== undefined) return ofKind;
  if (folder === 'faqs') return '/questions';
  return folder === 'documents' ? '/services' : '/';
}

export function createPreview(config: CmsConfig, facts: SiteFacts): Preview {
  return new Preview(config, facts);
}
