import type { PageContextServer } from 'vike/types';
import { type LegalPage, legalPage } from '../../model/legal.ts';
import { routes } from '../../model/routes.ts';

export function data({ globalContext: { site } }: PageContextServer): LegalPage {
  return legalPage(site, site.pages['terms-of-service'], routes.termsOfService());
}
