import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listFiles } from '../content/documents';
import { extractFrontMatter } from '../content/readFrontMatter';

interface FrontMatter {
  readonly slug: string;
  readonly title: string;
}

function readTitles(folder: string, prefix: string): [string, string][] {
  return listFiles('.', folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      const { slug, title } = parse(extractFrontMatter(source)) as FrontMatter;
      return [`${prefix}${slug}/`, title];
    });
}

/**
 * Test double of the titles that the build generates, read from the same pages.
 */
const titles: Readonly<Record<string, string>> = Object.fromEntries([
  ...readTitles('docs', ''),
  ...readTitles('blog', '/articulos'),
]);

export default titles;
