import { resolve } from 'node:path';
import { ALL, type Host } from '../host.ts';
import { serve } from '../serve.ts';

export const preview: Host = {
  name: 'npm run preview',
  seen: { ...ALL, headers: 'all but for https', encodings: ['br', 'gzip'] },
  start: (place) =>
    serve(place, process.execPath, [
      ...['--import', import.meta.resolve('tsx'), resolve('scripts/cli/preview.ts')],
      ...['--out', place.site, '--port', `${place.port}`],
    ]),
};
