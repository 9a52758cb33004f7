import type { Project } from '../../../engine/playground/project';

/** Where a program is for the pages of others, without the base URL. */
const embeddedPath = '/laboratorio/c/incrustado/';

/** How the embedded page looks, whatever its reader prefers. */
export type EmbeddedTheme = 'light' | 'dark';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/** Room for the code, its buttons and some lines of output. */
function heightFor({ files }: Project): number {
  const lines = Math.max(...files.map(({ text }) => text.split('\n').length));
  return 300 + 24 * Math.min(lines, 20);
}

/**
 * The `<iframe>` that shows a program in another page.
 *
 * @param site Where this site is, with its base URL and a final `/`.
 * @param hash The program, as a shared link has it.
 */
export function embedCode(
  project: Project,
  site: string,
  hash: string,
  theme?: EmbeddedTheme,
): string {
  const query = theme ? `?docusaurus-theme=${theme}` : '';
  const src = `${site}${embeddedPath.slice(1)}${query}${hash}`;
  const title = project.title || 'Programa en C';
  return `<iframe src="${escaped(src)}" title="${escaped(title)}" width="100%" height="${heightFor(project)}" loading="lazy"></iframe>`;
}
