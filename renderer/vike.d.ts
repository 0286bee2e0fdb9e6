import type { ComponentType } from 'react';
import type { PageData } from '../model/page-data.ts';
import type { Site } from '../model/site.ts';

declare global {
  namespace Vike {
    interface GlobalContext {
      /** The content with its indexes. */
      site: Site;
      /** The Content-Security-Policy of every page. */
      policy: string;
    }
    interface PageContextServer {
      Page: ComponentType<PageData>;
      data: PageData;
    }
  }
}
