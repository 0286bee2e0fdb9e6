import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from '../../support/npm-run.ts';
import { ALL, type Host, type Place } from '../host.ts';
import { serve } from '../serve.ts';
import { writtenConfig } from '../written-config.ts';

/** nginx with the settings that Debian gives it, and the site's file where it includes others. */
export const nginx: Host = {
  name: 'nginx',
  program: 'nginx',
  install: 'apt-get install -y nginx',
  seen: ALL,
  validate: async (place) =>
    start('nginx', ['-t', '-c', await mainFile(place), '-e', 'stderr']).ended,
  start: async (place) =>
    serve(place, 'nginx', ['-c', await mainFile(place), '-e', 'stderr', '-g', 'daemon off;']),
};

async function mainFile(place: Place): Promise<string> {
  const file = join(place.folder, 'nginx.conf');
  const config = await writtenConfig('nginx', place);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path "${place.folder}/${name}";`)
    .join('\n');
  const text = `pid "${place.folder}/nginx.pid";
worker_processes 1;
events {}
http {
  ${temporary}
  access_log off;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  include "${config}";
}
`;
  await writeFile(file, text);
  return file;
}
