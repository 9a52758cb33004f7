import { toUncertain } from '../../kit/lesson/types';
import type { FileWord, UsedWord } from '../../kit/lesson/types';
import type { AnyFolder, LabBuild } from '../../types';
import { isCodeFile } from '../engine/playground/fileNames';
import type { SourceFile } from '../engine/types';
import type { CExercise } from '../exercise/markdown';
import type { CStep } from '../step/markdown';
import { programFile } from '../step/programFile';
import { readCWords } from './readCWords';

const isExercise = (item: AnyFolder): item is CExercise => item.kind === 'c';

const joinCode = (files: readonly SourceFile[]) =>
  files
    .filter(({ name }) => isCodeFile(name))
    .map(({ text }) => text)
    .join('\n');

function readExercise({
  given: files,
  start,
  solution,
}: CExercise): FileWord[] {
  const otherCode = joinCode(files);
  const solutionWords = readCWords(solution, otherCode);
  // The code that is handed out may call a function that learners have to write.
  const ownWords = new Set(
    solutionWords.filter(({ certain }) => !certain).map(({ word }) => word),
  );
  const givenWords = readCWords(start, otherCode).map((usedWord) =>
    ownWords.has(usedWord.word) ? toUncertain(usedWord) : usedWord,
  );
  return [
    ...addFile('inicio.c', givenWords),
    ...addFile('solucion.c', solutionWords),
  ];
}

const addFile = (name: string, words: readonly UsedWord[]): FileWord[] =>
  words.map((usedWord) => ({ ...usedWord, name }));

const readStep = ({ given, program }: CStep): FileWord[] =>
  addFile(programFile, readCWords(program, joinCode(given)));

/** Finds the words of C in blocks of code, exercises and steps. */
export const words: LabBuild['words'] = {
  readers: { c: readCWords },
  readFolder: (item) =>
    isExercise(item) ? readExercise(item) : readStep(item as CStep),
  readCode: (item) =>
    isExercise(item) ? item.solution : (item as CStep).program,
};
