import { describe, expect, it } from 'vitest';
import {
  clean,
  frozenPages,
  graphNode,
  hrefs,
  pageAt,
  sectionText,
  texts,
} from '../support/pages.ts';
import { PHONE, SERVICE_SLUGS, TOP_CITIES } from '../support/spec.ts';

const pages = frozenPages();
const servicePaths = SERVICE_SLUGS.map((slug) => `/services/${slug}`);

describe('home', () => {
  const $ = pageAt(pages, '/');

  it('opens with a call button, a text button for phones and a schedule button', () => {
    expect(hrefs($, '.hero a')).toEqual([`tel:${PHONE}`, `sms:${PHONE}`, '/contact']);
    expect(hrefs($, '.hero a:not(.narrow-only)')).toEqual([`tel:${PHONE}`, '/contact']);
  });

  it('shows eight service cards, each with drawing, text, link and four documents', () => {
    const cards = $('.service-card').toArray();
    expect(hrefs($, '.service-card a')).toEqual(servicePaths);
    for (const [index, card] of cards.entries()) {
      const service = pageAt(pages, servicePaths[index] ?? '');
      const documents = texts(service, '.service-columns .card:first-child li');
      const listed = $(card)
        .find('li')
        .toArray()
        .map((li) => clean($(li).text()));
      expect(listed).toEqual(documents.slice(0, 4));
      expect($(card).find('svg')).toHaveLength(1);
      expect($(card).find('p').text()).not.toBe('');
    }
  });

  it('shows the top cities, four reasons, four sample testimonials and a closing call', () => {
    expect(hrefs($, '.pills a')).toEqual(servicePaths);
    expect(hrefs($, '.tiles a')).toEqual(TOP_CITIES.map((slug) => `/areas/${slug}`));
    expect(texts($, '.reasons strong').map((reason) => reason.toLowerCase())).toEqual([
      'mobile service',
      'experienced professional',
      'flexible scheduling',
      'serving all of idaho',
    ]);
    expect(sectionText($, 'Why choose us')).toContain('Mobile service');
    const testimonials = texts($, '.testimonial');
    expect(testimonials).toHaveLength(4);
    for (const text of testimonials)
      expect(text).toMatch(/^Sample testimonial ?[★☆]{5}[1-5] out of 5 stars/);
    expect($('main > :last-child').hasClass('call-to-action')).toBe(true);
  });

  it('says where the home base is', () => {
    const text = $('main').text();
    for (const place of ['Nampa, ID', 'Treasure Valley', 'Ontario', 'Vale', 'Eastern Oregon']) {
      expect(text).toContain(place);
    }
  });
});

it('lists up to six documents on the services page', () => {
  const $ = pageAt(pages, '/services');
  expect(hrefs($, '.service-card a')).toEqual(servicePaths);
  for (const card of $('.service-card').toArray()) expect($(card).find('li')).toHaveLength(6);
});

describe.each(servicePaths)('%s', (path) => {
  const $ = pageAt(pages, path);

  it('has breadcrumb, hero, question index, three columns, answers, other services and a call', () => {
    expect(texts($, '.breadcrumb li')).toEqual(['Home', 'Services', clean($('h1').text())]);
    expect(texts($, '.service-columns h2')).toEqual([
      'Common Documents',
      "What's Included",
      'Available',
    ]);
    for (const list of $('.service-columns ul').toArray()) {
      expect($(list).find('li').length).toBeGreaterThanOrEqual(4);
    }
    expect($('.prose p').length).toBeGreaterThan(0);
    const questions = texts($, '.questions h3');
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(texts($, '.faq-index li')).toEqual(questions);
    const related = hrefs($, '.pills a');
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(path);
    for (const link of related) expect(servicePaths).toContain(link);
    expect($('main > :last-child').hasClass('call-to-action')).toBe(true);
    expect(hrefs($, 'main a')).toContain('/contact');
  });

  it('says each answer once, and the same to search engines', () => {
    const marked = graphNode($, 'FAQPage').mainEntity;
    const visible = $('.questions > details')
      .toArray()
      .map((element) => [clean($(element).find('h3').text()), clean($(element).find('p').text())]);
    expect(
      Array.isArray(marked) &&
        marked.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    ).toEqual(visible);
    const main = clean($('main').text());
    for (const [, answer] of visible) expect(main.split(answer ?? '')).toHaveLength(2);
  });

  it('describes the service to search engines', () => {
    const service = graphNode($, 'Service');
    expect(service.name).toBe(clean($('h1').text()));
    expect(service.description).toBe($('meta[name=description]').attr('content'));
    expect(service).toHaveProperty('provider.@id', 'https://www.example.com/#business');
    expect(service.areaServed).toBeTruthy();
  });
});

it('states the miscellaneous lists word for word', () => {
  const $ = pageAt(pages, '/services/miscellaneous-notarizations');
  const column = (n: number) =>
    texts($, `.service-columns .card:nth-child(${n}) li`).map((entry) =>
      entry.startsWith('DMV') ? entry : entry.charAt(0).toLowerCase() + entry.slice(1),
    );
  expect(column(1)).toEqual([
    'travel consent forms',
    'vehicle title transfers',
    'lost title affidavits',
    'DMV paperwork',
    'school forms and authorizations',
    'permission slips',
    'passport form DS-3053',
    'name change affidavits',
  ]);
  expect(column(2)).toEqual([
    'mobile service at home or a public place',
    'valid ID verification',
    'professional service',
    'optional printed copies and digital scans',
  ]);
  expect(column(3)).toEqual([
    'evening and weekend appointments',
    'short-notice or emergency service',
    'group or multi-document discounts',
    'printing and courier drop-off',
  ]);
  expect(texts($, '.questions h3')).toHaveLength(4);
  expect($('.questions').text()).toContain('government photo ID, current or recently expired');
});

it.each([
  [
    'remote-online-notarization',
    'secure audio-video notarization for clients anywhere in the U.S.',
  ],
  ['remote-online-notarization', 'across all 50 states'],
  ['apostille', 'over 80 Hague countries'],
  ['apostille', 'Apostille by mail takes 1-3 weeks'],
  ['estate-planning', '$5 per additional notarization'],
  ['estate-planning', 'priority scheduling guarantees an appointment within 2 hours'],
  ['estate-planning', 'Idaho will needs two witnesses'],
  ['miscellaneous-notarizations', 'DMV paperwork'],
  ['miscellaneous-notarizations', 'school forms'],
])('%s says "%s"', (slug, words) => {
  expect(clean(pageAt(pages, `/services/${slug}`)('main').text())).toContain(words);
});
