/**
 * What a policy can say only in a header: a meta element cannot tell who may frame the page, and a
 * page that is looked at over plain http on one's own machine must not ask for https.
 */
export const ONLY_IN_HEADERS = "frame-ancestors 'none'; upgrade-insecure-requests";

/** A policy as the header says it: what stands in the head of a page, and what only a header can say. */
export function headerPolicy(policy: string): string {
  return `${policy}; ${ONLY_IN_HEADERS}`;
}
