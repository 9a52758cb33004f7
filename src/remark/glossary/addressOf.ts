import path from 'node:path';
import type { VFile } from 'vfile';

/** Folders whose pages are marked, with the beginning of their addresses. */
const roots: Readonly<Record<string, string>> = {
  docs: '',
  blog: '/articulos',
};

/**
 * Address of the page that a file becomes, with its final slash. A file that
 * stays plain, as those of the archive, has none.
 */
export function addressOf({ cwd, path: file, data }: VFile): string | undefined {
  const [folder = ''] = path.relative(cwd, file).split(path.sep);
  const root = roots[folder];
  if (root === undefined) return undefined;
  const { frontMatter } = data;
  const slug =
    typeof frontMatter === 'object' &&
    frontMatter !== null &&
    'slug' in frontMatter
      ? String(frontMatter.slug)
      : '';
  return `${root}${slug}/`;
}
