import type { Head } from '../model/head.ts';
import { MANIFEST_FILE } from '../model/manifest.ts';

/** The page's head tags, from its head as data. */
export function HeadTags({ head }: { head: Head }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      {head.canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={head.canonical} />
      )}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171c1d" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={MANIFEST_FILE} />
    </>
  );
}
