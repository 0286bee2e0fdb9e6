import { hydrated } from '../support/hydrated.ts';
import { launchBrowser } from '../support/launch-browser.ts';

/** The page whose island is what people come for. */
const PAGE = '/contact';

/**
 * Touches the message form in a browser, and says what keeps it from answering.
 * @param patience how long it may take. Unit: ms
 */
export async function islandFaults(site: string, patience = 30_000): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(site + PAGE);
    await page.getByRole('main').getByRole('textbox').first().focus();
    await hydrated(page, 'ContactForm').catch(() =>
      faults.push('the message form does not hydrate'),
    );
    return faults.map((fault) => `${site}${PAGE}  ${fault}.`);
  } finally {
    await browser.close();
  }
}
