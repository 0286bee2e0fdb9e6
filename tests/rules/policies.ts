import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  HEADERS_FILE,
  headersFor,
  parseHeaders,
} from '../../scripts/artifacts/headers/headers-file.ts';
import { inlineParts } from '../../scripts/artifacts/headers/inline-parts.ts';
import { Faults, type Rule } from '../support/built-site.ts';

/** The directives of a policy, by name. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Where the message form may post to. */
function formTarget(endpoint: string | undefined): string[] {
  return endpoint?.startsWith('http') ? [new URL(endpoint).origin] : [];
}

export const policyRules: Record<string, Rule> = {
  'gives each page a policy by hash, in its header and first in its head': (built) => {
    const faults = new Faults();
    const rules = parseHeaders(readFileSync(join(built.folder, HEADERS_FILE), 'utf8'));
    const target = formTarget(built.site.business.form?.endpoint);
    for (const { path, html, $ } of built.pages.values()) {
      const { scripts, styles } = inlineParts(html);
      const header = headersFor(rules, path === '/404' ? '/404.html' : path);
      const first = $('head > :first-child');
      faults.same(`${path} meta`, first.attr('http-equiv'), 'Content-Security-Policy');
      const policies = [header['Content-Security-Policy'] ?? '', first.attr('content') ?? ''];
      for (const text of policies) {
        const policy = directives(text);
        const all = (name: string, sources: Iterable<string>) => {
          const missing = [...sources].filter((source) => !policy[name]?.includes(source));
          faults.same(`${path} ${name} lacks`, missing, []);
        };
        faults.unless(!text.includes('unsafe'), `${path} allows what is unsafe`);
        faults.same(`${path} default-src`, policy['default-src'], ["'none'"]);
        faults.same(`${path} base-uri`, policy['base-uri'], ["'none'"]);
        all('script-src', ["'self'", ...scripts]);
        all('style-src', styles);
        all('form-action', ["'self'", ...(path === '/contact' ? target : [])]);
      }
      const [sent = ''] = policies;
      faults.unless(sent.includes("frame-ancestors 'none'"), `${path} may be framed`);
      faults.same(`${path} sniffing`, header['X-Content-Type-Options'], 'nosniff');
      const kept = header['Cache-Control'];
      faults.same(`${path} Cache-Control`, kept, 'public, max-age=0, must-revalidate');
    }
    return faults.lines;
  },

  'has no style and no handler in attributes, and says its encoding early': ({ pages }) => {
    const faults = new Faults();
    for (const { path, html } of pages.values()) {
      const found = html.match(/<[a-z][^>]* (style|on[a-z]+)="/gi);
      faults.same(`${path} attributes`, found, null);
      // Browsers look for it among the first 1,024 bytes.
      faults.unless(html.search(/<meta charset=/i) < 900, `${path} says its encoding late`);
    }
    return faults.lines;
  },
};
