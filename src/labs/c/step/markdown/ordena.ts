import * as v from 'valibot';
import { checkDistinct } from '../../../exercise/markdown/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import { tokenise } from '../../../kit/highlight/paint';
import { readOrder, shuffleLines, buildProgram } from '../../engine/step/order';
import type { OrderedProgram } from '../../engine/step/order';
import { createTask } from '../../exercise/markdown';
import {
  createFileBlock,
  readGivenFiles,
} from '../../exercise/markdown/givenFiles';
import type { SourceFile } from '../../engine/types';
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
      checkDistinct('líneas distintas: esta ya está'),
    ),
    [],
  ),
});

interface Files extends OrderedProgram {
  /** Files that the step gives besides its program. */
  readonly given: readonly SourceFile[];
  /** Program in the author's order. */
  readonly program: string;
}

function readFiles(files: ExerciseFiles): Files {
  const givenFiles = readGivenFiles(files);
  const source = files.read(programFile, programExpected);
  const read = readOrder(source);
  if ('lines' in read)
    return {
      ...read,
      given: givenFiles,
      program: buildProgram(read, read.lines),
    };
  if (source !== '') addFaults(files, read.faults);
  return { given: givenFiles, head: '', tail: '', lines: [], program: source };
}

const createCodeBlock = (text: string) =>
  createCodeNode('c', `title="${programFile}"`, text);

const highlightCode = (text: string) => tokenise(text.replace(/\n$/, ''), 'c');

/** Kind of step in which the reader orders the lines of a program. */
export const ordena = createExerciseKind('ordena', {
  schema,
  readFiles,
  toPage: (data, { given, head, tail, lines, program }) => {
    const shuffledLines = shuffleLines(lines, data.sobran);
    return {
      element: 'Step',
      props: {
        work: {
          kind: 'ordena',
          head: highlightCode(head),
          tail: highlightCode(tail),
          lines: shuffledLines.map(highlightCode),
          hasExtra: data.sobran.length > 0,
          task: createTask(data, given),
        },
      },
      start: [
        createCodeNode(
          'c',
          'title="Líneas en desorden"',
          buildProgram({ head, tail }, shuffledLines),
        ),
        ...given.map(createFileBlock),
      ],
      solution: [createCodeBlock(program)],
    };
  },
});
