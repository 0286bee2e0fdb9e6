import { expect, it } from 'vitest';
import { splitState } from './us-states.ts';

it.each([
  ['Portland, OR', { place: 'Portland', state: 'OR' }],
  ['boise idaho', { place: 'boise', state: 'ID' }],
  ['Charleston West Virginia', { place: 'Charleston', state: 'WV' }],
  ['New York', { place: '', state: 'NY' }],
  ['OR', { place: '', state: 'OR' }],
  ['or', { place: 'or' }],
  ['Idaho City', { place: 'Idaho City' }],
  ['', { place: '' }],
])('reads "%s"', (text, expected) => expect(splitState(text)).toEqual(expected));
