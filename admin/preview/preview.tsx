import type { CmsConfig } from '@sveltia/cms';
import { renderToStaticMarkup } from 'react-dom/server';
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
import { type RenderedSite, renderedSite } from './pages.tsx';
import STYLE from './pane.css?inline';
import { DraftPictures } from './pictures.ts';
import { refusal } from './refusal.ts';
import { LISTED_AT, Words } from './Words.tsx';

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
  readonly pictures: DraftPictures;
  readonly #facts: SiteFacts;
  /** The pane that was open last; none where no preview has been open, as on a phone. */
  #pane: Pane | undefined;

  constructor(config: CmsConfig, facts: SiteFacts) {
    this.files = new EditorFiles(config);
    this.pictures = new DraftPictures(facts);
    this.#facts = facts;
  }

  /** Shows an entry as it is in the form now. */
  show(props: PreviewProps): void {
    if (this.#pane?.props.document === props.document) this.#pane.change(props);
    else this.#pane = new Pane(props, this);
  }

  /** Forgets what was saved before. */
  saved(): void {
    this.#pane?.forgetFiles();
  }

  /** Throws what the editor shows instead of saving, if the check finds an error in this file. */
  async refuse(entry: EditorEntry): Promise<void> {
    // What the form shows has the pictures that are saved with it; what is saved has only their names.
    const inForm = this.#pane?.entryInForm(entry.get('path'));
    const draft = this.files.file(inForm ?? entry);
    if (draft === undefined) return;

    const files = await this.withDraft(draft, await this.savedFiles());
    const uploads = inForm ? [] : this.pictures.unknownIn(draft);
    const { diagnostics } = this.check([...files, ...uploads]);
    const { errors } = messagesFor(`content/${draft.path}`, diagnostics);
    if (errors.length > 0) throw refusal(errors.join(' '));
  }

  /** All files as they are saved; none where no preview has been open. */
  async savedFiles(): Promise<readonly RawFile[]> {
    return this.#pane ? this.files.all(this.#pane.props.getCollection) : [];
  }

  /** All files, one of which is as it is in the form. */
  async withDraft(draft: RawFile, saved: readonly RawFile[]): Promise<RawFile[]> {
    const others = saved.filter(({ path }) => path !== draft.path);
    return [...others, ...(await this.pictures.named(draft, this.#pane?.props.getAsset))];
  }

  /** The site of files without their pictures; undefined if they have an error. */
  siteOf(files: readonly RawFile[]): RenderedSite | undefined {
    const { content } = this.check([...files, ...this.pictures.all()]);
    return content && renderedSite(content);
  }

  check(files: readonly RawFile[]): CheckResult {
    const { settings, publicFiles } = this.#facts;
    const inOrder = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return checkContent(inOrder, settings, { publicFiles });
  }
}

/** The pane of one form. */
class Pane {
  /** What the editor handed on last. */
  props: PreviewProps;
  readonly #preview: Preview;
  readonly #frame: PageFrame;
  readonly #words: HTMLElement;
  #timer = 0;
  /** The files as they are saved, and their site if it is right. */
  #saved: Promise<{ files: readonly RawFile[]; site: RenderedSite | undefined }> | undefined;

  /** The site that was right last, and the path of its page that is shown. */
  #site: RenderedSite | undefined;
  #path: string | undefined;
  #messages: Messages | undefined;
  #launch: LaunchReport | undefined;
  #changes: readonly SitePage[] = [];

  constructor(props: PreviewProps, preview: Preview) {
    this.props = props;
    this.#preview = preview;

    const { document } = props;
    const style = Object.assign(document.createElement('style'), { textContent: STYLE });
    document.head.append(style);
    this.#words = document.createElement('div');
    const frame = Object.assign(document.createElement('iframe'), { title: 'The page' });
    // Beside the body, in which the editor renders.
    document.documentElement.append(this.#words, frame);

    this.#frame = new PageFrame(frame, (path) => this.#follow(path));
    this.#words.addEventListener('click', ({ target }) => {
      // Elements of another frame aren't instances of this one's classes.
      const button = (target as Element | null)?.closest<HTMLElement>('[data-path]');
      if (button?.dataset.path) this.#follow(button.dataset.path);
    });
    this.change(props);
  }

  /** The entry of this path as the form has it; undefined if this pane is closed, or is that of another. */
  entryInForm(path: string): EditorEntry | undefined {
    const { entry, document } = this.props;
    // A new entry has no path in its form.
    const isThis = ['', path].includes(entry.get('path'));
    return isThis && document.defaultView !== null ? entry : undefined;
  }

  change(props: PreviewProps): void {
    this.props = props;
    this.#onceQuiet(QUIET_FOR, () => this.#check());
  }

  forgetFiles(): void {
    this.#saved = undefined;
    this.change(this.props);
  }

  #onceQuiet(time: number, act: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(act, time);
  }

  async #load() {
    const files = await this.#preview.savedFiles();
    return { files, site: this.#preview.siteOf(files) };
  }

  /** Checks the draft, and shows what is said of it and its page. */
  async #check(): Promise<void> {
    const { entry } = this.props;
    this.#saved ??= this.#load();
    const saved = await this.#saved;
    const draft = this.#preview.files.file(entry);
    const files = draft && (await this.#preview.withDraft(draft, saved.files));
    // Somebody has typed meanwhile.
    if (entry !== this.props.entry) return;
    if (draft === undefined || files === undefined) return this.#say();

    const { content, diagnostics, launch } = this.#preview.check(files);
    const path = `content/${draft.path}`;
    // The list has them already.
    const said = diagnostics.filter((each) => !launch?.warnings.includes(each));
    this.#messages = messagesFor(path, said);
    if (content !== undefined) {
      this.#site = renderedSite(content);
      this.#launch = path === LISTED_AT ? launch : undefined;
      this.#onceQuiet(QUIET_FOR_ALL, () => this.#compare());
    }
    // A pane that opens on a mistake shows the page as it is saved.
    this.#site ??= saved.site;
    this.#path ??= this.#site && pageThatShows(draft.path, this.#site.pages)?.path;
    this.#show();
  }

  #follow(path: string): void {
    this.#path = path;
    this.#show();
  }

  /** Finds the pages that the draft changes. */
  async #compare(): Promise<void> {
    const before = (await this.#saved)?.site;
    const { pages = [], render } = this.#site ?? {};
    this.#changes = pages.filter(
      ({ path, aliasOf }) => !aliasOf && before?.render(path) !== render?.(path),
    );
    this.#say();
  }

  #show(): void {
    if (this.#site !== undefined && this.#path !== undefined) {
      const html = this.#site.render(this.#path);
      this.#frame.show(this.#path, this.#preview.pictures.inPage(html));
    }
    this.#say();
  }

  #say(): void {
    const words = (
      <Words
        messages={this.#messages}
        page={this.#site?.pages.find(({ path }) => path === this.#path)}
        changes={this.#changes}
        launch={this.#launch}
      />
    );
    exchange(this.#words, renderToStaticMarkup(words));
  }
}

/** The page that shows a file: its own, one of its kind, or the home page; undefined if there is none yet. */
function pageThatShows(file: string, pages: readonly SitePage[]): SitePage | undefined {
  const own = pages.find((page) => page.file === file);
  if (own !== undefined) return own;

  const pageAt = (address: string) => pages.find(({ path }) => path === address);
  const kind = fileKindOf(file);
  if (typeof kind === 'string') return pageAt(routes.home());
  if (kind.kind === 'page' && isPageName(kind.slug)) {
    const { shownAt = routes.home(), shownOn }: PageEntry = PAGES[kind.slug];
    return pages.find((page) => page.kind === shownOn) ?? pageAt(shownAt);
  }
  const { pageOf }: Kind = KINDS[kind.kind];
  return pageAt(pageOf?.(kind.slug) ?? routes.home());
}

export function createPreview(config: CmsConfig, facts: SiteFacts): Preview {
  return new Preview(config, facts);
}
