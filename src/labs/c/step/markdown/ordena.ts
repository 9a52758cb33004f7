import * as v from 'valibot';
import { distinct } from '../../../exercise/markdown/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import { block, exerciseKind } from '../../../exercise/markdown/kind';
import { tokenise } from '../../../../remark/highlight/paint';
import { readOrder, shuffle, toProgram } from '../../engine/step/order';
import type { Ordered } from '../../engine/step/order';
import { taskOf } from '../../exercise/markdown';
import { programFile } from '../programFile';
import { addFaults, programExpected, taskFields } from './fields';

const expectedExtra = 'de 1 a 4 líneas que sobran, distintas';

const schema = v.strictObject({
  tipo: v.literal('ordena'),
  ...stepFields,
  ...taskFields,
  sobran: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string('una línea de código'),
          v.regex(
            /^[^\n]*\S[^\n]*$/,
            'una sola línea de código, con su sangría',
          ),
        ),
        expectedExtra,
      ),
      v.minLength(1, expectedExtra),
      v.maxLength(4, expectedExtra),
      distinct('líneas distintas: esta ya está'),
    ),
    [],
  ),
});

interface Files extends Ordered {
  /** Program in the author's order. */
  readonly program: string;
}

function readFiles(files: ExerciseFiles): Files {
  const source = files.read(programFile, programExpected);
  const read = readOrder(source);
  if ('lines' in read) return { ...read, program: toProgram(read, read.lines) };
  if (source !== '') addFaults(files, read.faults);
  return { head: '', tail: '', lines: [], program: source };
}

const code = (text: string) => block('c', `title="${programFile}"`, text);

const paint = (text: string) => tokenise(text.replace(/\n$/, ''), 'c');

/** Kind of step in which the reader orders the lines of a program. */
export const ordena = exerciseKind('ordena', {
  schema,
  readFiles,
  toPage: (data, { head, tail, lines, program }) => {
    const shuffled = shuffle(lines, data.sobran);
    return {
      element: 'Step',
      props: {
        work: {
          kind: 'ordena',
          head: paint(head),
          tail: paint(tail),
          lines: shuffled.map(paint),
          hasExtra: data.sobran.length > 0,
          task: taskOf(data),
        },
      },
      start: [
        block(
          'c',
          'title="Líneas en desorden"',
          toProgram({ head, tail }, shuffled),
        ),
      ],
      solution: [code(program)],
    };
  },
});
