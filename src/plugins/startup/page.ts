import { AT_ONCE } from '../../startup/atOnce';
import type { BuiltPage } from '../built-pages';

/** A button that runs a program says the name of its file. */
const RUNS_C = /<button [^>]*\bdata-name=/;

/** Every page that Docusaurus makes has these two; the application begins with them. */
const ENTRY =
  /<script src="?[^\s">]*\/(?:runtime~main|main)\.[^\s">]*"? defer><\/script>/g;

const AT_ONCE_TAG = new RegExp(`<meta [^>]*name="?${AT_ONCE}[^>]*>`);

/** Pictures that the theme puts on every page, also where none is shown. */
const SPRITE =
  /<svg style="?display: ?none;?"?>\s*<defs>[^]*?<\/defs>\s*<\/svg>\s*/;

const SPRITE_USE = 'href=#theme-svg-';

const FIRST_SECTION = /<h2 [^>]*?\bid="?(?<id>[^\s">]+)/;

/**
 * What asks the browser to paint for the first time once the first section has
 * arrived. Without it a phone paints the header alone and then lays out all the
 * text at once, which is a long task; the text comes at the same time.
 */
function firstPaint(html: string): string {
  const id = FIRST_SECTION.exec(html)?.groups?.['id'];
  return id === undefined
    ? ''
    : `<link rel=expect href=#${id} blocking=render>`;
}

/** What brings the application back. */
export interface Startup {
  /** Which build it is of. */
  readonly mark: string;
  /** The addresses of its scripts, in their order. */
  readonly parts: readonly string[];
  /** What travels inside the page. */
  readonly scripts: readonly string[];
  /** The address of the C compiler's worker, which begins by itself. */
  readonly compiler: string;
}

/**
 * Takes the application out of a page and puts in its place what brings it when
 * somebody wants it.
 *
 * @param page As Docusaurus wrote it.
 * @throws {Error} in Spanish, when the page does not load the application.
 */
export function withoutScripts(
  { file, html }: Pick<BuiltPage, 'file' | 'html'>,
  { mark, parts, scripts, compiler }: Startup,
): string {
  const found = html.match(ENTRY)?.length ?? 0;
  if (found !== 2)
    throw new Error(
      `${file}: no se sabe qué scripts la ponen en marcha.\n  se esperaba: los dos scripts con que empieza la aplicación\n  se encontró: ${found}`,
    );
  const isNow = AT_ONCE_TAG.test(html);
  const meta = `<meta name=app content="${parts.join(' ')}" data-build=${mark}${RUNS_C.test(html) ? ` data-c=${compiler}` : ''}${isNow ? ' data-now' : ''}>`;
  const inline = scripts.map((script) => `<script>${script}</script>`).join('');
  return html
    .replace(html.includes(SPRITE_USE) ? '' : SPRITE, '')
    .replace(ENTRY, '')
    .replace(AT_ONCE_TAG, '')
    .replace('</head>', () => `${meta}${firstPaint(html)}${inline}</head>`);
}
