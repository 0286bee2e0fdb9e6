import { resolve } from 'node:path';
import vike from 'vike/plugin';
import type { Plugin, UserConfig } from 'vite';

/** vike's own entry for pages without client-side rendering; no page asks for it (vike 0.4.266). */
const UNUSED = 'entries/entry-server-routing';

/** Leaves it out, so that `renderer/+client.ts` shares nothing with it and is one request. */
const withoutUnused: Plugin = {
  name: 'without-unused-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: ({ input, ...others }) => ({
    ...others,
    input: Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => name !== UNUSED)),
  }),
};

export default {
  plugins: [vike(), withoutUnused],
  // The typed JSON of the content; a build has one of its own.
  resolve: { alias: { '#content': resolve('generated/content.json') } },
  build: {
    // With names a trace of the network says what was loaded.
    rolldownOptions: { output: { chunkFileNames: 'assets/chunks/[name].[hash].js' } },
  },
  // What islands import, so that development does not find it late and load the page once more.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
  },
} satisfies UserConfig;
