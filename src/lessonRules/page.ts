import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractFrontMatter } from '../content/readFrontMatter';
import { parseMarkdown } from '../content/markdown';
import { getFolderPath } from '../content/folderPath';
import { findExercises } from '../remark/exercise/read';
import { findSteps } from '../remark/step/read';
import { readHead } from './head';
import type { LessonPage } from './types';

/**
 * Reads a page of a course with its exercises and its steps.
 *
 * @throws {ContentError} when an exercise or a step of the page cannot be read.
 * @param file Path inside the project.
 * @param root The project.
 */
export function readPage(file: string, root = '.'): LessonPage {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tree = parseMarkdown(source);
  const withFolder = <Found extends { readonly id: string }>(
    foundExercise: Found,
  ) => ({
    ...foundExercise,
    folder: getFolderPath(file, foundExercise.id),
  });
  return {
    file,
    root,
    head: readHead(file, root),
    text: source.replace(extractFrontMatter(source), ''),
    tree,
    exercises: findExercises(tree, { file, root }).map(withFolder),
    steps: findSteps(tree, { file, root }).map(withFolder),
  };
}
