import * as v from 'valibot';
import { checkDistinct } from '../../../exercise/markdown/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { hashText } from '../../../../utils/hash';
import { tokenise } from '../../../kit/highlight/paint';
import type { Flow } from '../../../../content/jsx';
import { readGivenFiles } from '../../exercise/markdown/givenFiles';
import { programArguments } from '../../exercise/markdown/schema';
import type { SourceFile } from '../../engine/types';
import { programFile } from '../programFile';
import type { PredictWork } from '../work';
import {
  input,
  describeGeneratedFile,
  programExpected,
  spaces,
  standard,
  toStepRun,
} from './fields';
import { createOrderedList, createRunBlocks } from './flow';

/** File with the program's output, generated with the page's compiler. */
export const OUTPUT_FILE = 'salida.txt';

const expectedOptions = 'de 1 a 4 salidas equivocadas, distintas';

const schema = v.strictObject({
  tipo: v.literal('predice'),
  ...stepFields,
  estandar: standard,
  espacios: spaces,
  entrada: input,
  argumentos: programArguments,
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
      checkDistinct('salidas distintas: esta ya está'),
    ),
  ),
});

type Data = v.InferOutput<typeof schema>;

interface Files {
  /** Files that the step gives besides its program. */
  readonly given: readonly SourceFile[];
  readonly program: string;
  /** Output of the program, as generated. */
  readonly output: string;
}

/** Step that asks for a program's output, as read from the author's folder. */
export type PredictStep = ExerciseOf<'predice', Data, Files>;

function readFiles(files: ExerciseFiles): Files {
  return {
    given: readGivenFiles(files),
    program: files.read(programFile, programExpected),
    output: files.readGenerated(
      OUTPUT_FILE,
      describeGeneratedFile(OUTPUT_FILE),
    ),
  };
}

/**
 * Inserts the right output among the wrong ones, at a position that depends on
 * the program's hash.
 */
function insertRightOption({ opciones }: Data, { program, output }: Files) {
  if (!opciones) return undefined;
  const place = parseInt(hashText(program), 36) % (opciones.length + 1);
  return opciones.toSpliced(place, 0, output);
}

function createWork(data: Data, files: Files): PredictWork {
  const options = insertRightOption(data, files);
  return {
    kind: 'predice',
    code: tokenise(files.program.replace(/\n$/, ''), 'c'),
    ...toStepRun(data, files.given),
    spaces: data.espacios,
    output: files.output,
    ...(options && { options }),
  };
}

/** Kind of step in which the reader predicts a program's output. */
export const predice = createExerciseKind('predice', {
  schema,
  readFiles,
  toPage: (data, files) => {
    const work = createWork(data, files);
    const start: Flow[] = [
      createCodeNode('c', `title="${programFile}"`, files.program),
      ...createRunBlocks(work),
      ...(work.options ? [createOrderedList(work.options)] : []),
    ];
    return {
      element: 'Step',
      props: { work },
      start,
      solution: [createCodeNode('text', null, files.output)],
    };
  },
});
