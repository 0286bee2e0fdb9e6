import { describe, expect, it } from 'vitest';
import { patternRegex, rulesByRegex, SECOND_ADDRESS } from './host-site.ts';

describe('the paths of a rule', () => {
  it.each([
    ['/', ['/', '/index.html'], ['/areas', '/index']],
    ['/index.html', ['/', '/index.html'], ['/x/index.html']],
    ['/areas', ['/areas', '/areas.html'], ['/areas/boise', '/areas.md', '/areasx']],
    ['/areas/*', ['/areas/boise', '/areas/'], ['/areas', '/areas.html']],
    ['/robots.txt', ['/robots.txt'], ['/robotsxtxt', '/a/robots.txt']],
  ])('of %s are found by the page and by its file', (pattern, found, others) => {
    const regex = new RegExp(patternRegex(pattern));
    expect(found.filter((path) => !regex.test(path))).toEqual([]);
    expect(others.filter((path) => regex.test(path))).toEqual([]);
  });

  it('stand once for a page and its file', () => {
    const headers = { 'X-Kind': 'page' };
    const rules = ['/areas', '/areas.html'].map((pattern) => ({ pattern, headers }));
    expect(rulesByRegex(rules).size).toBe(1);
  });
});

describe('a second address', () => {
  it.each([
    ['/areas/', '/areas'],
    ['/areas/boise.html', '/areas/boise'],
    ['/old.html.html', '/old.html'],
    ['/areas/index.html', '/areas/index'],
  ])('%s leads to %s', (path, page) => {
    expect(new RegExp(SECOND_ADDRESS).exec(path)?.[1]).toBe(page);
  });

  it.each(['/', '/areas', '//example.com/', '/\\example.com/', '/a\r\nX: y/', '/.html', '/a b/'])(
    '%j is none',
    (path) => {
      expect(new RegExp(SECOND_ADDRESS).exec(path)).toBeNull();
    },
  );
});
