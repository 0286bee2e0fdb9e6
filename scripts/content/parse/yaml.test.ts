import { expect, it } from 'vitest';
import { parseYaml } from './yaml.ts';

it('reads as numbers only what people write for one', () => {
  const text = '[12, 43.6, -116, 21E08, 1e5, 0x1F, 0o17]';
  const { data } = parseYaml(text, () => {});
  expect(data).toEqual([12, 43.6, -116, '21E08', '1e5', '0x1F', '0o17']);
});
