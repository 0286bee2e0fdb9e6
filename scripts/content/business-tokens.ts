import { officeAddress } from '../../model/contact.ts';
import type { Business } from '../../model/content.ts';
import { hoursText } from '../../model/hours.ts';
import type { Tokens } from '../../model/tokens.ts';

/** The facts of business.yaml that any text can take. */
export function businessTokens(business: Business): Tokens {
  const { name, region, hours, notice, fees, promises } = business;
  const { payment, languages, cancellation, credentials } = business;
  const tokens: Record<string, string | undefined> = {
    'business.name': name,
    'business.office': officeAddress(business),
    'business.region': region,
    'business.hours': hoursText(hours),
    'business.notice': notice,
    'business.payment': payment,
    'business.languages': languages,
    'business.cancellation': cancellation,
    'business.credentials':
      credentials.map(({ label, text }) => `${label}: ${text}`).join('; ') || undefined,
    'fees.firstNotarization': fees.firstNotarization,
    'fees.additionalNotarization': fees.additionalNotarization,
    'fees.travel': fees.travel,
  };
  for (const [fact, value] of Object.entries(promises)) tokens[`promises.${fact}`] = value;
  return tokens;
}
