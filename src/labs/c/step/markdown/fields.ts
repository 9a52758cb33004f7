import * as v from 'valibot';
import { oneOf } from '../../../../content/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { spacings } from '../../engine/exercise/types';
import type { MarkFault } from '../../engine/step/blanks';
import { standards } from '../../engine/types';
import { cases, constructs } from '../../exercise/markdown/schema';
import { programFile } from '../programFile';

export const spaces = v.optional(oneOf(spacings), 'flexibles');

export const standard = v.optional(oneOf(standards), 'c17');

/** What is typed into the program of a step. */
export const input = v.optional(
  v.string('el texto que se teclea (entre comillas si es un número)'),
);

export const programExpected = `el archivo «${programFile}» del paso, con algo escrito`;

/** How a file that the author does not write comes about. */
export const madeBy = (name: string) =>
  `el archivo «${name}» del paso, que escribe «npm run lesson -- LECCIÓN --escribe»`;

/** How the program that the reader makes is judged, as an exercise is. */
export const taskFields = {
  // With C23, «[[» would be a mark and an attribute.
  estandar: v.optional(
    v.literal('c17', 'c17, la única edición de este paso'),
    'c17',
  ),
  espacios: spaces,
  casos: cases,
  exige: constructs,
  prohibe: constructs,
};

/** Tells the author which marks of a program cannot be understood. */
export function addFaults(
  files: ExerciseFiles,
  faults: readonly MarkFault[],
): void {
  for (const { line, expected, found } of faults)
    files.add(`${programFile}, línea ${line}`, expected, found);
}
