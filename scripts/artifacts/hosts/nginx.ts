import { EDITOR_PATH, NOT_FOUND } from '../../../model/routes.ts';
import { FILE_TYPES, TEXT_TYPES } from '../../shared/file-types.ts';
import { type HostSite, NOT_FOUND_FILE, rulesByRegex, SECOND_ADDRESS } from './host-site.ts';

/**
 * For nginx: one file that its http block includes, as it does /etc/nginx/conf.d/*.conf. Each header
 * is a variable that depends on the path and is empty where the header is not sent, so that it is
 * added in one place: a block with an `add_header` of its own would inherit no other.
 */
export function nginxConfig(site: HostSite): string {
  const port = site.port ?? 80;
  const names = [...new Set(site.rules.flatMap(({ headers }) => Object.keys(headers)))];
  // "text/html" is among nginx's own.
  const texts = TEXT_TYPES.filter((type) => type !== 'text/html').join(' ');
  return `# nginx: /etc/nginx/conf.d/site.conf, written by "npm run headers". Write it again with each build.
${names.map((name) => headerMap(name, site)).join('\n')}
server {
    listen ${port};
    listen [::]:${port};
    server_name ${site.serverName ?? '_'};
    root "${site.root}";

    # No link may lead out of the folder, but the folder may be one.
    disable_symlinks on from=$document_root;
    server_tokens off;
    # Redirects lead to paths, so that they hold behind a proxy too.
    absolute_redirect off;

    types {
${typeLines()}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${texts};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${texts};

${names.map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n')}

    error_page 403 404 =404 ${NOT_FOUND_FILE};
    location = ${NOT_FOUND_FILE} { internal; }
    location = ${NOT_FOUND} { return 404; }

    # Pages that have moved.
${site.redirects.map(({ from, to }) => `    location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')}
    # A page has one address, without an ending.
    location = / { try_files /index.html =404; }
    location = /index.html { return 301 /$is_args$args; }
    location = /index { return 301 /$is_args$args; }
    location = ${EDITOR_PATH} { try_files ${EDITOR_PATH}/index.html =404; }
    location ~ /[._] { return 404; }
    location ~ ${SECOND_ADDRESS} { return 301 $1$is_args$args; }
    location / { try_files $uri $uri.html =404; }
}
`;
}

/** The values of a header by path; $uri is the file that nginx found, "/areas.html" for "/areas". */
function headerMap(name: string, { rules }: HostSite): string {
  const lines = [...rulesByRegex(rules)].flatMap(([regex, { [name]: value }]) =>
    value === undefined ? [] : [`    "~${regex}" "${value}";`],
  );
  return ['map $uri ', variable(name), ' {\n    default "";\n', lines.join('\n'), '\n}'].join('');
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function typeLines(): string {
  return Object.entries(FILE_TYPES)
    .map(([ending, type]) => `        ${type.replace(/;.*/, '')} ${ending.slice(1)};`)
    .join('\n');
}
