import path from 'node:path';
import { parseCurrentEdition } from '../../../content/documents';
import { findExercises } from '../../../remark/exercise/read';
import type { FolderElement } from '../../../remark/exercise/read';
import { isCExercise } from '../exercise/markdown';
import type { CExercise } from '../exercise/markdown';

/** Step of a project: an exercise in C of its page. */
export type ProjectStep = CExercise & FolderElement;

/**
 * Reads the steps of a project of the C course that are written in C, in the
 * order of its page.
 */
export function readProjectSteps(projectName: string): readonly ProjectStep[] {
  const page = parseCurrentEdition().find(
    ({ file }) =>
      file.startsWith('docs/stevelabs/program1/') &&
      path.posix.basename(file, '.mdx') === projectName,
  );
  if (!page) throw new Error(`No está el proyecto «${projectName}».`);
  return findExercises(page.tree, { file: page.file }).filter(isCExercise);
}

/** Returns a step of a project. */
export function getProjectStep(projectName: string, id: string): ProjectStep {
  const step = readProjectSteps(projectName).find((each) => each.id === id);
  if (!step) throw new Error(`«${projectName}» no tiene el paso «${id}».`);
  return step;
}
