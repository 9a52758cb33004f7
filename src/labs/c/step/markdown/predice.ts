import * as v from 'valibot';
import { distinct } from '../../../exercise/markdown/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import { block, exerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { hashOf } from '../../../../utils/hash';
import { tokenise } from '../../../../remark/highlight/paint';
import type { Flow } from '../../../../remark/jsx';
import { programFile } from '../programFile';
import type { PredictWork } from '../work';
import { input, madeBy, programExpected, spaces, standard } from './fields';
import { ordered, typedInput } from './flow';

/** File with the program's output, generated with the page's compiler. */
export const outputName = 'salida.txt';

const expectedOptions = 'de 1 a 4 salidas equivocadas, distintas';

const schema = v.strictObject({
  tipo: v.literal('predice'),
  ...stepFields,
  estandar: standard,
  espacios: spaces,
  entrada: input,
  aviso: v.optional(v.string('el aviso de clang que da, sin -W')),
  opciones: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string('un texto (entre comillas si es un número)'),
          v.minLength(1, 'una salida equivocada, con algo escrito'),
        ),
        expectedOptions,
      ),
      v.minLength(1, expectedOptions),
      v.maxLength(4, expectedOptions),
      distinct('salidas distintas: esta ya está'),
    ),
  ),
});

type Data = v.InferOutput<typeof schema>;

interface Files {
  readonly program: string;
  /** Output of the program, as generated. */
  readonly output: string;
}

/** Step that asks for a program's output, as read from the author's folder. */
export type PredictStep = ExerciseOf<'predice', Data, Files>;

function readFiles(files: ExerciseFiles): Files {
  return {
    program: files.read(programFile, programExpected),
    output: files.readMade(outputName, madeBy(outputName)),
  };
}

/**
 * Inserts the right output among the wrong ones, at a position that depends on
 * the program's hash.
 */
function optionsOf({ opciones }: Data, { program, output }: Files) {
  if (!opciones) return undefined;
  const place = parseInt(hashOf(program), 36) % (opciones.length + 1);
  return opciones.toSpliced(place, 0, output);
}

function workOf(data: Data, files: Files): PredictWork {
  const options = optionsOf(data, files);
  return {
    kind: 'predice',
    code: tokenise(files.program.replace(/\n$/, ''), 'c'),
    standard: data.estandar,
    spaces: data.espacios,
    output: files.output,
    ...(data.entrada !== undefined && { input: data.entrada }),
    ...(options && { options }),
  };
}

/** Kind of step in which the reader predicts a program's output. */
export const predice = exerciseKind('predice', {
  schema,
  readFiles,
  toPage: (data, files) => {
    const work = workOf(data, files);
    const start: Flow[] = [
      block('c', `title="${programFile}"`, files.program),
      ...typedInput(data.entrada),
      ...(work.options ? [ordered(work.options)] : []),
    ];
    return {
      element: 'Step',
      props: { work },
      start,
      solution: [block('text', null, files.output)],
    };
  },
});
