import * as v from 'valibot';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { stepFields } from '../../../exercise/markdown/fields';
import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import { tokenise } from '../../../kit/highlight/paint';
import {
  BLANK_PLACEHOLDER,
  fillBlanks,
  readBlanks,
} from '../../engine/step/blanks';
import type { BlankedProgram } from '../../engine/step/blanks';
import { createTask } from '../../exercise/markdown';
import {
  createFileBlock,
  readGivenFiles,
} from '../../exercise/markdown/givenFiles';
import type { SourceFile } from '../../engine/types';
import { programFile } from '../programFile';
import { addFaults, programExpected, taskFields } from './fields';

const schema = v.strictObject({
  tipo: v.literal('completa'),
  ...stepFields,
  ...taskFields,
});

interface Files extends BlankedProgram {
  /** Files that the step gives besides its program. */
  readonly given: readonly SourceFile[];
  /** Program with the author's solutions in its blanks. */
  readonly program: string;
}

function readFiles(files: ExerciseFiles): Files {
  const givenFiles = readGivenFiles(files);
  const source = files.read(programFile, programExpected);
  const read = readBlanks(source);
  if ('pieces' in read)
    return {
      ...read,
      given: givenFiles,
      program: fillBlanks(read.pieces, read.blanks),
    };
  if (source !== '') addFaults(files, read.faults);
  return { given: givenFiles, pieces: [source], blanks: [], program: source };
}

const createCodeBlock = (text: string) =>
  createCodeNode('c', `title="${programFile}"`, text);

/** Kind of step in which the reader fills in the blanks of a program. */
export const completa = createExerciseKind('completa', {
  schema,
  readFiles,
  toPage: (data, { given, pieces, blanks, program }) => ({
    element: 'Step',
    props: {
      work: {
        kind: 'completa',
        code: tokenise(pieces.join(BLANK_PLACEHOLDER).replace(/\n$/, ''), 'c'),
        widths: blanks.map(({ length }) => length),
        task: createTask(data, given),
      },
    },
    start: [
      createCodeBlock(
        fillBlanks(
          pieces,
          blanks.map(() => '____'),
        ),
      ),
      ...given.map(createFileBlock),
    ],
    solution: [createCodeBlock(program)],
  }),
});
