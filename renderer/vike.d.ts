/** A script as minified text (vite.config.ts). */
declare module '*?minified' {
  const script: string;
  export default script;
}

/** The typed content, as the build wrote it (vite.config.ts). */
declare module '#content' {
  const content: import('../model/content.ts').Content;
  export default content;
}

/** The file that a build reads its typed content from (scripts/render-pages.ts). */
declare const BUILT_CONTENT_FILE: string;

declare namespace Vike {
  interface GlobalContext {
    /** The content with its indexes. */
    site: import('../model/site.ts').Site;
    /** Every page of the site by its path. */
    sitePages: ReadonlyMap<string, import('../model/site-pages.ts').SitePage>;
    /** The Content-Security-Policy that all pages are sent with. */
    policy: string;
  }
  interface PageContextServer {
    Page: import('react').ComponentType<import('../model/head.ts').PageData>;
    data: import('../model/head.ts').PageData;
  }
}
