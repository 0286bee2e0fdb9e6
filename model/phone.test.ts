import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, PHONE_PATTERN, parsePhone, telHref } from './phone.ts';

describe('parsePhone', () => {
  it.each(['(208) 555-0100', '208-555-0100', '208.555.0100', '+1 208 555 0100', '12085550100'])(
    'reads %s',
    (text) => {
      expect(parsePhone(text)).toBe('+12085550100');
      expect(text).toMatch(new RegExp(PHONE_PATTERN));
    },
  );
  it.each(['(208) 555-010', '208-555-01000', '108-555-0100', '208-055-0100', 'call us', ''])(
    'refuses "%s"',
    (text) => {
      expect(parsePhone(text)).toBeUndefined();
      expect(text).not.toMatch(new RegExp(PHONE_PATTERN));
    },
  );
});

it('writes a number for reading, for hiding and for calling', () => {
  expect(formatPhone('+12085550100')).toBe('(208) 555-0100');
  expect(maskPhone('+12085550100')).toBe('(•••) •••-0100');
  expect(telHref('+12085550100')).toBe('tel:+12085550100');
});
