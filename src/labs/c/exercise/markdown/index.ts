import type { ExerciseCase, ExerciseTask } from '../../engine/exercise/types';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { block, exerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { schema } from './schema';
import type { CData } from './schema';

interface CFiles {
  /** What the reader begins with. */
  readonly start: string;
  readonly solution: string;
}

/** An exercise in C as its author left it in its folder. */
export type CExercise = ExerciseOf<'c', CData, CFiles>;

function readFiles(files: ExerciseFiles): CFiles {
  const start = files.read('inicio.c');
  const solution = files.read('solucion.c');
  if (start !== '' && start === solution)
    files.add('inicio.c', 'un programa distinto de la solución', 'el mismo');
  return { start, solution };
}

function toCase(data: CData['casos'][number]): ExerciseCase {
  return {
    name: data.nombre,
    output: data.salida,
    ...(data.entrada !== undefined && { input: data.entrada }),
    ...(data.estado !== 0 && { status: data.estado }),
    ...(!data.visible && { hidden: true }),
    ...(data.argumentos !== undefined && { args: data.argumentos }),
  };
}

/** What the judge of programs has to know of it. */
export function taskOf(data: CData): ExerciseTask {
  return {
    standard: data.estandar,
    spaces: data.espacios,
    cases: data.casos.map(toCase),
    required: data.exige,
    forbidden: data.prohibe,
  };
}

const program = (title: string, text: string) =>
  block('c', `title="${title}"`, text);

/** Exercises in C: a program to write. */
export const cExercise = exerciseKind('c', {
  schema,
  readFiles,
  toPage: (data, { start, solution }) => ({
    element: 'Exercise',
    props: { start, task: taskOf(data) },
    start: [program('inicio.c', start)],
    solution: [program('solucion.c', solution)],
  }),
});
