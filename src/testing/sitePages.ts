import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { filesUnder } from '../content/documents';
import { frontMatterOf } from '../content/readFrontMatter';

interface FrontMatter {
  readonly slug: string;
  readonly title: string;
}

function titlesIn(folder: string, prefix: string): [string, string][] {
  return filesUnder('.', folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      const { slug, title } = parse(frontMatterOf(source)) as FrontMatter;
      return [`${prefix}${slug}/`, title];
    });
}

/**
 * Test double of the titles that the build generates, read from the same pages.
 */
const titles: Readonly<Record<string, string>> = Object.fromEntries([
  ...titlesIn('docs', ''),
  ...titlesIn('blog', '/articulos'),
]);

export default titles;
