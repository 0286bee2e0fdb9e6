import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForGit } from '../../tests/support/repository.ts';
import { NO_PAGES, readFormerPages } from './read-former-pages.ts';

const places = (...names: string[]) =>
  `attractions:\n${names.map((name) => `  - name: ${name}\n    url: https://${name}.example.com\n`).join('')}`;

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
  save('attractions/kuna.yaml', places('Zoo', 'Depot'));
  git(longAgo, 'add', '.');
  git(longAgo, 'commit', '-qm', 'As it was');
  git(longAgo, 'rm', '-q', 'cities/longago.md');
  git(longAgo, 'commit', '-qm', 'One is deleted long ago');

  git('', 'rm', '-q', 'cities/gone.md', 'services/wills.md', 'pages/weddings.md');
  save('attractions/kuna.yaml', places('Depot'));
  save('attractions/new.yaml', places('Missing'));
  git('', 'add', '.');
  git('', 'commit', '-qm', 'A city, a service and a place are deleted');
  git('', 'mv', 'cities/kuna.md', 'cities/kuna-city.md');
  save('attractions/kuna.yaml', places('Station'));

  expect(await readFormerPages(folder)).toEqual({
    cities: new Map([
      ['kuna', 'kuna-city'],
      ['gone', undefined],
    ]),
    services: new Map([['wills', undefined]]),
    pages: new Map([['weddings', undefined]]),
    attractions: new Map([
      ['depot', { city: 'kuna', url: 'https://Depot.example.com' }],
      ['zoo', { city: 'kuna', url: 'https://Zoo.example.com' }],
    ]),
  });
});

it('takes a file for renamed that was renamed without Git, which knows no new file yet', async ({
  skip,
}) => {
  const { folder, save, git } = folderForGit(skip);
  git('', 'init', '-q');
  save('content/cities/kuna.md', 'name: Kuna\nstate: ID\norder: 3\ndescription: A city\n');
  save('content/cities/star.md', 'name: Star\nof: another kind\n');
  git('', 'add', '.');
  git('', 'commit', '-qm', 'As it was');

  renameSync(join(folder, 'content/cities/kuna.md'), join(folder, 'content/cities/kuna-city.md'));

  const { cities } = await readFormerPages(join(folder, 'content'));
  expect(cities).toEqual(new Map([['kuna', 'kuna-city']]));
  // Git still knows as much as before.
  const status = execFileSync('git', ['-C', folder, 'status', '--porcelain'], { encoding: 'utf8' });
  expect(status).toBe(' D content/cities/kuna.md\n?? content/cities/kuna-city.md\n');
});

it('knows nothing where there is no repository', async ({ skip }) => {
  const { folder } = folderForGit(skip);
  expect(await readFormerPages(folder)).toEqual(NO_PAGES);
});
