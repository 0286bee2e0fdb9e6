declare module 'negotiator' {
  /** What a client would rather have, by the headers of its request (RFC 9110, section 12.5). */
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> });
    /** The best encoding of those available; among equals the first of those preferred. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding | undefined;
  }
}
