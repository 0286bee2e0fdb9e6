import { EVERYWHERE } from '../../scripts/artifacts/headers/header-rules.ts';
import type { Answer } from './visit.ts';

const POLICY = 'Content-Security-Policy';

/** Whether a host sends any of the headers that the site asks for; GitHub Pages sends none. */
export function sendsHeaders({ headers }: Answer): boolean {
  return [POLICY, ...Object.keys(EVERYWHERE)].some((name) => headers.has(name));
}

/** What is wrong with the headers of a page. A header that is sent twice is read with a comma in between. */
export function headerFaults({ url, headers }: Answer): string[] {
  // Without encryption it means nothing (RFC 6797, section 7.2).
  const expected = Object.entries(EVERYWHERE).filter(
    ([name]) => name !== 'Strict-Transport-Security' || url.startsWith('https:'),
  );
  const wrong = expected.flatMap(([name, value]) => {
    const sent = headers.get(name);
    return sent === value ? [] : [`${name}: expected "${value}", ${found(sent)}`];
  });
  const policy = headers.get(POLICY);
  if (policy === null) wrong.push(`${POLICY}: expected one, ${found(policy)}`);
  else if (policy.includes(',')) wrong.push(`${POLICY}: sent more than once`);
  return wrong.map((fault) => `${url}  ${fault}.`);
}

function found(value: string | null): string {
  return value === null ? 'found none' : `found "${value}"`;
}
