import type { FileWord } from '../../kit/lesson/types';
import type { AnyFolder, LabBuild } from '../../types';
import type { SqlExercise } from '../exercise/markdown';
import type { SqlStep } from '../step/markdown';
import { readQuestion } from '../step/Rows/markdown';
import type { RowsStep } from '../step/Rows/markdown';
import { createShownQuery } from '../step/Rows/queries';
import { readSqlWords } from './readSqlWords';

const addFile = (name: string, sql: string): FileWord[] =>
  readSqlWords(sql).map((used) => ({ ...used, name }));

const isExercise = (folder: AnyFolder): folder is SqlExercise =>
  folder.kind === 'sql';

const readStepCode = (folder: AnyFolder): string =>
  folder.kind === 'filas'
    ? createShownQuery(readQuestion((folder as RowsStep).data))
    : (folder as SqlStep).solution;

/** Finds the words of SQL in blocks of code, exercises and steps. */
export const words: LabBuild['words'] = {
  readers: { sql: readSqlWords },
  readFolder: (folder) =>
    isExercise(folder)
      ? [
          ...addFile('inicio.sql', folder.start),
          ...addFile('solucion.sql', folder.solution),
        ]
      : addFile('paso.yml', readStepCode(folder)),
  readCode: (folder) =>
    isExercise(folder) ? folder.solution : readStepCode(folder),
};
