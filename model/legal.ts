import { pageHead } from './head.ts';
import type { PageData } from './page-data.ts';
import { routes } from './routes.ts';
import type { Pages } from './schemas/page.ts';
import type { Site } from './site.ts';

/** A page that is only a text: privacy policy and terms of service. */
export interface LegalPage extends PageData {
  page: Pages['privacy-policy'];
}

export function legalPage(site: Site, page: LegalPage['page'], path: string): LegalPage {
  return { head: pageHead(site, page, path, routes.home()), graph: [], page };
}
