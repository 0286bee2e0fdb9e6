import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer just as it was sent. */
export interface Answer {
  status: number;
  /** All values of each header, by its name in small letters. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: Buffer;
}

/** Asks for a path just as it is written, and follows nothing. */
export function ask(
  baseUrl: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const { statusCode: status = 0, rawHeaders } = response;
      resolve({ status, headers: pairs(rawHeaders), body: Buffer.concat(parts) });
    });
    sent.on('error', reject).end();
  });
}

/** The value of a header that came once, or all of them. */
export function header({ headers }: Answer, name: string): string | undefined {
  return headers.get(name.toLowerCase())?.join(' AND ');
}

/** The path that an answer leads to, on the same host; whole where it is another host. */
export function leadsTo(answer: Answer, baseUrl: string, path: string): string | undefined {
  const location = header(answer, 'Location');
  if (location === undefined) return undefined;
  const target = new URL(location, new URL(path, baseUrl));
  return target.host === new URL(baseUrl).host ? target.pathname + target.search : target.href;
}

/** The body without what was done to it on its way. */
export function text(answer: Answer): string {
  const encoding = header(answer, 'Content-Encoding');
  if (encoding === 'br') return brotliDecompressSync(answer.body).toString();
  if (encoding === 'gzip') return gunzipSync(answer.body).toString();
  return answer.body.toString();
}

function pairs(raw: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? '';
    found.set(name, [...(found.get(name) ?? []), raw[index + 1] ?? '']);
  }
  return found;
}
