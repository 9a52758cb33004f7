import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import type { AnyStep } from '../../../types';
import { createShownQuery } from './queries';
import type { RowsQuestion } from './queries';
import { rowsSchema } from './schema';
import type { RowsData } from './schema';

interface RowsFiles {
  /** Statements that run after the sample database; empty when there are none. */
  readonly setUp: string;
}

/** Step that asks which rows a condition keeps, read from its folder. */
export type RowsStep = ExerciseOf<'filas', RowsData, RowsFiles>;

/** Reads the question of the step. */
export const readQuestion = ({
  tabla: table,
  columnas: columns,
  donde: condition,
}: RowsData): RowsQuestion => ({ table, columns, condition });

/** Kind of the steps that ask which rows a condition keeps. */
export const rowsStep = createExerciseKind('filas', {
  schema: rowsSchema,
  readFiles: (files): RowsFiles => ({
    setUp: files.has('preparar.sql') ? files.read('preparar.sql') : '',
  }),
  toPage: (data, { setUp }) => ({
    element: 'SqlRows',
    props: {
      work: {
        question: readQuestion(data),
        content: { base: data.base, ...(setUp !== '' && { setUp }) },
      },
    },
    start: [
      createCodeNode('sql', 'fragmento', createShownQuery(readQuestion(data))),
    ],
    solution: [],
  }),
});

/** Returns true for a step that asks which rows a condition keeps. */
export const isRowsStep = <Step extends AnyStep>(
  step: Step,
): step is Step & RowsStep => step.kind === 'filas';
