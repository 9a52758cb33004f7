import { AT_ONCE } from '../../startup/atOnce';

/** Every page that Docusaurus makes has these two; the application begins with them. */
const ENTRY =
  /<script src="?[^\s">]*\/(?:runtime~main|main)\.[^\s">]*"? defer><\/script>/g;

const AT_ONCE_TAG = new RegExp(`<meta [^>]*name="?${AT_ONCE}[^>]*>`);

/**
 * Takes the application out of a page and puts in its place what brings it when
 * somebody wants it.
 *
 * @param html As Docusaurus wrote it.
 * @param parts The addresses of the application's scripts, in their order.
 * @param loader The script that brings them.
 * @throws {Error} in Spanish, when the page does not load the application.
 */
export function withoutScripts(
  html: string,
  parts: readonly string[],
  loader: string,
): string {
  const found = html.match(ENTRY)?.length ?? 0;
  if (found !== 2)
    throw new Error(
      `  se esperaba: los dos scripts con que empieza la aplicación\n  se encontró: ${found}`,
    );
  const isNow = AT_ONCE_TAG.test(html);
  const meta = `<meta name=app content="${parts.join(' ')}"${isNow ? ' data-now' : ''}>`;
  return html
    .replace(ENTRY, '')
    .replace(AT_ONCE_TAG, '')
    .replace('</head>', () => `${meta}<script>${loader}</script></head>`);
}
