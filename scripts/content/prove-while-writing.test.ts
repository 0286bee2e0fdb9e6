import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { remark } from 'remark';
import { expect, it } from 'vitest';

/** What remark says of a file with this text. */
async function messages(path: string, value: string): Promise<string[]> {
  // As the extension does it: the file that stands in the project's folder.
  const { default: config } = await import(resolve('.remarkrc.mjs'));
  const file = await remark().use(config).process({ path, value });
  return file.messages.map(String);
}

/** The whole content is proved for each message. Unit: milliseconds. */
const TIMEOUT = 60_000;

it(
  'tells mistakes of an open file where they stand, in the words of the check',
  async () => {
    const text = await readFile('content/cities/boise.md', 'utf8');
    expect(await messages('content/cities/boise.md', text)).toEqual([]);
    const wrong = text.replace('- meridian', '- meridan').replace('state: ID', 'state: WA');
    expect(await messages('content/cities/boise.md', wrong)).toEqual([
      'content/cities/boise.md:3:8-3:10: state: must be ID or OR',
    ]);
    expect(
      await messages('content/cities/boise.md', text.replace('- meridian', '- meridan')),
    ).toEqual([
      'content/cities/boise.md:12:5-12:12: nearbyLocations: there is no town "meridan". Did you mean "meridian"?',
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
