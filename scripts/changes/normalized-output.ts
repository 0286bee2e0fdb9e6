/** Where the bundler puts files with a hash of what they hold in their names. */
export const BUNDLED = 'assets/';

/** What changes from build to build without anybody having changed anything: hashes in names, the days of pages. */
export function normalizedOutput(text: string): string {
  return text
    .replace(/(assets\/[\w./-]*?[.-])[\w-]{8}(?=\.\w+)/g, '$1')
    .replace(/((?:\.\/|\.\.\/)+[\w./-]*?[.-])[\w-]{8}(?=\.\w+)/g, '$1')
    .replace(/<lastmod>[^<]*<\/lastmod>/g, '<lastmod/>')
    .replace(/"date(?:Modified|Published)":"[^"]*"/g, '');
}
