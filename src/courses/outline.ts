import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { DocFrontMatter } from '../content/frontMatter';
import { parseMarkdown } from '../content/markdown';
import { isPause } from '../content/activities';
import { formatApproximateHours } from '../utils/numbersInWords';
import { sumMinutes, listWrittenLessons } from './manifest';
import type { CourseManifest } from './manifest';
import { readCourseMap, countPlanned } from './plan';
import type { CourseOutline } from './types';

/** Front matter of a cover that describes its course. */
type Cover = Pick<DocFrontMatter, 'description'> &
  Pick<Extract<DocFrontMatter, { tipo: 'portada' }>, 'camino'>;

/**
 * Lists the ids of a page's headings, grouped by section: one of level 2 and
 * those of level 3 below it, its pause included.
 */
export function listHeadingIds(source: string): string[][] {
  const steps: string[][] = [];
  // Like Docusaurus, the slugger counts headings of every level, so that
  // repeated titles get different ids.
  const slugger = createSlugger();
  visit(parseMarkdown(source), (node) => {
    if (isPause(node)) steps.at(-1)?.push('pausa');
    if (node.type !== 'heading') return;
    const id = slugger.slug(toString(node));
    if (node.depth === 2) steps.push([id]);
    else if (node.depth === 3) steps.at(-1)?.push(id);
  });
  return steps;
}

/**
 * Creates the data of a course for the home page.
 *
 * @param root The project.
 */
export function createOutline(
  manifest: CourseManifest,
  { camino, description }: Cover,
  root = '.',
): CourseOutline {
  const lessons = listWrittenLessons(manifest);
  return {
    id: manifest.course.id,
    lessons: lessons.map((lesson) => ({
      path: lesson.path,
      title: lesson.title,
      steps: listHeadingIds(readFileSync(path.join(root, lesson.file), 'utf8')),
    })),
    planned: countPlanned(readCourseMap(manifest, root)),
    length: formatApproximateHours(sumMinutes(lessons)),
    promise: camino?.text ?? description,
    ...(camino && { image: camino.image }),
  };
}
