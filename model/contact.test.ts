import { expect, it } from 'vitest';
import { parsePhone } from './contact.ts';

const RIGHT = ['(208) 555-0100', '208-555-0100', '208.555.0100', '+1 208 555 0100', '12085550100'];
const WRONG = ['(208) 555-010', '208-555-01000', '108-555-0100', '208-055-0100', 'call us', ''];

it('parses phone numbers in any common format, and nothing else', () => {
  expect(new Set(RIGHT.map(parsePhone))).toEqual(new Set(['+12085550100']));
  expect(WRONG.filter(parsePhone)).toEqual([]);
});
