import vike from 'vike/plugin';
import type { UserConfig } from 'vite';
import { onlyTheLoader } from './scripts/build/only-the-loader.ts';

export default {
  plugins: [vike(), onlyTheLoader()],
  build: { modulePreload: false },
} satisfies UserConfig;
