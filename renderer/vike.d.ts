/** A script as minified text (vite.config.ts). */
declare module '*?minified' {
  const script: string;
  export default script;
}

/** The typed content (scripts/plugin.ts). */
declare module '#content' {
  const content: import('../model/content.ts').Content;
  export default content;
}

declare namespace Vike {
  interface GlobalContext {
    site: import('../model/site.ts').Site;
    /** By path. */
    sitePages: ReadonlyMap<string, import('../model/site-pages.ts').SitePage>;
  }
  interface PageContextServer {
    Page: import('react').ComponentType<import('../model/head.ts').PageData>;
    data: import('../model/head.ts').PageData;
  }
}
