import { EDITOR_PATH, NOT_FOUND } from '../../../model/routes.ts';
import { FILE_TYPES, TEXT_TYPES } from '../../shared/file-types.ts';
import { type HostSite, NOT_FOUND_FILE, notFoundHeaders, SECOND_ADDRESS } from './host-site.ts';

/**
 * For Caddy: a whole Caddyfile. With a name, and no port, Caddy gets a certificate for it by itself.
 * A header is set by the path that was asked for; the page for no path sets its own over them.
 */
export function caddyConfig(site: HostSite): string {
  return `# Caddy: /etc/caddy/Caddyfile, written by "npm run headers". Write it again with each build.
${address(site)} {
	root * "${site.root}"
${encodeLines('\t')}

	# What stood behind the "?" stays when an address leads on.
	map {query} {asked} {
		"" ""
		default "?{query}"
	}

${site.rules.map(({ pattern, headers }, index) => headerLines(`@rule${index}`, pattern, headers)).join('')}
${typeLines()}
	route {
		# Pages that have moved.
${site.redirects.map(({ from, to }) => `\t\tredir ${from} ${to}{asked} 301\n`).join('')}
		# Files whose names start so are not for visitors.
		@hidden path_regexp /[._]
		error @hidden 404
		@missing path ${NOT_FOUND} ${NOT_FOUND_FILE}
		error @missing 404

		# A page has one address, without an ending.
		@index path /index /index.html
		redir @index /{asked} 301
		@ending path_regexp page ${SECOND_ADDRESS}
		redir @ending {re.page.1}{asked} 301
		rewrite ${EDITOR_PATH} ${EDITOR_PATH}/index.html
		try_files {path} {path}.html
		file_server {
			disable_canonical_uris
		}
	}

	handle_errors {
		header {
${settings(notFoundHeaders(site), '\t\t\t')}
			Content-Type "${FILE_TYPES['.html']}"
		}
${encodeLines('\t\t')}
		rewrite * ${NOT_FOUND_FILE}
		file_server
	}
}
`;
}

function address({ serverName, port }: HostSite): string {
  if (port === undefined) return serverName ?? ':80';
  return `http://${serverName ?? ''}:${port}`;
}

/** Compression of all texts; of its own accord, Caddy leaves out XML. */
function encodeLines(indent: string): string {
  const types = TEXT_TYPES.map((type) => `\t\theader Content-Type ${type}*`);
  return ['encode {', '\tzstd', '\tgzip', '\tmatch {', ...types, '\t}', '}']
    .map((line) => indent + line)
    .join('\n');
}

function headerLines(matcher: string, pattern: string, headers: Record<string, string>): string {
  return `\t${matcher} path ${pattern}\n\theader ${matcher} {\n${settings(headers, '\t\t')}\n\t}\n`;
}

/** Types that Caddy would take from a list of the system, which may not be there. */
function typeLines(): string {
  return Object.entries(FILE_TYPES)
    .map(([ending, type]) => {
      const matcher = `@type_${ending.slice(1)}`;
      return `\t${matcher} path *${ending}\n\theader ${matcher} Content-Type "${type}"\n`;
    })
    .join('');
}

function settings(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n');
}
