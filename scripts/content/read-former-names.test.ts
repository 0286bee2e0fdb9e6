import { expect, it } from 'vitest';
import { folderForGit } from '../../tests/support/repository.ts';
import { readFormerNames } from './read-former-names.ts';

it.for([
  ['color.ui', 'always'],
  ['color.diff', 'always'],
  ['diff.external', 'true'],
] as const)(
  'takes names from Git that were changed lately, with %s %s too',
  async (setting, { skip }) => {
    const { folder, save, git } = folderForGit(skip);
    git('', 'init', '-q');
    git('', 'config', ...setting);
    save('cities/kuna.md', 'name: Cuna\n');
    save('business.yaml', 'city: Boise\n');
    git('', 'add', '.');
    git('', 'commit', '-qm', 'As it was');
    save('cities/kuna.md', 'name: Kuna\n');
    git('', 'commit', '-qam', 'A name is changed');
    save('business.yaml', 'city: Nampa\n');
    expect(await readFormerNames(folder)).toEqual({
      names: new Set(['Cuna']),
      offices: new Set(['Boise']),
    });
  },
);
