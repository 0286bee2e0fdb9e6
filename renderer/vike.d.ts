import type { ComponentType } from 'react';
import type { PageContextServer as Context } from 'vike/types';
import type { Content } from '../model/content.ts';
import type { PageData } from '../model/page-data.ts';
import type { Site } from '../model/site.ts';

declare global {
  /** What the development server shows: the content as it was when it was last right. */
  var developmentContent: Content | undefined;

  namespace Vike {
    interface GlobalContext {
      /** The content with its indexes, built once: set by the build, and by the hook in development. */
      site: Site;
      /** The texts of what pages run, with islands and without; in development they load the files. */
      scripts?: { loader: string; plain: string };
    }
    interface PageContextServer {
      Page: ComponentType<PageData>;
      data: PageData;
      /** Given by the build, which renders the other pages of a kind by itself. */
      onRendered?: (rendered: RenderedPage) => void;
    }

    /** What a page was rendered from, and what renders such a page. */
    interface RenderedPage {
      pageContext: Context;
      renderDocument: (pageContext: Context) => string;
    }
  }
}
