import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { frontMatterOf } from '../content/readFrontMatter';

interface FrontMatter {
  readonly slug: string;
  readonly title: string;
}

function titlesIn(folder: string, prefix: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const source = readFileSync(path.join(folder, name), 'utf8');
      const { slug, title } = parse(frontMatterOf(source)) as FrontMatter;
      return [`${prefix}${slug}/`, title];
    });
}

/** Stands for the titles that the build writes, from the same pages. */
const titles: Readonly<Record<string, string>> = Object.fromEntries([
  ...titlesIn('docs', ''),
  ...titlesIn('blog', '/articulos'),
]);

export default titles;
