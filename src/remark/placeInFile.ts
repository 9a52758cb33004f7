import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { frontMatterOf, textOf } from '../content/readFrontMatter';

const countLines = (text: string) => text.split('\n').length;

/**
 * Lines before the text that a plugin is given: Docusaurus hands it over without
 * its front matter and the blanks after it.
 */
export function linesCut(file: VFile): number {
  return frontMatterOf(String(file)) ? 0 : linesCutFrom(file.path);
}

/** The same for a file by its path; none for one that is not there. */
export function linesCutFrom(file: string): number {
  if (!existsSync(file)) return 0;
  const source = readFileSync(file, 'utf8');
  return countLines(source) - countLines(textOf(source));
}

/** The file as the author knows it. */
export function nameOf(file: VFile): string {
  return path.relative(file.cwd, file.path).split(path.sep).join('/');
}

/**
 * `docs/x.mdx, línea 12`: where the author will find what a plugin saw.
 *
 * @param line Line of the text that the plugin was given.
 */
export function placeInFile(file: VFile, line: number | undefined): string {
  return line === undefined
    ? nameOf(file)
    : `${nameOf(file)}, línea ${line + linesCut(file)}`;
}
