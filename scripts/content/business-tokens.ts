import { officeAddress } from '../../model/contact.ts';
import type { Business } from '../../model/content.ts';
import { hoursText } from '../../model/hours.ts';
import type { Tokens } from '../../model/tokens.ts';

/** The facts of business.yaml that any text can take. */
export function businessTokens(business: Business): Tokens {
  const { name, region, hours, notice, fees, promises } = business;
  const tokens: Record<string, string> = {
    'business.name': name,
    'business.office': officeAddress(business),
    'business.region': region,
    'business.hours': hoursText(hours),
    'business.notice': notice,
  };
  for (const [group, facts] of Object.entries({ fees, promises })) {
    for (const [fact, value] of Object.entries(facts)) tokens[`${group}.${fact}`] = value;
  }
  return tokens;
}
