// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { blockStorage, fillStorage } from '../tests/support/tab-storage.ts';
import { forget, keep, readKept } from './tab-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps a value until it is forgotten', () => {
  keep('form', { name: 'Ann' });
  expect(readKept('form')).toEqual({ name: 'Ann' });
  forget('form');
  expect(readKept('form')).toBeUndefined();
});

it.each(['{"name":', '', 'null', '"text"', '7'])('keeps nothing usable in "%s"', (stored) => {
  sessionStorage.setItem('form', stored);
  expect(readKept('form')).toBeUndefined();
});

it('is a storage that keeps nothing where the browser forbids it', () => {
  blockStorage();
  keep('form', { name: 'Ann' });
  forget('form');
  expect(readKept('form')).toBeUndefined();
});

it('leaves what was kept when there is no room for more', () => {
  keep('form', { name: 'Ann' });
  fillStorage();
  keep('form', { name: 'Ann and Bob' });
  expect(readKept('form')).toEqual({ name: 'Ann' });
});
