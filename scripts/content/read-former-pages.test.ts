import { expect, it } from 'vitest';
import { folderForGit } from '../../tests/support/repository.ts';
import { NO_PAGES, readFormerPages } from './read-former-pages.ts';

it('takes from Git what was deleted and renamed lately, be it committed or not', async ({
  skip,
}) => {
  const { folder, save, git } = folderForGit(skip);
  const longAgo = '2020-01-01T12:00:00Z';
  git('', 'init', '-q');
  save('cities/gone.md', 'name: Gone\n');
  save('cities/kuna.md', 'name: Kuna\nstate: ID\norder: 3\ndescription: A city\n');
  save('cities/longago.md', 'name: Long ago\nof: another kind\n');
  save('services/wills.md', 'title: Wills\n');
  save('pages/weddings.md', 'menu: footer\n');
  git(longAgo, 'add', '.');
  git(longAgo, 'commit', '-qm', 'As it was');
  git(longAgo, 'rm', '-q', 'cities/longago.md');
  git(longAgo, 'commit', '-qm', 'One is deleted long ago');

  git('', 'rm', '-q', 'cities/gone.md', 'services/wills.md', 'pages/weddings.md');
  git('', 'add', '.');
  git('', 'commit', '-qm', 'A city, a service and a page are deleted');
  git('', 'mv', 'cities/kuna.md', 'cities/kuna-city.md');

  expect(await readFormerPages(folder)).toEqual({
    cities: new Map([
      ['kuna', 'kuna-city'],
      ['gone', undefined],
    ]),
    services: new Map([['wills', undefined]]),
    pages: new Map([['weddings', undefined]]),
  });
});

it('knows nothing where there is no repository', async ({ skip }) => {
  const { folder } = folderForGit(skip);
  expect(await readFormerPages(folder)).toEqual(NO_PAGES);
});
