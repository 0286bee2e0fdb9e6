import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from '../../support/npm-run.ts';
import { ALL, type Host, type Place } from '../host.ts';
import { serve } from '../serve.ts';
import { writtenConfig } from '../written-config.ts';

/** What `a2enmod` is told to add. */
const MODULES = ['headers', 'rewrite', 'brotli'];

/** Apache with the modules that Debian gives it and their settings, and those that the file names. */
export const apache: Host = {
  name: 'Apache',
  program: 'apachectl',
  install: 'apt-get install -y apache2',
  seen: { ...ALL, encodings: ['br', 'gzip'] },
  validate: async (place) => start('apachectl', ['-t', '-f', await mainFile(place)]).ended,
  start: async (place) =>
    serve(place, 'apache2', ['-X', '-f', await mainFile(place)], { LANG: 'C' }),
};

async function mainFile(place: Place): Promise<string> {
  const file = join(place.folder, 'apache2.conf');
  const config = await writtenConfig('apache', place);
  const modules = MODULES.map(
    (name) =>
      `<IfModule !${name}_module>\nLoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n</IfModule>`,
  );
  const text = `ServerRoot "/etc/apache2"
ServerName localhost
User www-data
Group www-data
PidFile "${place.folder}/apache.pid"
DefaultRuntimeDir "${place.folder}"
ErrorLog "${place.folder}/error.log"
Listen ${place.port}
IncludeOptional mods-enabled/*.load
${modules.join('\n')}
IncludeOptional mods-enabled/*.conf
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
Include "${config}"
`;
  await writeFile(file, text);
  return file;
}
