import vike from 'vike/plugin';
import type { UserConfig } from 'vite';
import type { Bundle } from './islands/load-bundle.ts';
import { ISLAND_MODULES } from './scripts/build/island-modules.ts';

/** Every bundle that an island can come in. */
const modules: Record<Bundle | 'openNow', string> = ISLAND_MODULES;

/** In development the loader imports the sources. */
const files = Object.entries(modules).map(([name, file]) => [name, [`/${file}`]]);

export default {
  plugins: [vike()],
  define: { ISLAND_FILES: JSON.stringify(Object.fromEntries(files)) },
  // What islands import, so that development does not find it late and load the page once more.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
  },
} satisfies UserConfig;
