import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { CoverCard } from '../content/frontMatter';
import { frontMatterOf } from '../content/readFrontMatter';
import { courseFolder, courses } from '../courses';
import { cardsOf } from '../plugins/site-pages';

function cardsIn(folder: string): readonly CoverCard[] {
  const source = readFileSync(path.join('docs', folder, 'index.mdx'), 'utf8');
  const { tarjetas = [] } = parse(frontMatterOf(source)) as {
    readonly tarjetas?: readonly CoverCard[];
  };
  return tarjetas;
}

/**
 * Test double of the cards that the build generates, read from the same covers.
 */
export default cardsOf(
  courses.map((course) => ({
    root: course.root,
    cards: cardsIn(courseFolder(course)),
  })),
);
