/** A link to a page about the business on another site. */
interface ProfileLink {
  /** What visitors read: the name of the other site. */
  name: string;
  url: string;
}

/** The names of sites that have profiles, by the ends of their hosts; others are called by their host. */
const SITE_NAMES: Readonly<Record<string, string>> = {
  'google.com': 'Google',
  'goo.gl': 'Google',
  'g.page': 'Google',
  'share.google': 'Google',
  'bing.com': 'Bing',
  'maps.apple.com': 'Apple Maps',
  'maps.apple': 'Apple Maps',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'nextdoor.com': 'Nextdoor',
  'yelp.com': 'Yelp',
  'bbb.org': 'Better Business Bureau',
};

/** The profiles of the business as links. Those that would share a name are called by their address. */
export function profileLinks(addresses: readonly string[]): ProfileLink[] {
  const names = addresses.map(siteName);
  return addresses.map((url, index) => {
    const name = names[index] ?? url;
    const isShared = names.filter((each) => each === name).length > 1;
    return { name: isShared ? url.replace('https://', '') : name, url };
  });
}

/** What the site at an address is called. */
function siteName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const isOf = (end: string) => host === end || host.endsWith(`.${end}`);
  const end = Object.keys(SITE_NAMES).find(isOf);
  return (end && SITE_NAMES[end]) ?? host;
}
