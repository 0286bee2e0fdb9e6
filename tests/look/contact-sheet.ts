import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** Lays the first views of all pages beside each other in one picture. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  names: readonly string[],
  target: string,
): Promise<void> {
  const columns = await Promise.all(
    names.map(async (name, index) => {
      const scheme = index % 2 === 0 ? 'light' : 'dark';
      const [wide, narrow] = await Promise.all(
        [1280, 375].map((width) => embedded(join(folder, `${name}-${width}-${scheme}-top.png`))),
      );
      return `<figure><img class="wide" src="${wide}"><img class="narrow" src="${narrow}"><figcaption>${name}</figcaption></figure>`;
    }),
  );
  const style =
    'body{margin:24px;background:#8a8f86;display:grid;grid-template-columns:repeat(5,1fr);gap:24px;font:14px sans-serif}' +
    'figure{margin:0;position:relative}img{display:block;box-shadow:0 2px 8px #0006}.wide{width:88%}' +
    '.narrow{position:absolute;right:0;bottom:6px;width:27%}figcaption{margin-top:28px;color:#fff}';
  const page = await browser.newPage({ viewport: { width: 1600, height: 560 } });
  await page.setContent(`<style>${style}</style>${columns.join('')}`);
  await page.screenshot({ path: target, fullPage: true });
  await page.close();
}

async function embedded(file: string): Promise<string> {
  return `data:image/png;base64,${await readFile(file, 'base64')}`;
}
