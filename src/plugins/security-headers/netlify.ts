import { cacheControl, hashedFolders } from '../../../config/security';

function block(path: string, lines: readonly string[]): string {
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/**
 * The `_headers` file, read by Netlify and Cloudflare Pages.
 *
 * Netlify lets the later rule win; Cloudflare joins both values unless the
 * first is detached with `!`, a line that Netlify skips.
 */
export function renderHeadersFile(
  headers: Readonly<Record<string, string>>,
  baseUrl: string,
): string {
  return [
    block('/*', [
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Cache-Control: ${cacheControl.everythingElse}`,
    ]),
    ...hashedFolders.map((folder) =>
      block(`${baseUrl}${folder}*`, [
        '! Cache-Control',
        `Cache-Control: ${cacheControl.hashedAssets}`,
      ]),
    ),
  ].join('\n');
}
