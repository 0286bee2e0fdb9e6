import type { Config } from 'vike/types';

/** Pages are HTML only: they are rendered here and never shipped to the browser. */
export default {
  meta: { Page: { env: { server: true } } },
} satisfies Config;
