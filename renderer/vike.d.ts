import type { ComponentType } from 'react';
import type { PageContextServer as Context } from 'vike/types';
import type { PageData } from '../model/page-data.ts';
import type { Site } from '../model/site.ts';

declare global {
  namespace Vike {
    interface GlobalContext {
      /** The content with its indexes, built once. */
      site: Site;
    }
    interface PageContextServer {
      Page: ComponentType<PageData>;
      data: PageData;
      /** Given by the build, which renders the other pages of a kind by itself. */
      onDocument?: (rendered: RenderedDocument) => void;
    }

    /** A page's document before vike adds its tags, and what renders such a document. */
    interface RenderedDocument {
      pageContext: Context;
      html: string;
      renderDocument: (pageContext: Context) => string;
    }
  }
}
