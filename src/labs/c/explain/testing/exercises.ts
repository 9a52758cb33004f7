import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readExerciseFolder } from '../../../../remark/exercise/folder';
import { dataFile } from '../../../../content/folderPath';
import { isCExercise } from '../../exercise/markdown';
import type { CExercise } from '../../exercise/markdown';

const folder = path.join('docs', 'stevelabs', 'program1');

/**
 * Returns the exercises of the course by program text: the solution and the
 * other accepted programs.
 */
export function readCourseExercises(): ReadonlyMap<string, CExercise> {
  const exercises = new Map<string, CExercise>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.basename(name) === dataFile) {
      const read = readExerciseFolder(
        path.posix.join(folder, path.dirname(name)),
      );
      if ('folder' in read && isCExercise(read.folder))
        for (const text of [
          read.folder.solution,
          ...read.folder.others.values(),
        ])
          exercises.set(text, read.folder);
    }
  return exercises;
}
