import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { extractFrontMatter, stripFrontMatter } from './readFrontMatter';

const countLines = (text: string) => text.split('\n').length;

/**
 * Counts the lines of the file before the text that a plugin receives:
 * Docusaurus strips the front matter and the blank lines after it.
 */
export function countStrippedLines(file: VFile): number {
  return extractFrontMatter(String(file)) ? 0 : countStrippedLinesIn(file.path);
}

/**
 * Counts the lines that Docusaurus strips from a file; 0 when it does not
 * exist.
 */
export function countStrippedLinesIn(file: string): number {
  if (!existsSync(file)) return 0;
  const source = readFileSync(file, 'utf8');
  return countLines(source) - countLines(stripFrontMatter(source));
}

/** Returns the path of the file inside the project, with `/`. */
export function getProjectPath(file: VFile): string {
  return path.relative(file.cwd, file.path).split(path.sep).join('/');
}

/**
 * Returns `docs/x.mdx, línea 12`, with the line of the file on disk.
 *
 * @param line Line of the text that the plugin received.
 */
export function formatPlace(file: VFile, line: number | undefined): string {
  return line === undefined
    ? getProjectPath(file)
    : `${getProjectPath(file)}, línea ${line + countStrippedLines(file)}`;
}
