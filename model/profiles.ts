interface ProfileLink {
  /** The other site's name. */
  name: string;
  url: string;
}

/** Site names by domain; sites not listed go by their host. */
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

/** Links to the business's profiles. Profiles on the same site are shown by URL. */
export function profileLinks(addresses: readonly string[]): ProfileLink[] {
  const names = addresses.map(siteName);
  return addresses.map((url, index) => {
    const name = names[index] ?? url;
    const isShared = names.filter((each) => each === name).length > 1;
    return { name: isShared ? url.replace('https://', '') : name, url };
  });
}

function siteName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const isOf = (end: string) => host === end || host.endsWith(`.${end}`);
  const end = Object.keys(SITE_NAMES).find(isOf);
  return (end && SITE_NAMES[end]) ?? host;
}
