import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { mapPlaceholder } from './placeholder.ts';

it('adds no landmark to the page around it', () => {
  const html = mapPlaceholder(
    { src: 'https://maps.example/', title: 'Map', show: 'Show the map', drawing: '/map.svg' },
    { width: 720, height: 450, base: { x: 0, y: 0 }, cities: [] },
    { x: 100, y: 100 },
  );
  const $ = load(html);
  expect($('main, nav, header, footer, aside, section, form, search, [role]').length).toBe(0);
  expect($('html[lang] title').text()).toBe('Map');
  expect($('a').text()).toBe('Show the map');
});
