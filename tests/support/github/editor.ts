import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { readContentFolder } from '../../../scripts/content/read.ts';
import type { OpenedPage, Visit } from '../browser.ts';
import { FROZEN_CONTENT } from '../frozen-content.ts';
import { BareRepository } from './bare-repository.ts';
import { GitHub } from './github.ts';

/**
 * GitHub with the frozen content in a repository of its own, anew for each test of a file. A test
 * fails when the double was asked for what it does not know.
 */
export function gitHubForTests(): () => GitHub {
  let github: GitHub;
  beforeEach(async () => {
    github = await gitHubWithContent();
  });
  afterEach(() => {
    expect(github.unknown).toEqual([]);
    github.git.dispose();
  });
  return () => github;
}

async function gitHubWithContent(): Promise<GitHub> {
  const files = await readContentFolder(FROZEN_CONTENT);
  return new GitHub(
    new BareRepository(
      Object.fromEntries(files.map(({ path, text }) => [`content/${path}`, text])),
    ),
  );
}

/**
 * Opens the editor as it is where the owner has named the double's repository.
 * @param settings what else the owner has chosen, as the editor's own settings
 */
export async function openEditor(
  open: (path: string, visit: Visit) => Promise<OpenedPage>,
  github: GitHub,
  settings: Record<string, unknown> = {},
): Promise<Page> {
  const { page } = await open('/admin', {
    before: async (before) => {
      await before.route('**/admin/config.json', async (route) => {
        const response = await route.fetch();
        const config = await response.json();
        const backend = { ...config.backend, repo: github.name };
        await route.fulfill({ json: { ...config, backend, ...settings } });
      });
      await github.offerTo(before);
    },
  });
  return page;
}

/** Signs in by a token. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export const description = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Description' });

/** The page beside the form. */
export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Content Preview"]');

/** The page beside a form whose entry is right; a form takes nothing before it is shown. */
export const previewHeading = (page: Page, name: string | RegExp): Locator =>
  preview(page).getByRole('heading', { level: 1, name });

/**
 * Types into a field as people do, over what stands in it. Waits until the editor keeps the draft:
 * a person never saves faster than the form takes the text, a script does.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await expect.poll(() => draftsOf(page)).toContain(text);
}

/** Opens a city, and types another description. */
export async function typeDescription(page: Page, city: string, text: string): Promise<void> {
  await page.getByRole('gridcell', { name: city }).click();
  await previewHeading(page, city).waitFor();
  await typeInto(description(page), text);
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Saves, and waits until the editor says so. */
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await page.getByText('Entry saved.').waitFor();
}

/** What the editor says in a box that has to be answered. */
export const said = (page: Page, words: string): Locator =>
  page.getByRole('alertdialog').filter({ hasText: words });

/** A commit of somebody else that changes a file. */
export function commitElsewhere({ git }: GitHub, path: string, from: string, to: string): void {
  const text = git.read(path) ?? '';
  expect(text).toContain(from);
  const additions = { [path]: text.replace(from, to) };
  git.commit('main', 'From elsewhere', { additions }, 'Someone Else');
}

/** What the editor keeps of forms that are not saved, in the browser's own store, as JSON. */
export async function draftsOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('github:owner/site');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const name = 'draft-backups';
          if (!opening.result.objectStoreNames.contains(name)) return resolve('');
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}
