import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parseMarkdown } from './markdown';

/** A page as its author wrote it. */
export interface ContentDocument {
  /** Path inside the project. */
  readonly file: string;
  readonly tree: Root;
}

/** Reads the Markdown of a page; the lines it counts are those of the file. */
export function parseDocument(file: string, source: string): ContentDocument {
  return { file, tree: parseMarkdown(source) };
}

/** All files of a folder of the project, however deep, in order; none if it is not there. */
export function filesUnder(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}

/** The pages of a folder of the project, in order. */
export function filesIn(folder: string, root = '.'): string[] {
  return readdirSync(path.join(root, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

/** Everything that authors have written in a folder of the project. */
function documentsIn(folder: string): ContentDocument[] {
  return filesIn(folder).map((file) =>
    parseDocument(file, readFileSync(file, 'utf8')),
  );
}

/** The current edition of the courses. */
export function currentEdition(): ContentDocument[] {
  return documentsIn('docs');
}

/** Every page, and every block of code that a page takes from a file of its section. */
export function shownDocuments(): ContentDocument[] {
  return ['docs', 'blog', 'src/sections'].flatMap(documentsIn);
}
