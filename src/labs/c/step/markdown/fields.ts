import * as v from 'valibot';
import { oneOf } from '../../../../utils/schemaFields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { spacings } from '../../engine/exercise/types';
import type { MarkFault } from '../../engine/step/blanks';
import { standards } from '../../engine/types';
import type { SourceFile, Standard } from '../../engine/types';
import { cases, constructs } from '../../exercise/markdown/schema';
import { programFile } from '../programFile';
import type { StepRun } from '../run';

export const spaces = v.optional(oneOf(spacings), 'flexibles');

export const standard = v.optional(oneOf(standards), 'c17');

/** Input of a step's program. */
export const input = v.optional(
  v.string('el texto que se teclea (entre comillas si es un número)'),
);

/** Builds how a step's program runs, from the author's fields and files. */
export const toStepRun = (
  {
    estandar,
    entrada,
    argumentos,
  }: {
    readonly estandar: Standard;
    readonly entrada?: string | undefined;
    readonly argumentos?: readonly string[] | undefined;
  },
  givenFiles: readonly SourceFile[],
): StepRun => ({
  standard: estandar,
  ...(entrada !== undefined && { input: entrada }),
  ...(argumentos && { args: argumentos }),
  ...(givenFiles.length > 0 && { given: givenFiles }),
});

export const programExpected = `el archivo «${programFile}» del paso, con algo escrito`;

/**
 * Describes how to generate a missing file, in the error shown to the author.
 */
export const describeGeneratedFile = (name: string) =>
  `el archivo «${name}» del paso, que escribe «npm run lesson -- LECCIÓN --escribe»`;

/** Fields that grade the reader's program, as in an exercise. */
export const taskFields = {
  // Only C17: in C23, `[[` is ambiguous between a mark and an attribute.
  estandar: v.optional(
    v.literal('c17', 'c17, la única edición de este paso'),
    'c17',
  ),
  espacios: spaces,
  casos: cases,
  exige: constructs,
  prohibe: constructs,
};

/** Reports the invalid marks of a program to the author. */
export function addFaults(
  files: ExerciseFiles,
  faults: readonly MarkFault[],
): void {
  for (const { line, expected, found } of faults)
    files.addProblem(`${programFile}, línea ${line}`, expected, found);
}
