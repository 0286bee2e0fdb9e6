import { load } from 'cheerio';
import { describe, expect, inject, it } from 'vitest';
import { type BuiltPage, graph, readPages } from '../support/pages.ts';
import { record, untruths } from '../support/truth.ts';

const pages = readPages(inject('site'));

it('marks up nothing that the page does not say', () => {
  expect([...pages.values()].flatMap(untruths)).toEqual([]);
});

it('refers only to nodes that some page describes', () => {
  const described = new Set<unknown>();
  const referred = new Set<unknown>();
  const walk = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, ...rest } = record(value);
    if (id !== undefined) (Object.keys(rest).length > 0 ? described : referred).add(id);
    Object.values(rest).forEach(walk);
  };
  for (const { $ } of pages.values()) walk(graph($));
  expect(referred.size).toBeGreaterThan(0);
  expect([...referred].filter((id) => !described.has(id))).toEqual([]);
});

it('has the business once, and no review of ourselves', () => {
  for (const { path, $, html } of pages.values()) {
    const businesses = graph($).filter((node) => node['@type'] === 'Notary');
    expect({ path, ids: businesses.map((node) => node['@id']) }).toEqual({
      path,
      ids: ['https://www.example.com/#business'],
    });
    expect(html).not.toMatch(/"(Review|AggregateRating)"/);
  }
});

describe('a page that is changed by hand', () => {
  const path = '/services/apostille';
  const changed = (change: (html: string) => string): Pick<BuiltPage, 'path' | '$'> => {
    const html = pages.get(path)?.html ?? '';
    expect(change(html)).not.toBe(html);
    return { path, $: load(change(html)) };
  };
  /** Changes the page's own text, which comes after its head. */
  const inBody = (from: string, to: string) => (html: string) => {
    const body = html.indexOf('<body');
    return html.slice(0, body) + html.slice(body).replaceAll(from, to);
  };

  it('is caught when one answer differs', () => {
    const page = changed(
      inBody('Apostille by mail takes 1-3 weeks.', 'Apostille by mail takes a day.'),
    );
    expect(untruths(page)).toHaveLength(1);
    expect(untruths(page)[0]).toMatch(/answer .*1-3 weeks.* stands there as .*a day/);
  });

  it('is caught when the phone, the name or the breadcrumb differs', () => {
    expect(untruths(changed(inBody('tel:+12085550100', 'tel:+12085550199')))).toHaveLength(1);
    expect(untruths(changed(inBody('<h1>Apostille', '<h1>Apostilles')))).toHaveLength(1);
    expect(untruths(changed(inBody('>Services</a></li>', '>Service</a></li>')))).not.toEqual([]);
  });
});
