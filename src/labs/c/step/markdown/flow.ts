import type { List } from 'mdast';
import { createCodeNode } from '../../../exercise/markdown/kind';
import type { Flow } from '../../../../remark/jsx';

/** Paragraph and block with the program's input. */
export function createInputBlocks(input: string | undefined): readonly Flow[] {
  if (input === undefined) return [];
  return [
    {
      type: 'paragraph',
      children: [{ type: 'text', value: 'Se teclea:' }],
    },
    createCodeNode('text', null, input),
  ];
}

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
