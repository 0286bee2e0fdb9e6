import { BuildError } from '../../scripts/cli/command.ts';

/** What a host answered. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

/** How long a host may take for one answer. Unit: ms. */
const PATIENCE = 30_000;

/** How many answers to wait for at once: no more than a browser would (HTTP/1.1, six for each host). */
const AT_ONCE = 6;

/**
 * Asks for an address; a redirect is an answer too. Throws a BuildError when there is none, nor a
 * second time: a host may close a kept connection at the moment that it is used.
 */
export async function visit(url: string): Promise<Answer> {
  try {
    return await ask(url).catch(() => ask(url));
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? cause.message : message;
    throw new BuildError(
      `${url} does not answer: ${reason}. Check the address and the connection.`,
    );
  }
}

async function ask(url: string): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(url, { redirect: 'manual', signal });
  const { status, headers } = response;
  return { url, status, headers, text: await response.text() };
}

/** Asks for addresses, some at a time; the answers stand in the same order. */
export async function visitAll(urls: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < urls.length; start += AT_ONCE) {
    answers.push(...(await Promise.all(urls.slice(start, start + AT_ONCE).map(visit))));
  }
  return answers;
}
