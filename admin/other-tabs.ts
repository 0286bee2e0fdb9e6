import { refusal } from './preview/refusal.ts';

/** The name by which tabs of this browser hear of each other's saves. */
const SAVES = 'editor-saves';

const SAVED_ELSEWHERE =
  'Another tab of this browser has saved this form. Copy what you typed here, reload this tab, and type it again.';

/** Keeps a tab from typing over what another has saved: it has a file as it was when the tab opened. */
export class OtherTabs {
  readonly #channel = new BroadcastChannel(SAVES);
  readonly #savedThere = new Set<string>();

  constructor() {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.#savedThere.add(data);
    });
  }

  /** Tells the others that this tab has saved a file. */
  saved(path: string): void {
    this.#channel.postMessage(path);
  }

  /** Throws what the editor shows instead of saving, if another tab has saved this file. */
  refuse(path: string): void {
    if (this.#savedThere.has(path)) throw refusal(SAVED_ELSEWHERE);
  }
}
