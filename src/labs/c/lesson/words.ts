import { toUncertain } from '../../kit/lesson/types';
import type { FileWord, UsedWord } from '../../kit/lesson/types';
import type { AnyFolder, LabBuild } from '../../types';
import type { CExercise } from '../exercise/markdown';
import type { CStep } from '../step/markdown';
import { programFile } from '../step/programFile';
import { readCWords } from './readCWords';

const isExercise = (item: AnyFolder): item is CExercise => item.kind === 'c';

function readExercise({ start, solution }: CExercise): FileWord[] {
  const solved = readCWords(solution);
  // The code that is handed out may call a function that learners have to write.
  const own = new Set(
    solved.filter(({ certain }) => !certain).map(({ word }) => word),
  );
  const given = readCWords(start).map((used) =>
    own.has(used.word) ? toUncertain(used) : used,
  );
  return [...addFile('inicio.c', given), ...addFile('solucion.c', solved)];
}

const addFile = (name: string, words: readonly UsedWord[]): FileWord[] =>
  words.map((used) => ({ ...used, name }));

/** Finds the words of C in blocks of code, exercises and steps. */
export const words: LabBuild['words'] = {
  readers: { c: readCWords },
  readFolder: (item) =>
    isExercise(item)
      ? readExercise(item)
      : addFile(programFile, readCWords((item as CStep).program)),
  readCode: (item) =>
    isExercise(item) ? item.solution : (item as CStep).program,
};
