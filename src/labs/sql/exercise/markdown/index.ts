import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import type { ExerciseOf, ExercisePage } from '../../../exercise/markdown/kind';
import type { AnyExercise } from '../../../types';
import { createTask } from './createTask';
import { answerFormat, readSqlFiles } from './files';
import type { SqlFiles } from './files';
import { exerciseSchema } from './schema';
import type { SqlExerciseData, TaskData } from './schema';

/** Exercise of SQL, read from its folder. */
export type SqlExercise = ExerciseOf<'sql', SqlExerciseData, SqlFiles>;

/** Creates the content of the page of an exercise or a step. */
export const createPage = (data: TaskData, files: SqlFiles): ExercisePage => ({
  element: 'SqlExercise',
  props: { start: files.start, task: createTask(data, files) },
  start: [createCodeNode('sql', 'fragmento', files.start)],
  solution: [createCodeNode('sql', 'fragmento', files.solution)],
});

/** Kind of exercise in which the reader writes SQL. */
export const sqlExercise = createExerciseKind('sql', {
  schema: exerciseSchema,
  readFiles: (files) => readSqlFiles(files, answerFormat),
  toPage: createPage,
});

/** Returns true for an exercise of SQL. */
export const isSqlExercise = <Exercise extends AnyExercise>(
  exercise: Exercise,
): exercise is Exercise & SqlExercise => exercise.kind === 'sql';
