import { escapeHtml } from '../../../model/html.ts';
import { NOT_FOUND } from '../../../model/routes.ts';
import { pagePolicy } from './content-policy.ts';
import { type InlineParts, inlineParts } from './inline-parts.ts';

/** Gives finished pages their policy, and collects what stands inside the pages of each section. */
export class PagePolicies {
  readonly #sections = new Map<string, { scripts: Set<string>; styles: Set<string> }>();
  readonly #formOrigin: string | undefined;

  /** @param formOrigin the other site that the message form posts to, if it does */
  constructor(formOrigin: string | undefined) {
    this.#formOrigin = formOrigin;
  }

  /** A page with a policy of its own as its first meta element, for hosts without headers. */
  add(path: string, html: string): string {
    const own = inlineParts(html);
    const section = sectionOf(path);
    const known = this.#sections.get(section) ?? { scripts: new Set(), styles: new Set() };
    for (const hash of own.scripts) known.scripts.add(hash);
    for (const hash of own.styles) known.styles.add(hash);
    this.#sections.set(section, known);
    const policy = pagePolicy(own, this.#formOrigin);
    return html.replace('<head>', () => `<head>${policyMeta(policy)}`);
  }

  /**
   * The policy for all pages of a path's section. It allows the page for missing addresses too, which
   * hosts send with the headers of the address that was asked for.
   */
  ofSection(path: string): string {
    const parts = [path, NOT_FOUND].map((one) => this.#sections.get(sectionOf(one)));
    const all = (kind: keyof InlineParts) =>
      new Set(parts.flatMap((one) => [...(one?.[kind] ?? [])]));
    return pagePolicy({ scripts: all('scripts'), styles: all('styles') }, this.#formOrigin);
  }
}

/** "/areas" and "/areas/boise" are of one section. */
function sectionOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** A policy as a meta element. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`;
}
