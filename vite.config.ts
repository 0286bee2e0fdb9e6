import vike from 'vike/plugin';
import type { UserConfig } from 'vite';
import { onlyTheLoader } from './scripts/build/only-the-loader.ts';

export default {
  plugins: [vike(), onlyTheLoader()],
  // What islands import, so that development does not find it late and load the page once more.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
  },
} satisfies UserConfig;
