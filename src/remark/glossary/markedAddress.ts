import path from 'node:path';
import type { VFile } from 'vfile';

/** Base path of the pages of each folder where terms are marked. */
const roots: Readonly<Record<string, string>> = {
  docs: '',
  blog: '/articulos',
};

/**
 * Returns the address of a page, with a trailing slash; `undefined` for pages
 * without marked terms: the frozen editions, and the covers of the courses,
 * which only list lessons.
 */
export function getMarkedAddress({
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
