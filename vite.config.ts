import vike from 'vike/plugin';
import type { UserConfig } from 'vite';

export default {
  plugins: [vike()],
} satisfies UserConfig;
