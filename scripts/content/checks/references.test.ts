import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../index.ts';
import { NO_PAGES } from '../read-former-pages.ts';

const original = await readContentFolder(FIXTURE);

it('names the new name of a city that was renamed, where another file still has the old one', () => {
  const files = original.map((file) =>
    file.path === 'cities/fruitland.md' ? { ...file, path: 'cities/orchard-town.md' } : file,
  );
  const formerPages = { ...NO_PAGES, cities: new Map([['fruitland', 'orchard-town']]) };
  const { diagnostics } = checkContent(files, settings, { formerPages });

  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors).toMatchObject([
    {
      file: 'content/attractions/fruitland.yaml',
      message: expect.stringMatching(/ Rename this file to orchard-town\.yaml\.$/),
    },
    {
      field: 'featuredCities',
      message: expect.stringMatching(/^unknown city "fruitland"\. Write orchard-town\. Also at /),
    },
  ]);
  // The attractions of the city are only misnamed.
  const ofCity = diagnostics.filter(({ file }) => file === 'content/cities/orchard-town.md');
  expect(ofCity.map(({ message }) => message).join()).not.toContain('no attractions');
});

it('says that a city is gone which was deleted, however like another its name is', () => {
  const files = original.map((file) =>
    file.path === 'business.yaml'
      ? { ...file, text: file.text.replace('  - kuna', '  - kunna') }
      : file,
  );
  const attractions = { path: 'attractions/kunna.yaml', text: 'attractions: []\n' };
  const formerPages = { ...NO_PAGES, cities: new Map([['kunna', undefined]]) };

  const { diagnostics } = checkContent([...files, attractions], settings, { formerPages });
  const messages = diagnostics.map(({ message }) => message);
  expect(messages).toContainEqual('unknown city "kunna". It is gone. Delete it.');
  expect(messages).toContainEqual(
    expect.stringMatching(/^this file is named after .*\. Delete this file, or add that one\.$/),
  );
});
