import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, fetch } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../support/commands.ts';
import { scratchFolder } from '../support/files.ts';

const { site } = inject('sites');
const fileOf = (name: string) => readFileSync(join(site.folder, name), 'utf8');

/** The headers of all files, and those of hashed files, by name. */
const [everywhere = [], hashed = []] = fileOf('_headers')
  .split(/^(?=\/)/m)
  .map((rule) =>
    [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [name, value]),
  );

/** What hosts that read this file send by default. */
const FRESH = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/** A server that is set up as in docs/servers. */
interface Host {
  /** The address that a visitor types, and the one that it leads to. */
  http: string;
  https: string;
}

const NGINX = readFileSync('docs/servers/nginx.conf', 'utf8');
const APACHE = readFileSync('docs/servers/apache.htaccess', 'utf8');

/** The output of the shell command in a server's file that converts the site's redirects. */
function redirectLines(file: string): string {
  const [, command = ''] = /^#\s+(sed .*?)(?: > .*)?$/m.exec(file) ?? [];
  const here = command.replace(/\S*_redirects/, join(served, '_redirects'));
  return execFileSync('sh', ['-c', here], { encoding: 'utf8' });
}

const folder = scratchFolder();
const served = join(folder, 'client');
const certificate = { file: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
const children: ChildProcess[] = [];

/** Trusts the tests' self-signed certificate. */
const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });

const isInstalled = (program: string, option: string) => spawnSync(program, [option]).status === 0;
const canEncrypt = isInstalled('openssl', 'version');
const HOSTS = [
  ['nginx', canEncrypt && isInstalled('nginx', '-v'), startNginx],
  ['Apache', canEncrypt && isInstalled('apache2', '-v'), startApache],
] as const;

beforeAll(() => {
  if (!HOSTS.some(([, isThere]) => isThere)) return;

  cpSync(site.folder, served, { recursive: true });
  // The server may run as another user.
  chmodSync(folder, 0o755);
  const files = ['-keyout', certificate.key, '-out', certificate.file];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject];
  execFileSync('openssl', request, { stdio: 'ignore' });
});

afterAll(async () => {
  await dispatcher.close();
  for (const child of children) {
    if (child.exitCode !== null) continue;
    child.kill();
    await once(child, 'exit');
  }
});

async function startNginx(): Promise<Host> {
  const [http, https] = [await freePort(), await freePort()];
  const redirects = join(folder, 'nginx.redirects');
  writeFileSync(redirects, redirectLines(NGINX));

  const block = NGINX.replace(/listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen ${http};`)
    .replace('listen 443 ', `listen ${https} `)
    .replace('https://$host', `https://$host:${https}`)
    .replace(/include [^;]+;/, `include ${redirects}*;`)
    .replace(/root [^;]+;/, `root ${served};`)
    .replace(/ssl_certificate [^;]+;/, `ssl_certificate ${certificate.file};`)
    .replace(/ssl_certificate_key [^;]+;/, `ssl_certificate_key ${certificate.key};`);
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
    events {} http { include /etc/nginx/mime.types; access_log off; ${block} }`;
  return startHost('nginx', ['-p', folder, '-c'], config, http, https);
}

async function startApache(): Promise<Host> {
  const [http, https] = [await freePort(), await freePort()];
  const access = APACHE.replace(/(# Redirects stand here.*\n)/, `$1${redirectLines(APACHE)}`)
    // A shared host uses the default ports.
    .replace('https://%{HTTP_HOST}', `https://localhost:${https}`);
  writeFileSync(join(served, '.htaccess'), access);

  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'ssl', 'socache_shmcb', 'unixd'];
  const ofShared = ['rewrite', 'headers', 'filter', 'deflate', 'negotiation', 'autoindex'];
  const config = `
    ServerName localhost
    PidFile ${folder}/apache.pid
    ErrorLog ${folder}/apache.log
    User www-data
    Group www-data
    ${modules
      .concat(ofShared)
      // Some modules are built in, depending on the distribution.
      .map((name) => [`/usr/lib/apache2/modules/mod_${name}.so`, name] as const)
      .filter(([file]) => spawnSync('test', ['-e', file]).status === 0)
      .map(([file, name]) => `LoadModule ${name}_module ${file}`)
      .join('\n')}
    TypesConfig /etc/mime.types
    Listen ${http}
    Listen ${https}
    DocumentRoot ${served}
    <Directory ${served}>
      Require all granted
      AllowOverride All
    </Directory>
    <VirtualHost *:${http}>
    </VirtualHost>
    <VirtualHost *:${https}>
      SSLEngine on
      SSLCertificateFile ${certificate.file}
      SSLCertificateKeyFile ${certificate.key}
    </VirtualHost>`;
  return startHost('apache2', ['-D', 'FOREGROUND', '-f'], config, http, https);
}

