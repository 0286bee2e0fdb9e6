import type { Config } from 'vike/types';

export default {
  prerender: {
    // Flat files, "areas/boise.html", which hosts serve without a redirect.
    noExtraDir: true,
    // A kind of page may have no pages.
    partial: true,
  },
} satisfies Config;
