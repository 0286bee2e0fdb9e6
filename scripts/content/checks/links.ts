import { quote } from '../../../model/text.ts';
import { holdingConditions } from '../conditions.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { checkValues, fieldValues } from '../entries.ts';
import { addressesOf, targetMessage } from './addresses.ts';
import { linksIn, type WholeSite } from './whole-site.ts';

/** Checks that every link that is shown leads to a page, to a file of public/ or to a web address. */
export function checkLinks(site: WholeSite): Diagnostic[] {
  const holding: ReadonlySet<string> = holdingConditions(site.entries);
  const addresses = addressesOf(site);
  const shown = linksIn(site).filter(({ when, alt }) => {
    return alt === undefined && (!when || holding.has(when));
  });

  return shown.flatMap(({ url, diagnostic }) => {
    const message = factMessage(url) ?? targetMessage(url, addresses);
    return message === undefined ? [] : [diagnostic(message)];
  });
}

/** What is said of a fact in the address of a link, which none is filled in. */
function factMessage(url: string): string | undefined {
  if (!/[{}]/.test(url)) return undefined;
  return `${quote(url)} has a brace, but facts can't be used in the address of a link. Write it out.`;
}

/** Checks that redirects, and the pages that the search names, lead somewhere on this site. */
export function checkTargets(site: WholeSite): Diagnostic[] {
  const addresses = addressesOf(site);
  const { redirects, page } = site.entries;
  const targets = [
    ...fieldValues([redirects], 'redirects', 'to'),
    ...fieldValues([page.search], 'pages', 'path'),
  ];
  return checkValues(targets, 'error', ({ value }) => targetMessage(value, addresses));
}
