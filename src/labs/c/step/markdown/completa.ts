import * as v from 'valibot';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import { tokenise } from '../../../../remark/highlight/paint';
import {
  BLANK_PLACEHOLDER,
  fillBlanks,
  readBlanks,
} from '../../engine/step/blanks';
import type { BlankedProgram } from '../../engine/step/blanks';
import { createTask } from '../../exercise/markdown';
import { programFile } from '../programFile';
import { addFaults, programExpected, taskFields } from './fields';

const schema = v.strictObject({
  tipo: v.literal('completa'),
  ...stepFields,
  ...taskFields,
});

interface Files extends BlankedProgram {
  /** Program with the author's solutions in its blanks. */
  readonly program: string;
}

function readFiles(files: ExerciseFiles): Files {
  const source = files.read(programFile, programExpected);
  const read = readBlanks(source);
  if ('pieces' in read)
    return { ...read, program: fillBlanks(read.pieces, read.blanks) };
  if (source !== '') addFaults(files, read.faults);
  return { pieces: [source], blanks: [], program: source };
}

const createCodeBlock = (text: string) =>
  createCodeNode('c', `title="${programFile}"`, text);

/** Kind of step in which the reader fills in the blanks of a program. */
export const completa = createExerciseKind('completa', {
  schema,
  readFiles,
  toPage: (data, { pieces, blanks, program }) => ({
    element: 'Step',
    props: {
      work: {
        kind: 'completa',
        code: tokenise(pieces.join(BLANK_PLACEHOLDER).replace(/\n$/, ''), 'c'),
        widths: blanks.map(({ length }) => length),
        task: createTask(data),
      },
    },
    start: [
      createCodeBlock(
        fillBlanks(
          pieces,
          blanks.map(() => '____'),
        ),
      ),
    ],
    solution: [createCodeBlock(program)],
  }),
});
