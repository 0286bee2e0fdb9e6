import { expect, inject, it } from 'vitest';
import { clean, graph, graphNode, hrefs, pageAt, readPages, texts } from '../support/pages.ts';
import { NAME, PHONE, SERVICE_SLUGS, TOP_CITIES } from '../support/spec.ts';

const byPath = readPages(inject('site'));
const pages = [...byPath.values()];
const paths = new Set(pages.map(({ path }) => path));
const secondAddress = (path: string) => path.startsWith('/locations/');
const canonicalPages = pages.filter(({ path }) => path !== '/404' && !secondAddress(path));

/** Checks every page and names those that fail. */
function everyPage(check: (page: (typeof pages)[number]) => boolean, among = pages) {
  expect(among.filter((page) => !check(page)).map(({ path }) => path)).toEqual([]);
}

it('has one main heading', () => {
  everyPage(({ $ }) => $('h1').length === 1 && clean($('h1').text()) !== '');
});

it('has one title that ends with the business name', () => {
  everyPage(({ $ }) => $('title').length === 1 && $('title').text().endsWith(` | ${NAME}`));
});

it.each(['description', 'keywords'])('has a %s', (name) => {
  everyPage(({ $ }) => ($(`meta[name=${name}]`).attr('content') ?? '') !== '');
});

it('has a title and a description of its own', () => {
  for (const value of [
    canonicalPages.map(({ $ }) => $('title').text()),
    canonicalPages.map(({ $ }) => $('meta[name=description]').attr('content')),
  ]) {
    expect(value.filter((text, index) => value.indexOf(text) !== index)).toEqual([]);
  }
});

it('names its canonical address, a city the one under /areas', () => {
  everyPage(({ path, $ }) => {
    const canonical = `https://www.example.com${path.replace(/^\/locations\//, '/areas/')}`;
    const links = hrefs($, 'link[rel=canonical]');
    return path === '/404' ? links.length === 0 : links.length === 1 && links[0] === canonical;
  });
  everyPage(({ path, $ }) => $('meta[name=robots]').length === (path === '/404' ? 1 : 0));
});

it('has the header with its four links and the footer', () => {
  everyPage(({ $ }) => {
    const links = hrefs($, 'header nav a');
    const labels = texts($, 'header nav a');
    return (
      links.join() === '/,/services,/locations,/contact' &&
      labels.join() === 'Home,Services,Service Areas,Contact'
    );
  });
  everyPage(({ $ }) => {
    const links = hrefs($, 'footer a[href]');
    return (
      links.join() ===
      [
        ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
        ...TOP_CITIES.map((slug) => `/areas/${slug}`),
        '/privacy-policy',
        '/terms-of-service',
      ].join()
    );
  });
});

it('marks the current section in the header', () => {
  const current = (path: string) => texts(pageAt(byPath, path), 'header [aria-current=page]');
  expect(current('/')).toEqual(['Home']);
  expect(current('/services/apostille')).toEqual(['Services']);
  expect(current('/areas/boise')).toEqual(['Service Areas']);
  expect(current('/locations/boise')).toEqual(['Service Areas']);
  expect(current('/contact')).toEqual(['Contact']);
  expect(current('/privacy-policy')).toEqual([]);
});

it('leads only to pages that exist, by their canonical address', () => {
  everyPage(({ $ }) =>
    hrefs($, 'a[href^="/"]').every((href) => {
      const [path = ''] = href.split('#');
      if (path === '/contact.vcf') return true;
      return paths.has(path) && !secondAddress(path) && path !== '/404';
    }),
  );
  everyPage(({ $ }) =>
    hrefs($, 'a[href^="#"]').every((href) => $(`[id="${href.slice(1)}"]`).length === 1),
  );
});

it('leads out only to maps and official websites, without telling where from', () => {
  everyPage(({ $ }) =>
    $('a[href]')
      .toArray()
      .every((a) => {
        const href = $(a).attr('href') ?? '';
        if (/^[/#]/.test(href)) return true;
        if (href.startsWith('https://')) return ($(a).attr('rel') ?? '').includes('noopener');
        return /^(tel|mailto|sms):/.test(href);
      }),
  );
});

it('calls one number', () => {
  everyPage(({ $ }) => hrefs($, 'a[href^="tel:"]').every((href) => href === `tel:${PHONE}`));
  everyPage(({ $ }) => hrefs($, 'a[href^="tel:"]').length > 0);
});

it('keeps the e-mail address to itself', () => {
  everyPage(({ html }) => !html.includes('hello@example.com'));
});

it('shows no sign of a missing value', () => {
  everyPage(({ html }) => !/undefined|\bnull\b|\bNaN\b|\{\w+\}|\{\{|AIza/.test(withoutCode(html)));
});

it('has ids that stand once', () => {
  everyPage(({ $ }) => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    return new Set(ids).size === ids.length;
  });
});

it('carries the business and the site in its structured data', () => {
  everyPage(({ $ }) => {
    const business = graphNode($, 'Notary');
    return (
      graph($).length >= 2 &&
      business.name === NAME &&
      business.telephone === PHONE &&
      business.priceRange === '$$' &&
      JSON.stringify(business.openingHoursSpecification).includes(
        '"opens":"08:00","closes":"18:00"',
      ) &&
      ['address', 'geo'].every((field) => field in business)
    );
  });
});

it('gives its breadcrumb as structured data wherever it shows one', () => {
  everyPage(({ $ }) => {
    const visible = texts($, '.breadcrumb li');
    const marked = graph($).filter((node) => node['@type'] === 'BreadcrumbList');
    if (visible.length === 0) return marked.length === 0;
    const items = graphNode($, 'BreadcrumbList').itemListElement;
    return Array.isArray(items) && items.map(({ name }) => name).join() === visible.join();
  });
});

function withoutCode(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '').replace(/<script[^>]*>.*?<\/script>/gs, '');
}
