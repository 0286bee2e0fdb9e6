/** How long to wait for the endpoint. Unit: milliseconds. */
export const TIMEOUT = 15_000;

/** Posts a form and says whether the endpoint confirmed it; waits no longer than the timeout. */
export async function postForm(endpoint: string, data: FormData): Promise<boolean> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      headers: { Accept: 'application/json' },
      signal: giveUp.signal,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
