import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { hoursText } from '../../model/hours.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { frozenPages } from '../support/pages.ts';
import { readHours, untruths } from '../support/truth.ts';

const pages = frozenPages();
const hours = readHours(FROZEN_CONTENT);

// That the pages say what they mark up is a rule (tests/rules/graphs.ts), held to this site too.
describe('a page that is changed by hand', () => {
  const path = '/services/apostille';
  const untruthsOf = (change: (html: string) => string, at = path): string[] => {
    const html = pages.get(at)?.html ?? '';
    expect(change(html)).not.toBe(html);
    return untruths({ path: at, $: load(change(html)) }, hours);
  };
  /** Changes the page's own text, which comes after its head. */
  const inBody = (from: string, to: string) => (html: string) => {
    const body = html.indexOf('<body');
    return html.slice(0, body) + html.slice(body).replaceAll(from, to);
  };

  it('is caught when one answer differs', () => {
    const found = untruthsOf(
      inBody('Apostille by mail takes 1-3 weeks.', 'Apostille by mail takes a day.'),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/answer .*1-3 weeks.* stands there as .*a day/);
  });

  it('is caught when the phone, the name or the breadcrumb differs', () => {
    expect(untruthsOf(inBody('tel:+12085550100', 'tel:+12085550199'))).toHaveLength(1);
    expect(untruthsOf(inBody('<h1>Apostille', '<h1>Apostilles'))).toHaveLength(1);
    expect(untruthsOf(inBody('>Services</a></li>', '>Service</a></li>'))).not.toEqual([]);
  });

  it('is caught when days or hours differ', () => {
    const { visible, structured } = hours;
    const stated = (changes: Partial<typeof visible>) =>
      inBody(hoursText(hours), hoursText({ ...hours, visible: { ...visible, ...changes } }));
    const marked = (from: string, to: string) => (html: string) => html.replace(from, to);
    for (const change of [
      stated({ days: 'Wednesday, Sunday' }),
      stated({ closes: '23:59' }),
      marked(`"closes":"${structured.closes}"`, '"closes":"23:59"'),
    ]) {
      expect(untruthsOf(change, '/contact')).toHaveLength(1);
    }
    expect(untruthsOf(marked('"dayOfWeek":[', '"dayOfWeek":["Noday",'), '/contact')).not.toEqual(
      [],
    );
  });
});
