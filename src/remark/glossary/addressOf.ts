import path from 'node:path';
import type { VFile } from 'vfile';

/** Folders whose pages are marked, with the beginning of their addresses. */
const roots: Readonly<Record<string, string>> = {
  docs: '',
  blog: '/articulos',
};

/**
 * Address of the page that a file becomes, with its final slash. A file that
 * stays plain has none: those of the archive, and the covers of the courses,
 * which are lists of what is to come.
 */
export function addressOf({
  cwd,
  path: file,
  data,
}: VFile): string | undefined {
  const [folder = ''] = path.relative(cwd, file).split(path.sep);
  const root = roots[folder];
  if (root === undefined) return undefined;
  const fields = new Map<string, unknown>(
    Object.entries(data.frontMatter ?? {}),
  );
  if (fields.get('tipo') === 'portada') return undefined;
  const slug = fields.get('slug');
  return `${root}${typeof slug === 'string' ? slug : ''}/`;
}
