import type { ReactNode } from 'react';
import type { GlobalContextServer } from 'vike/types';
import type { Site } from '../model/site.ts';
import { Document } from './Document.tsx';

/** A document without what is a page's own, cut where that goes. */
export interface PageShell {
  /** To the beginning of the head. */
  start: string;
  /** What every head holds. */
  head: string;
  /** From the end of the head to the content. */
  top: string;
  bottom: string;
}

const shells = new WeakMap<Site, Map<string, PageShell>>();

/**
 * What stands around the pages of a section: "/areas/boise" and "/areas" have one shell, because
 * they have the same current link in the navigation. It is half of most documents, and the same in
 * thousands.
 */
export function pageShell(
  { site, loader }: Pick<GlobalContextServer, 'site' | 'loader'>,
  path: string,
  render: (node: ReactNode) => string,
): PageShell {
  const ofSite = shells.get(site) ?? new Map<string, PageShell>();
  shells.set(site, ofSite);
  const section = path.split('/')[1] ?? '';
  const shell = ofSite.get(section) ?? cut(render(<Document loader={loader} />));
  ofSite.set(section, shell);
  return shell;
}

function cut(document: string): PageShell {
  const [start, afterStart] = cutBehind(document, '<head>');
  const [head, afterHead] = cutBefore(afterStart, '</head>');
  const [top, bottom] = cutBefore(afterHead, '</main>');
  return { start: `<!doctype html>${start}`, head, top, bottom };
}

function cutBefore(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`The document has no ${mark}.`);
  return [text.slice(0, at), text.slice(at)];
}

function cutBehind(text: string, mark: string): [string, string] {
  const [before, rest] = cutBefore(text, mark);
  return [before + mark, rest.slice(mark.length)];
}
