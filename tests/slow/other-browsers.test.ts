import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../support/commands.ts';
import { scratchFolder } from '../support/files.ts';

/** A page in a browser, which can navigate and evaluate expressions. */
interface Driver {
  open: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  resize: (width: number) => Promise<unknown>;
}

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const MINI_BROWSER = `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`;
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
const profile = scratchFolder();
const children: ChildProcess[] = [];

function launch(program: string, ...args: string[]): void {
  // A process group of its own, so its children end with it.
  children.push(spawn(program, args, { detached: true, stdio: 'ignore' }));
}

afterAll(async () => {
  for (const child of children) {
    if (child.pid === undefined || child.exitCode !== null) continue;
    process.kill(-child.pid);
    await once(child, 'exit');
  }
});

const untilUp = { timeout: 60_000, interval: 200 };

/** WebKit, which iPhones have, by WebDriver (https://www.w3.org/TR/webdriver2). */
async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  launch('xvfb-run', '-a', 'WebKitWebDriver', `--port=${port}`);
  const send = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    return (await response.json()).value;
  };
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await vi.waitFor(() => send('', { capabilities }), untilUp);
  return {
    open: (url) => send(`/${sessionId}/url`, { url }),
    evaluate: (expression) =>
      send(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    resize: (width) => send(`/${sessionId}/window/rect`, { width, height: 800 }),
  };
}

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi). */
async function startFirefox(): Promise<Driver> {
  const port = await freePort();
  launch(FIREFOX ?? '', '--headless', '--profile', profile, `--remote-debugging-port=${port}`);
  const socket = await vi.waitFor(
    () =>
      new Promise<WebSocket>((resolve, reject) => {
        const opening = new WebSocket(`ws://127.0.0.1:${port}/session`);
        opening.addEventListener('open', () => resolve(opening));
        opening.addEventListener('error', () => reject(new Error('Firefox is not up yet.')));
      }),
    untilUp,
  );
  let sent = 0;
  const send = (method: string, params: object) =>
    new Promise<{ contexts: [{ context: string }]; result: { value: unknown } }>((resolve) => {
      sent += 1;
      const id = sent;
      socket.addEventListener('message', function take({ data }) {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        socket.removeEventListener('message', take);
        resolve(message.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) =>
      (await send('script.evaluate', { expression, target: { context }, awaitPromise: true }))
        .result.value,
    resize: (width) =>
      send('browsingContext.setViewport', { context, viewport: { width, height: 800 } }),
  };
}

describe.each([
  ['WebKit', existsSync(MINI_BROWSER) && existsSync('/usr/bin/xvfb-run'), startWebKit],
  ['Firefox', FIREFOX !== undefined, startFirefox],
] as const)('in %s', (name, isInstalled, start) => {
  let driver: Driver;
  beforeEach(({ skip }) => skip(!isInstalled, `${name} is not installed.`));
  beforeAll(async () => {
    if (isInstalled) driver = await start();
  });

  const find = (selector: string) => `document.querySelector('${selector}')`;
  const click = (selector: string) => `${find(selector)}.click();`;
  const type = (selector: string, text: string) =>
    `const field = ${find(selector)}; field.focus();
     field.dispatchEvent(new Event('pointerover', { bubbles: true })); field.value = '${text}';
     field.dispatchEvent(new Event('input', { bubbles: true }));`;
  const carousel = `${find('.carousel')}.scrollIntoView(); ${click('.carousel [aria-label^=Next]')}`;
  const zoo = `document.querySelectorAll('.place-cell:not([hidden])').length === 1`;
  const unknown = `${find('h1')}.textContent.includes('Silver City')`;
  const hit = `${find('.search-hits')}?.textContent.includes('Yes,')`;
  const ask = `${type('[name=q]', 'pink slip')} field.form.requestSubmit()`;
  const reveal = find('.contact-ways a[href^="tel:"]');
  const number = find('.phone-panel:popover-open');
  const notFound = `document.body.innerText.includes('Page Not Found')`;

  it.each([
    ['opens the menu', 375, '/', click('[popovertarget=menu]'), find('#menu:popover-open')],
    ['shows the number', 1024, '/', click('.phone-button button'), number],
    ['turns the carousel', 1024, '/', carousel, find('.slide-current[aria-label^="2 "]')],
    ['reveals the number', 1024, '/contact', click('.contact-ways button'), reveal],
    ['searches', 1024, '/', ask, hit],
    ['filters places', 1024, '/places', type('search input', 'zoo'), zoo],
    ['names an unknown city', 1024, '/areas/silver-city', '', unknown],
    ['says that a page is not found', 1024, '/nope', '', notFound],
  ])('%s', async (_, width, path, action, expected) => {
    await driver.resize(width);
    await driver.open(inject('sites').site.url + path);
    await driver.evaluate(`(() => { ${action} })()`);
    const found = () => driver.evaluate(`Boolean(${expected})`);
    await expect.poll(found, { timeout: 20_000 }).toBe(true);
  });
});
