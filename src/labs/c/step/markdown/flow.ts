import type { List } from 'mdast';
import { createCodeNode } from '../../../exercise/markdown/kind';
import { createFileBlock } from '../../exercise/markdown/givenFiles';
import type { StepRun } from '../run';
import type { Flow } from '../../../../content/jsx';

const createParagraph = (value: string): Flow => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/** Blocks of how a program runs: its other files, arguments and input. */
export const createRunBlocks = ({
  input,
  args,
  given = [],
}: StepRun): readonly Flow[] => [
  ...given.map(createFileBlock),
  ...(args
    ? [
        createParagraph('Con los argumentos:'),
        createCodeNode('text', null, args.join(' ')),
      ]
    : []),
  ...(input === undefined
    ? []
    : [createParagraph('Se teclea:'), createCodeNode('text', null, input)]),
];

/** Builds a numbered list of program outputs. */
export const createOrderedList = (texts: readonly string[]): List => ({
  type: 'list',
  ordered: true,
  spread: false,
  children: texts.map((text) => ({
    type: 'listItem',
    spread: false,
    children: [createCodeNode('text', null, text)],
  })),
});
