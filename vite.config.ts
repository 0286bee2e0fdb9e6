import vike from 'vike/plugin';
import type { UserConfig } from 'vite';

export default {
  plugins: [vike()],
  // The loader fetches islands by itself; the preload helper would weigh more than it does.
  build: { modulePreload: false },
} satisfies UserConfig;
