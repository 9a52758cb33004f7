import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { CoverCard } from '../content/frontMatter';
import { extractFrontMatter } from '../content/readFrontMatter';
import { getCourseFolder, courses } from '../courses';
import { groupCardsByLanding } from '../plugins/site-pages';

function readCards(folder: string): readonly CoverCard[] {
  const source = readFileSync(path.join('docs', folder, 'index.mdx'), 'utf8');
  const { tarjetas = [] } = parse(extractFrontMatter(source)) as {
    readonly tarjetas?: readonly CoverCard[];
  };
  return tarjetas;
}

/**
 * Test double of the cards that the build generates, read from the same covers.
 */
export default groupCardsByLanding(
  courses.map((course) => ({
    root: course.root,
    cards: readCards(getCourseFolder(course)),
  })),
);
