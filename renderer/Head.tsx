import { useAddress } from '../components/site/site.tsx';
import type { Head as HeadData } from '../model/head.ts';
import { PAPER } from '../model/pictures.ts';

/** The page's head tags, from its head as data. */
export function Head({ head }: { head: HeadData }) {
  const address = useAddress();
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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical !== undefined && <meta property="og:url" content={head.canonical} />}
      {head.image !== undefined && (
        <>
          <meta property="og:image" content={head.image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta
        name="twitter:card"
        content={head.image === undefined ? 'summary' : 'summary_large_image'}
      />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={PAPER} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171c1d" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={address('/favicon.ico')} />
      <link rel="apple-touch-icon" href={address('/apple-touch-icon.png')} />
    </>
  );
}