async function startHost(
  program: string,
  options: string[],
  config: string,
  http: number,
  https: number,
): Promise<Host> {
  const file = join(folder, `${program}.conf`);
  writeFileSync(file, config);
  const child = spawn(program, [...options, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  children.push(child);
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });

  const host = { http: `http://localhost:${http}`, https: `https://localhost:${https}` };
  await vi
    .waitFor(() => fetch(host.https, { dispatcher }), { timeout: 10_000 })
    .catch((error) => expect.fail(`${program} does not answer: ${error}\n${complaints}`));
  return host;
}

describe.each(HOSTS)('%s, as docs/servers says', (name, isThere, start) => {
  let host: Host;
  beforeEach(({ skip }) => skip(!isThere, `${name} or openssl is not installed.`));
  beforeAll(async () => {
    if (isThere) host = await start();
  });
  const ask = (path: string, headers = {}) =>
    fetch(host.https + path, { dispatcher, redirect: 'manual', headers });

  it.each([
    ['/', 'index.html', 200],
    ['/areas', 'areas.html', 200],
    ['/areas/kuna', 'areas/kuna.html', 200],
    ['/services', 'services.html', 200],
    ['/admin', 'admin/index.html', 200],
    ['/google0123456789abcdef.html', 'google0123456789abcdef.html', 200],
    ['/.well-known/security.txt', '.well-known/security.txt', 200],
    ['/.well-known/none', '404.html', 404],
    ['/no-such-page', '404.html', 404],
    ['/Areas/kuna', '404.html', 404],
    ['/areas/kuna/x', '404.html', 404],
    ['/assets', '404.html', 404],
    ['/assets/none.js', '404.html', 404],
    ['/_headers', '404.html', 404],
    ['/_redirects', '404.html', 404],
    ['/.htaccess', '404.html', 404],
  ])('answers %s with %s', async (path, file, status) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(fileOf(file));
  });

  it.each([
    ['/contact/', '/contact'],
    ['/areas/', '/areas'],
    ['/areas/kuna/', '/areas/kuna'],
    ['/places/?q=zoo', '/places?q=zoo'],
    ['/admin/', '/admin'],
    // Extra slashes and backslashes don't lead to another host.
    ['//host.example/', '/host.example'],
    ['/boise-notary', '/areas/boise'],
  ])('redirects %s to %s permanently', async (path, to) => {
    const response = await ask(path);
    expect(response.status).toBe(301);
    const target = new URL(response.headers.get('location') ?? '', host.https);
    expect(target.href).toBe(host.https + to);
  });

  it('redirects http to https', async () => {
    const response = await fetch(`${host.http}/areas/kuna?q=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${host.https}/areas/kuna?q=1`);
  });

  const files = [...fileOf('index.html').matchAll(/"(\/assets\/[^"]+\.js)"/g)];
  const [[, script = ''] = []] = files;
  it.each([
    ['/', 'text/html'],
    ['/areas/kuna', 'text/html'],
    ['/admin', 'text/html'],
    ['/admin/config.json', 'application/json'],
    [script, 'application/javascript'],
    ['/contact.vcf', 'text/vcard'],
    ['/sitemap.xml', 'text/xml'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/no-such-page', 'text/html'],
  ])('sends the headers of _headers with %s', async (path, type) => {
    const response = await ask(path);
    const sent = Object.fromEntries(response.headers);
    for (const [name = '', value] of [...everywhere, ...(path === script ? hashed : [FRESH])]) {
      expect.soft(sent[name.toLowerCase()], name).toBe(value);
    }
    const [sentType] = (sent['content-type'] ?? '')
      .replace('application/xml', 'text/xml')
      .split(';');
    expect(sentType?.replace('text/javascript', 'application/javascript')).toBe(type);
  });

  it.each(['/areas/kuna', '/sitemap.xml', '/contact.vcf', '/favicon.svg', script])(
    'compresses %s',
    async (path) => {
      const response = await ask(path, { 'Accept-Encoding': 'gzip' });
      expect(response.headers.get('content-encoding')).toBe('gzip');
    },
  );
});
