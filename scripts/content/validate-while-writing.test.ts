import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { remark } from 'remark';
import { expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { validateWhileWriting } from './validate-while-writing.ts';

/** What remark says of a file with this text, in a folder of content. */
async function messages(path: string, value: string): Promise<string[]> {
  const content = resolve(FROZEN_CONTENT);
  const file = await remark().use(validateWhileWriting, { content }).process({ path, value });
  return file.messages.map((message) => String(message).replace(`${FROZEN_CONTENT}/`, ''));
}

const BOISE = `${FROZEN_CONTENT}/cities/boise.md`;

/** The whole content is validated for each message. Unit: milliseconds. */
const TIMEOUT = 60_000;

it(
  'tells mistakes of an open file where they stand, in the words of the check',
  async () => {
    const text = await readFile(BOISE, 'utf8');
    expect(await messages(BOISE, text)).toEqual([]);
    const wrong = text.replace('- meridian', '- meridan').replace('state: ID', 'state: WA');
    expect(await messages(BOISE, wrong)).toEqual([
      'cities/boise.md:3:8-3:10: state: expected ID or OR, found "WA".',
    ]);
    expect(await messages(BOISE, text.replace('- meridian', '- meridan'))).toEqual([
      'cities/boise.md:12:5-12:12: nearbyLocations: unknown city "meridan". Did you mean "meridian"?',
    ]);
  },
  TIMEOUT,
);

it(
  'leaves other Markdown files alone',
  async () => {
    expect(await messages('README.md', '# <b>Hello</b>\n')).toEqual([]);
  },
  TIMEOUT,
);

it(
  'is what the extension runs, on content/ of the project',
  async () => {
    const { default: config } = await import(resolve('.remarkrc.mjs'));
    const path = 'content/business.md';
    const file = await remark().use(config).process({ path, value: 'Words.\n' });
    expect(file.messages.map(String).join()).toContain('content/business.md');
  },
  TIMEOUT,
);
