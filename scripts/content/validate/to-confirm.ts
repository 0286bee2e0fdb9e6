import { quote } from '../../../model/quote.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, type Entries } from '../entries.ts';

/** What the owner confirms once with somebody else, before the site is public. */
export function toConfirm(entries: Entries): Diagnostic[] {
  return [...withSecretaryOfState(entries), ...unconfirmed(entries)];
}

/** What the law of a state decides, and no program can tell. */
function withSecretaryOfState({ business }: Entries): Diagnostic[] {
  const what = {
    notice: 'the notice of a notary who is not an attorney, in the required wording',
    fees: 'the highest fees, and what to say of a travel fee before the trip',
    promises: 'the provider for remote online notarization, and the recording',
    commissions: 'every commission that is listed here, and any in Oregon',
  };
  return Object.entries(what).flatMap(([field, fact]) => {
    const message = `confirm with each state's Secretary of State: ${fact}.`;
    return business === undefined ? [] : [business.source.diagnostic([field], message, 'warning')];
  });
}

/** Facts of attractions that pages leave out until somebody has seen them at a source. */
function unconfirmed(entries: Entries): Diagnostic[] {
  return attractionEntries(entries).flatMap(({ source, path, fields }) => {
    const { name, unconfirmed: names = [] } = fields;
    if (names.length === 0) return [];
    const message = `${quote(name)}: confirm its ${names.join(' and ')}, then delete ${names.length === 1 ? 'it' : 'them'} here. Pages leave out what is listed.`;
    return [source.diagnostic(path('unconfirmed'), message, 'warning')];
  });
}
