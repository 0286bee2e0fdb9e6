import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isText } from '../shared/file-types.ts';
import type { SiteFile } from './site-folder.ts';

/** A file as it is sent: its bytes, and what is to be said of them. */
export interface Representation {
  body: Buffer;
  /** A strong validator: another for each encoding (RFC 9110, section 8.8.3.3). */
  tag: string;
  headers: Readonly<Record<string, string>>;
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

const ENCODE = {
  // As hosts that compress while they answer: the best quality takes seconds for the editor.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** The representation of a file that a request asks for: compressed if it is text and may be. */
export async function represent(
  { body, type }: SiteFile,
  headers: IncomingHttpHeaders,
): Promise<Representation> {
  const hash = createHash('sha256').update(body).digest('base64url');
  if (!isText(type)) return { body, tag: `"${hash}"`, headers: { 'Content-Type': type } };
  const wanted = new Negotiator({ headers }).encoding(ENCODINGS, { preferred: ENCODINGS });
  const varying = { 'Content-Type': type, Vary: 'Accept-Encoding' };
  // Who takes nothing at all is sent the text as it is, as hosts do.
  if (wanted === undefined || wanted === 'identity') {
    return { body, tag: `"${hash}"`, headers: varying };
  }
  return {
    body: await ENCODE[wanted](body),
    tag: `"${hash}-${wanted}"`,
    headers: { ...varying, 'Content-Encoding': wanted },
  };
}
