import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE, headersFor, parseHeaders } from '../../scripts/files/headers.ts';
import { Faults, type Rule } from '../support/built-site.ts';

/** Where the message form may post to. */
function formTarget(endpoint: string | undefined): string[] {
  return endpoint?.startsWith('http') ? [new URL(endpoint).origin] : [];
}

export const policyRules: Record<string, Rule> = {
  'has one policy for all pages, in header and head, that lets through what stands in them': (
    built,
  ) => {
    const faults = new Faults();
    const rules = parseHeaders(readFileSync(join(built.folder, HEADERS_FILE), 'utf8'));
    const target = formTarget(built.site.business.form?.endpoint);
    const policies = new Set<string>();
    for (const { path, html, $ } of built.pages.values()) {
      const policy = $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
      policies.add(policy);
      const inside = html.matchAll(
        /<(?:style|script)(?: type="speculationrules")?>(.*?)<\/(?:style|script)>/gs,
      );
      for (const [, text = ''] of inside) {
        const hash = createHash('sha256').update(text).digest('base64');
        faults.unless(policy.includes(`'sha256-${hash}'`), `${path} forbids ${text.slice(0, 40)}`);
      }
      const { base } = built.site.settings;
      const header = headersFor(rules, base + (path === '/404' ? '/404.html' : path));
      const sent = header['Content-Security-Policy'] ?? '';
      faults.unless(sent.startsWith(`${policy}; `), `${path} has another policy in its header`);
      faults.unless(sent.includes("frame-ancestors 'none'"), `${path} may be framed`);
      faults.same(`${path} sniffing`, header['X-Content-Type-Options'], 'nosniff');
      faults.same(`${path} kept`, header['Cache-Control'], 'public, max-age=0, must-revalidate');
    }
    faults.same('policies', policies.size, 1);
    const [policy = ''] = policies;
    faults.unless(!policy.includes('unsafe'), 'the policy allows what is unsafe');
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      ['form-action', "'self'", ...target].join(' '),
    ]) {
      faults.unless(policy.split('; ').includes(directive), `the policy lacks ${directive}`);
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
