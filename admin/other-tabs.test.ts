// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { OtherTabs } from './other-tabs.ts';

it('refuses to save a file that another tab has saved, and goes on in that one', async () => {
  const [mine, other] = [new OtherTabs(), new OtherTabs()];
  expect(() => mine.refuse('content/business.yaml')).not.toThrow();

  other.saved('content/business.yaml');
  await vi.waitFor(() => expect(() => mine.refuse('content/business.yaml')).toThrow());
  expect(() => mine.refuse('content/cities/boise.md')).not.toThrow();
  expect(() => other.refuse('content/business.yaml')).not.toThrow();
});
