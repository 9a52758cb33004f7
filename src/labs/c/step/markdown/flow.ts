import type { List } from 'mdast';
import { block } from '../../../exercise/markdown/kind';
import type { Flow } from '../../../../remark/jsx';

/** Paragraph and block with the program's input. */
export function typedInput(input: string | undefined): readonly Flow[] {
  if (input === undefined) return [];
  return [
    {
      type: 'paragraph',
      children: [{ type: 'text', value: 'Se teclea:' }],
    },
    block('text', null, input),
  ];
}

/** Builds a numbered list of program outputs. */
export const ordered = (texts: readonly string[]): List => ({
  type: 'list',
  ordered: true,
  spread: false,
  children: texts.map((text) => ({
    type: 'listItem',
    spread: false,
    children: [block('text', null, text)],
  })),
});
