/** What the loader of the pages imports (islands/registry.ts), by name: files of the project. */
export const ISLAND_MODULES = {
  routed: 'islands/bundles/routed.ts',
  unrouted: 'islands/bundles/unrouted.ts',
  finder: 'islands/bundles/finder.ts',
  openNow: 'islands/plain/open-now.ts',
};
