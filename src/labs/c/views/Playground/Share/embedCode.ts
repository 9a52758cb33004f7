import type { Project } from '../../../engine/playground/project';

/** Path of the embedded page, without the base URL. */
const embeddedPath = '/laboratorio/c/incrustado/';

/** Theme forced on the embedded page, whatever its reader prefers. */
export type EmbeddedTheme = 'light' | 'dark';

/** Choices of the person who embeds a program. */
interface EmbedOptions {
  readonly theme?: EmbeddedTheme | undefined;
  /** Files that the reader cannot change. */
  readonly lockedNames?: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/** Estimates the height in pixels: the code, its buttons and some output. */
function estimateHeight({ files }: Project): number {
  const lines = Math.max(...files.map(({ text }) => text.split('\n').length));
  return 300 + 24 * Math.min(lines, 20);
}

/**
 * Returns the `<iframe>` that shows a program in another page.
 *
 * @param site URL of this site, with its base URL and a final `/`.
 * @param hash Program, encoded as in a shared link.
 */
export function createEmbedCode(
  project: Project,
  site: string,
  hash: string,
  { theme, lockedNames = [] }: EmbedOptions = {},
): string {
  const parameters = [
    ...(theme ? [`docusaurus-theme=${theme}`] : []),
    // The names of files have no character that an address must escape.
    ...(lockedNames.length > 0 ? [`locked=${lockedNames.join(',')}`] : []),
  ];
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  const src = `${site}${embeddedPath.slice(1)}${query}${hash}`;
  const title = project.title || 'Programa en C';
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="100%" height="${estimateHeight(project)}" loading="lazy"></iframe>`;
}
