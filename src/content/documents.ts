import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parseMarkdown } from './markdown';

/** Page as its author wrote it, parsed. */
export interface ContentDocument {
  /** Path inside the project. */
  readonly file: string;
  readonly tree: Root;
}

/** Parses the Markdown of a page; positions are lines of the file. */
export function parseDocument(file: string, source: string): ContentDocument {
  return { file, tree: parseMarkdown(source) };
}

/**
 * Lists every file under a folder of the project, sorted; none when the folder
 * does not exist.
 */
export function listFiles(root: string, folder: string): string[] {
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

/** Lists the Markdown files under a folder of the project, sorted. */
export function listMarkdownFiles(folder: string, root = '.'): string[] {
  return readdirSync(path.join(root, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

/** Reads and parses a page. */
export const readDocument = (file: string): ContentDocument =>
  parseDocument(file, readFileSync(file, 'utf8'));

/** Parses every Markdown file under a folder of the project. */
const parseDocuments = (folder: string): ContentDocument[] =>
  listMarkdownFiles(folder).map(readDocument);

/** Parses the pages of the current edition. */
export function parseCurrentEdition(): ContentDocument[] {
  return parseDocuments('docs');
}

/**
 * Parses every page, and the Markdown files of `src/sections`, whose code
 * blocks appear on unique pages such as the home page.
 */
export function parsePublishedDocuments(): ContentDocument[] {
  return ['docs', 'blog', 'src/sections'].flatMap(parseDocuments);
}
