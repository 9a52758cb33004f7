import type { Redirect } from '../../../config/redirects';
import {
  cacheControl,
  framablePages,
  hashedFolders,
} from '../../../config/security';
import {
  defaultMediaType,
  mediaTypes,
  type MediaType,
} from '../../../scripts/lib/media-types.mjs';

/** Values of the nginx configuration. */
interface NginxSite {
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of the pages that other sites may embed in a frame. */
  readonly framable: Readonly<Record<string, string>>;
  readonly redirects: readonly Redirect[];
  readonly baseUrl: string;
}

const INTRODUCTION = `# Configuración de nginx de este sitio; la escribe la construcción, no la edites.
# Se incluye dentro de un bloque server que diga dónde están los archivos:
#
#   server {
#     listen 443 ssl;
#     server_name example.org;
#     root /var/www/steve-labs;
#     include /var/www/steve-labs/_nginx/steve-labs.conf;
#   }
#
# Si el sitio vive bajo una subruta (BASE_URL=/sub/), sus archivos van en
# la carpeta de ese nombre dentro de root.
`;

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function formatHeaders(
  headers: Readonly<Record<string, string>>,
  cache: string,
): string[] {
  return Object.entries({ ...headers, 'Cache-Control': cache }).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
}

/**
 * Formats a location. Each one repeats the headers, because nginx inherits none
 * where one is added.
 */
function formatLocation(match: string, lines: readonly string[]): string {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join(
    '\n',
  );
}

function formatTypesBlock(): string {
  const lines = mediaTypes.map(
    ({ type, extensions }) => `  ${type} ${extensions.join(' ')};`,
  );
  return ['types {', ...lines, '}'].join('\n');
}

/**
 * Returns the media types that pass the filter, without text/html: nginx always
 * includes it in such lists and warns about a second one.
 */
function listMediaTypes(filter: (media: MediaType) => boolean): string {
  return mediaTypes
    .filter((media) => filter(media) && media.type !== 'text/html')
    .map(({ type }) => type)
    .join(' ');
}

function formatRedirectRules(
  redirects: readonly Redirect[],
  baseUrl: string,
): string[] {
  return redirects.map(({ from, to }) => {
    const source = escapeRegExp(`${baseUrl}${from.slice(1)}`);
    return `rewrite ${quote(`^${source}/?$`)} ${baseUrl}${to.slice(1)} permanent;`;
  });
}

/**
 * Returns the inside of an nginx `server` block that serves the site like the
 * other hosts.
 *
 * Redirects are server rules, not locations: they run before the rule of the
 * missing slash, which would otherwise send `/home` to `/home/` first. That
 * rule is outside `location /` because an `if` that matches there would drop
 * `try_files`.
 */
export function renderNginx({
  headers,
  framable,
  redirects,
  baseUrl,
}: NginxSite): string {
  const usual = formatHeaders(headers, cacheControl.everythingElse);
  const base = escapeRegExp(baseUrl);
  return [
    INTRODUCTION,
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${listMediaTypes(({ charset }) => charset)};`,
    `default_type ${defaultMediaType};`,
    formatTypesBlock(),
    '',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 512;',
    `gzip_types ${listMediaTypes(({ compress }) => compress)};`,
    '',
    `error_page 404 ${baseUrl}404.html;`,
    '',
    ...usual,
    '',
    ...formatRedirectRules(redirects, baseUrl),
    '',
    'if (-f $request_filename/index.html) {',
    '  rewrite ^(.*[^/])$ $1/ permanent;',
    '}',
    '',
    formatLocation(`~ "^${base}_(headers|redirects|nginx)(/|$)"`, [
      'return 404;',
      ...usual,
    ]),
    '',
    ...hashedFolders.flatMap((folder) => [
      formatLocation(`^~ ${baseUrl}${folder}`, [
        'try_files $uri =404;',
        ...formatHeaders(headers, cacheControl.hashedAssets),
      ]),
      '',
    ]),
    ...framablePages.flatMap((page) => [
      formatLocation(`= ${baseUrl}${page}`, [
        `try_files ${baseUrl}${page}index.html =404;`,
        ...formatHeaders(framable, cacheControl.everythingElse),
      ]),
      '',
    ]),
    formatLocation('/', ['try_files $uri $uri/index.html =404;', ...usual]),
    '',
  ].join('\n');
}
