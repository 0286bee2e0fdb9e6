import { EDITOR_PATH, NOT_FOUND } from '../../../model/routes.ts';
import { FILE_TYPES, isText } from '../../shared/file-types.ts';
import {
  type HostSite,
  literally,
  NOT_FOUND_FILE,
  rulesByRegex,
  SECOND_ADDRESS,
} from './host-site.ts';

/** For Apache: a virtual host. Where a module is missing, apachectl names the line that needs it. */
export function apacheConfig(site: HostSite): string {
  const name = site.serverName === undefined ? '' : `    ServerName ${site.serverName}\n`;
  return `# Apache: /etc/apache2/sites-available/site.conf, written by "npm run headers". Write it again
# with each build. It needs: a2enmod headers rewrite deflate brotli
<VirtualHost *:${site.port ?? 80}>
${name}    DocumentRoot "${site.root}"
    ServerSignature Off
    <Directory "${site.root}">
        # No listing of folders, no links, no .htaccess.
        Options None
        AllowOverride None
        Require all granted
        DirectoryIndex disabled
        DirectorySlash Off
    </Directory>
    ErrorDocument 403 ${NOT_FOUND_FILE}
    ErrorDocument 404 ${NOT_FOUND_FILE}

    RewriteEngine On
    # The page for no path, once something is missing.
    RewriteCond %{ENV:REDIRECT_STATUS} !^$
    RewriteRule ^ - [L]
    # Pages that have moved.
${site.redirects.map(({ from, to }) => `    RewriteRule ^${literally(from)}$ ${to} [R=301,L]\n`).join('')}
    # A page has one address, without an ending.
    RewriteRule /[._] - [R=404,L]
    RewriteRule ^${NOT_FOUND}(\\.html)?$ - [R=404,L]
    RewriteRule ^/index(\\.html)?$ / [R=301,L]
    RewriteRule ${SECOND_ADDRESS} $1 [R=301,L]
    RewriteRule ^/$ %{DOCUMENT_ROOT}/index.html [L]
    RewriteRule ^${EDITOR_PATH}$ %{DOCUMENT_ROOT}${EDITOR_PATH}/index.html [L]
    RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
    RewriteRule ^ %{DOCUMENT_ROOT}%{REQUEST_URI}.html [L]
    RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
    RewriteRule ^ - [R=404,L]

${Object.entries(FILE_TYPES)
  .map(([ending, type]) => `    AddType "${type}" ${ending}\n`)
  .join('')}
    # With another tag for each encoding, an unchanged page would be sent again.
    BrotliAlterETag NoChange
    DeflateAlterETag NoChange
    # Texts: addresses without an ending, and with one of theirs. By type, the page for no path would
    # be left out. The second of the two does nothing where the first did.
    <LocationMatch "/[^./]*$|\\.(${textEndings()})$">
        SetOutputFilter BROTLI_COMPRESS;DEFLATE
    </LocationMatch>

${[...rulesByRegex(site.rules)].map(([regex, headers]) => headerLines(regex, headers)).join('')}</VirtualHost>
`;
}

/** Endings of files that gain by compression: "html|js". */
function textEndings(): string {
  return Object.entries(FILE_TYPES)
    .filter(([, type]) => isText(type))
    .map(([ending]) => ending.slice(1))
    .join('|');
}

/** "always" is for every status; a header is told in this one place, so it comes once. */
function headerLines(regex: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `        Header always set ${name} "${value}"\n`,
  );
  return `    <LocationMatch "${regex}">\n${lines.join('')}    </LocationMatch>\n`;
}
