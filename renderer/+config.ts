import type { Config } from 'vike/types';

/** Every page is rendered to a flat file, "areas/boise.html", once the build asks for it. */
export default {
  prerender: { noExtraDir: true, disableAutoRun: true },
} satisfies Config;
