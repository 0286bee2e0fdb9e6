import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Representation } from './representation.ts';

/** An answer to a request. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
}

/** The whole of a representation. */
export function wholeAnswer({ body, tag, headers }: Representation): Answer {
  return {
    status: 200,
    headers: { ...headers, ETag: tag, 'Content-Length': body.length },
    body,
  };
}

/**
 * What a request asks of a representation: nothing when it is known already, a part, or the whole
 * (RFC 9110, sections 13 and 14). A request for several parts is answered with the whole.
 */
export function answerFor(
  representation: Representation,
  asked: IncomingHttpHeaders,
  method: string,
): Answer {
  const { body, tag, headers } = representation;
  if (isKnown(asked['if-none-match'], tag)) {
    return { status: 304, headers: { ...headers, ETag: tag } };
  }
  const whole = wholeAnswer(representation);
  const accepting = { ...whole.headers, 'Accept-Ranges': 'bytes' };
  const range =
    method === 'GET' && (asked['if-range'] ?? tag) === tag
      ? parseRange(asked.range, body.length)
      : undefined;
  if (range === undefined) return { ...whole, headers: accepting };
  const [start, end] = range;
  if (start >= body.length || start > end) {
    const size = { 'Content-Range': `bytes */${body.length}`, 'Content-Length': 0 };
    return { status: 416, headers: { ...accepting, ...size } };
  }
  const part = body.subarray(start, end + 1);
  const place = { 'Content-Range': `bytes ${start}-${end}/${body.length}` };
  return {
    status: 206,
    headers: { ...accepting, ...place, 'Content-Length': part.length },
    body: part,
  };
}

/** Whether a list of tags has this one; weak ones count too (RFC 9110, section 13.1.2). */
function isKnown(list: string | undefined, tag: string): boolean {
  if (list === undefined) return false;
  // No tag of this site has a comma in it.
  const tags = list.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || list.trim() === '*';
}

/**
 * The first and the last byte of one range of bytes; undefined where none is asked for, or in a way
 * that a server is to ignore. The first lies past the end where no byte is left to send.
 */
function parseRange(range: string | undefined, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return [last === '0' ? size : Math.max(0, size - Number(last)), size - 1];
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
