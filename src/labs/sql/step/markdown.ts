import { createExerciseKind } from '../../exercise/markdown/kind';
import type { ExerciseOf } from '../../exercise/markdown/kind';
import type { AnyStep, LabBuild } from '../../types';
import { createPage } from '../exercise/markdown';
import { answerFormat, readSqlFiles } from '../exercise/markdown/files';
import type { SqlFiles } from '../exercise/markdown/files';
import { rowsStep } from './Rows/markdown';
import { stepSchema } from '../exercise/markdown/schema';
import type { SqlStepData } from '../exercise/markdown/schema';

/** Step of SQL, read from its folder. */
export type SqlStep = ExerciseOf<'sql', SqlStepData, SqlFiles>;

/** Kinds of steps of SQL: shorter than an exercise, with fewer answers. */
export const sqlStepKinds = {
  sql: createExerciseKind('sql', {
    schema: stepSchema,
    readFiles: (files) =>
      readSqlFiles(files, { ...answerFormat, minOthers: 0, minWrong: 0 }),
    toPage: createPage,
  }),
  filas: rowsStep,
} satisfies LabBuild['stepKinds'];

/** Names of the kinds of steps, as readers see them. */
export const sqlStepNames: LabBuild['stepNames'] = {
  sql: 'Escríbelo en SQL',
  filas: '¿Qué filas quedan?',
};

/** Returns true for a step of SQL. */
export const isSqlStep = <Step extends AnyStep>(
  step: Step,
): step is Step & SqlStep => step.kind === 'sql';
