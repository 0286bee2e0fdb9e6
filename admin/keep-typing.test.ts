// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { askBeforeLoss } from './keep-typing.ts';

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before leaving as long as something typed into a form is not saved', () => {
  document.body.innerHTML = '<input id="search"><div data-key-path="name"><input id="name"></div>';
  const type = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }));

  const saved = askBeforeLoss();
  type('search');
  expect(asks()).toBe(false);
  type('name');
  expect(asks()).toBe(true);
  saved();
  expect(asks()).toBe(false);
});
