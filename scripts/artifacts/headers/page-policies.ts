import { escapeHtml } from '../../../model/html.ts';
import { pagePolicy } from './content-policy.ts';
import { inlineParts } from './inline-parts.ts';

/** Gives finished pages their policy, and collects what stands inside them all. */
export class PagePolicies {
  /** What stands inside the pages so far, all of them together. */
  readonly parts = { scripts: new Set<string>(), styles: new Set<string>() };
  readonly #formOrigin: string | undefined;

  /** @param formOrigin the other site that the message form posts to, if it does */
  constructor(formOrigin: string | undefined) {
    this.#formOrigin = formOrigin;
  }

  /** A page with a policy of its own as its first meta element, for hosts without headers. */
  add(html: string): string {
    const { scripts, styles } = inlineParts(html);
    for (const hash of scripts) this.parts.scripts.add(hash);
    for (const hash of styles) this.parts.styles.add(hash);
    const policy = pagePolicy({ scripts, styles }, this.#formOrigin);
    return html.replace('<head>', () => `<head>${policyMeta(policy)}`);
  }
}

/** A policy as a meta element. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`;
}
