import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatterOf } from '../../content/readFrontMatter';
import { parseMarkdown } from '../../content/markdown';
import { folderOf } from '../../remark/exercise/folder';
import { findExercises } from '../../remark/exercise/read';
import { readHead } from './head';
import type { LessonPage } from './types';

/**
 * Reads a page of a course with its exercises.
 *
 * @throws {ContentError} when an exercise of the page cannot be read.
 * @param file Path inside the project.
 * @param root The project.
 */
export function readPage(file: string, root = '.'): LessonPage {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tree = parseMarkdown(source);
  return {
    file,
    head: readHead(file, root),
    text: source.replace(frontMatterOf(source), ''),
    tree,
    exercises: findExercises(tree, { file, root }).map((exercise) => ({
      ...exercise,
      folder: folderOf(file, exercise.id),
    })),
  };
}
