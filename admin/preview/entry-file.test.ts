import { expect, it } from 'vitest';
import { entryFile } from './entry-file.ts';

const noPicture = () => false;

it('writes an entry as the editor saves it, without what nobody has filled in', () => {
  const data = { name: 'Boise', county: '', nearby: [], hasMap: null, body: 'About it.' };
  expect(
    entryFile({ path: 'content/cities/boise.md', collection: 'cities', data }, noPicture),
  ).toEqual({ path: 'cities/boise.md', text: '---\nname: Boise\n---\n\nAbout it.\n' });
  const list = { faqs: [{ question: 'Why?', answer: '' }] };
  expect(
    entryFile({ path: 'content/faqs/apostille.yaml', collection: 'faqs', data: list }, noPicture),
  ).toEqual({ path: 'faqs/apostille.yaml', text: 'faqs:\n  - question: Why?\n' });
});

it('names the file of a new entry by its name or title', () => {
  const path = (collection: string, data: Record<string, unknown>) =>
    entryFile({ path: '', collection, data }, noPicture).path;
  expect(path('cities', { name: 'Twin Peaks' })).toBe('cities/twin-peaks.md');
  expect(path('services', { title: 'Loan Signing' })).toBe('services/loan-signing.md');
  expect(path('attractions', {})).toBe('attractions/new-entry.yaml');
});

it('leaves out pictures that are not published yet', () => {
  const data = {
    name: 'Boise',
    picture: { file: 'blob:http://localhost/1', alt: 'A square' },
    body: 'One.\n\n![new](blob:http://localhost/2)\n\n![old](/pictures/old.jpg)',
  };
  const entry = { path: 'content/cities/boise.md', collection: 'cities', data };
  const { text } = entryFile(entry, (file) => file === '/pictures/old.jpg');
  expect(text).toBe('---\nname: Boise\n---\n\nOne.\n\n\n\n![old](/pictures/old.jpg)\n');
  expect(entryFile(entry, () => true).text).toContain('file: blob:http://localhost/1');
});
