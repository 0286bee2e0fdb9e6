import type { HeaderRule } from './header-rules.ts';

/** The headers as text for hosts that read no `_headers` file, by the name of the host. */
export const HOST_CONFIGS: Readonly<Record<string, (rules: readonly HeaderRule[]) => string>> = {
  nginx: nginxConfig,
  vercel: vercelConfig,
};

/**
 * For nginx: one variable for each header, which depends on the path and is empty where the header
 * is not sent (ngx_http_map_module, ngx_http_headers_module).
 */
function nginxConfig(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = names.map((name) => {
    const lines = rules.flatMap(({ pattern, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`    ${nginxPattern(pattern)} "${value}";`];
    });
    // A page by its path and by its file is one line.
    return [`map $uri ${variable(name)} {`, '    default "";', ...new Set(lines), '}'].join('\n');
  });
  const adds = names.map((name) => `add_header ${name} ${variable(name)} always;`);
  return `# In the http block:\n${maps.join('\n')}\n\n# In the server block:\n${adds.join('\n')}\n`;
}

/** A regular expression; $uri is the file that nginx found for a path, "/areas.html" for "/areas". */
function nginxPattern(pattern: string): string {
  const path = pattern.replace(/(\*|\.html)$/, '').replaceAll('.', '\\.');
  if (pattern.endsWith('*')) return `"~^${path}"`;
  return pattern.endsWith('/') ? `"~^${path}(index\\.html)?$"` : `"~^${path}(\\.html)?$"`;
}

/** For Vercel: a whole vercel.json (https://openapi.vercel.sh/vercel.json). */
function vercelConfig(rules: readonly HeaderRule[]): string {
  const headers = rules.map(({ pattern, headers }) => ({
    source: pattern.replace(/\*$/, '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}
