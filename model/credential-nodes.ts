import type { EducationalOccupationalCredential, Notary, Organization } from 'schema-dts';
import type { Business } from './content.ts';
import { type Credentials, namedCommissions, profileLinks } from './credentials.ts';

type Given = Pick<
  Exclude<Notary, string>,
  'employee' | 'hasCredential' | 'knowsLanguage' | 'memberOf' | 'paymentAccepted' | 'sameAs'
>;

/**
 * What the business node says of the notary, for pages that show the same ("Your notary").
 * Source: schema.org, the pages of each property. There is none for a bond, an insurance or a
 * background check. Values that are not given are left out of the JSON.
 */
export function credentialsNode(business: Credentials & Pick<Business, 'profiles'>): Given {
  const { notary, languages, memberships, paymentMethods } = business;
  const profiles = profileLinks(business).map(({ url }) => url);
  return {
    employee: notary === undefined ? undefined : { '@type': 'Person', name: notary },
    hasCredential: some(namedCommissions(business).map(commissionNode)),
    knowsLanguage: some((languages ?? []).map((name) => ({ '@type': 'Language', name }))),
    memberOf: some(
      (memberships ?? []).map(
        ({ name, url }): Exclude<Organization, string> => ({ '@type': 'Organization', name, url }),
      ),
    ),
    paymentAccepted: paymentMethods?.join(', '),
    sameAs: some(profiles),
  };
}

function commissionNode({
  stateName,
  number,
  expires,
}: ReturnType<typeof namedCommissions>[number]): EducationalOccupationalCredential {
  return {
    '@type': 'EducationalOccupationalCredential',
    name: `${stateName} commission`,
    identifier: number,
    expires,
    validIn: { '@type': 'State', name: stateName },
  };
}

function some<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
