import { EAGER_HYDRATION_META } from '../../startup/eagerHydration';
import type { BuiltPage } from '../built-pages';

/**
 * Matches the button that runs a block of each lab; that of C carries the name
 * of the program's file.
 */
const RUN_BUTTONS = {
  c: /<button [^>]*\bdata-name=/,
  sql: /<button [^>]*\bdata-live="?sql[\s">]/,
} as const;

type EarlyLab = keyof typeof RUN_BUTTONS;

const earlyLabs = Object.keys(RUN_BUTTONS) as readonly EarlyLab[];

/** Matches the two entry scripts that Docusaurus writes to every page. */
const ENTRY =
  /<script src="?[^\s">]*\/(?:runtime~main|main)\.[^\s">]*"? defer><\/script>/g;

const EAGER_HYDRATION_TAG = new RegExp(
  `<meta [^>]*name="?${EAGER_HYDRATION_META}[^>]*>`,
);

/**
 * Matches the pictures that the theme puts on every page, even where none is
 * shown.
 */
const SPRITE =
  /<svg style="?display: ?none;?"?>\s*<defs>[^]*?<\/defs>\s*<\/svg>\s*/;

const SPRITE_USE = 'href=#theme-svg-';

const FIRST_SECTION = /<h2 [^>]*?\bid="?(?<id>[^\s">]+)/;

/**
 * Returns a link that makes the browser paint for the first time once the first
 * section has arrived. Without it a phone paints the header alone and then lays
 * out all the text at once, which is a long task. The text appears at the same
 * time in both cases.
 */
function renderFirstPaintLink(html: string): string {
  const id = FIRST_SECTION.exec(html)?.groups?.['id'];
  return id === undefined
    ? ''
    : `<link rel=expect href=#${id} blocking=render>`;
}

/** Values that a page needs to load the application. */
export interface Startup {
  /** Mark of the build. */
  readonly mark: string;
  /** Addresses of the application's scripts, in their order. */
  readonly parts: readonly string[];
  /** Inline scripts of the page. */
  readonly scripts: readonly string[];
  /** Addresses of the workers that start without a message, by their lab. */
  readonly workers: Readonly<Record<EarlyLab, string>>;
}

/**
 * Replaces the application's scripts in a page by the inline scripts that load
 * it on demand.
 *
 * @param page Page as Docusaurus wrote it.
 * @throws {Error} in Spanish, when the page does not load the application.
 */
export function deferAppScripts(
  { file, html }: Pick<BuiltPage, 'file' | 'html'>,
  { mark, parts, scripts, workers }: Startup,
): string {
  const entryCount = html.match(ENTRY)?.length ?? 0;
  if (entryCount !== 2)
    throw new Error(
      `${file}: no se sabe qué scripts la ponen en marcha.\n  se esperaba: los dos scripts con que empieza la aplicación\n  se encontró: ${entryCount}`,
    );
  const isEager = EAGER_HYDRATION_TAG.test(html);
  const lab = earlyLabs.find((each) => RUN_BUTTONS[each].test(html));
  const worker = lab ? ` data-${lab}=${workers[lab]}` : '';
  const meta = `<meta name=app content="${parts.join(' ')}" data-build=${mark}${worker}${isEager ? ' data-now' : ''}>`;
  const inline = scripts.map((script) => `<script>${script}</script>`).join('');
  return html
    .replace(html.includes(SPRITE_USE) ? '' : SPRITE, '')
    .replace(ENTRY, '')
    .replace(EAGER_HYDRATION_TAG, '')
    .replace(
      '</head>',
      () => `${meta}${renderFirstPaintLink(html)}${inline}</head>`,
    );
}
