import {
  cacheControl,
  framablePages,
  hashedFolders,
} from '../../../config/security';
import { frameHeader } from './policy';

function formatBlock(path: string, lines: readonly string[]): string {
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages.
 *
 * On Netlify the later rule wins. Cloudflare joins both values unless the first
 * is detached with a `!` line, which Netlify skips. On Netlify the header
 * against frames therefore stays, but browsers ignore it where a policy names
 * `frame-ancestors`.
 *
 * @param framable Headers of the pages that may be in a frame.
 */
export function renderHeadersFile(
  headers: Readonly<Record<string, string>>,
  framable: Readonly<Record<string, string>>,
  baseUrl: string,
): string {
  return [
    formatBlock('/*', [
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Cache-Control: ${cacheControl.everythingElse}`,
    ]),
    ...framablePages.map((page) =>
      formatBlock(`${baseUrl}${page}`, [
        `! ${frameHeader}`,
        ...Object.entries(framable)
          .filter(([name, value]) => headers[name] !== value)
          .flatMap(([name, value]) => [`! ${name}`, `${name}: ${value}`]),
      ]),
    ),
    ...hashedFolders.map((folder) =>
      formatBlock(`${baseUrl}${folder}*`, [
        '! Cache-Control',
        `Cache-Control: ${cacheControl.hashedAssets}`,
      ]),
    ),
  ].join('\n');
}
