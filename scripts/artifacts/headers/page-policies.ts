import { escapeHtml } from '../../../model/html.ts';
import { pagePolicy } from './content-policy.ts';
import { allParts, type InlineParts, inlineParts } from './inline-parts.ts';

/** Gives finished pages their policy, and collects what stands inside them all. */
export interface PagePolicies {
  /** The page with a policy of its own as its first meta element, for hosts without headers. */
  add: (html: string) => string;
  /** What stands inside the pages so far, all of them together. */
  parts: () => InlineParts;
}

/** @param formOrigin the other site that the message form posts to, if it does */
export function pagePolicies(formOrigin: string | undefined): PagePolicies {
  const found = new Map<string, InlineParts>();
  return {
    add: (html) => {
      const parts = inlineParts(html);
      const policy = pagePolicy(parts, formOrigin);
      found.set(policy, parts);
      return html.replace('<head>', () => `<head>${policyMeta(policy)}`);
    },
    parts: () => allParts(found.values()),
  };
}

/** A policy as a meta element. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`;
}
