// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { askBeforeLoss } from './keep-typing.ts';

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before leaving while a form is not saved, and while a save is checked', async () => {
  document.body.innerHTML = '<button aria-keyshortcuts="Ctrl+S" disabled>Save</button>';
  const save = document.querySelector('button') ?? expect.fail();
  const whileChecked = askBeforeLoss();
  expect(asks()).toBe(false);

  save.disabled = false;
  expect(asks()).toBe(true);
  save.disabled = true;
  const refused = whileChecked(Promise.reject(new Error('a mistake')));
  expect(asks()).toBe(true);
  await expect(refused).rejects.toThrow();
  expect(asks()).toBe(false);
});
