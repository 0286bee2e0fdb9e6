import { start } from '../../support/npm-run.ts';
import { ALL, type Host } from '../host.ts';
import { serve } from '../serve.ts';
import { writtenConfig } from '../written-config.ts';

const options = ['--adapter', 'caddyfile'];

export const caddy: Host = {
  name: 'Caddy',
  program: 'caddy',
  install: 'apt-get install -y caddy',
  seen: { ...ALL, encodings: ['zstd', 'gzip'], followsLinks: true },
  validate: async (place) =>
    start('caddy', ['validate', '--config', await writtenConfig('caddy', place), ...options]).ended,
  // Its other port, for changes while it runs, would be taken by another Caddy on this machine.
  start: async (place) =>
    serve(place, 'caddy', ['run', '--config', await writtenConfig('caddy', place), ...options], {
      CADDY_ADMIN: `unix/${place.folder}/admin.sock`,
    }),
};
