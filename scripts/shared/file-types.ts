const UTF_8 = '; charset=utf-8';

/** What the site's files are, by the end of their names. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  '.html': `text/html${UTF_8}`,
  '.js': `text/javascript${UTF_8}`,
  '.css': `text/css${UTF_8}`,
  '.json': `application/json${UTF_8}`,
  '.txt': `text/plain${UTF_8}`,
  '.vcf': `text/vcard${UTF_8}`,
  '.xml': `application/xml${UTF_8}`,
  '.yml': `text/yaml${UTF_8}`,
  '.svg': `image/svg+xml${UTF_8}`,
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Whether a type is one of texts, which gain by compression; faces and pictures have their own. */
export function isText(type: string): boolean {
  return type.endsWith(UTF_8);
}

/** The types of texts, without what is said of their letters: "text/html". */
export const TEXT_TYPES: readonly string[] = Object.values(FILE_TYPES)
  .filter(isText)
  .map((type) => type.slice(0, -UTF_8.length));
