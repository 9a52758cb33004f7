import type { Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const PROSE_NODE_TYPES = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Elements whose text does not count as prose: readers complete them, or unfold
 * them if they wish.
 */
const NON_PROSE_ELEMENTS = new Set(['Exercise', 'Quiz', 'Step', 'details']);

const isNonProse = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' && NON_PROSE_ELEMENTS.has(node.name ?? '');

/** Counts the words of a text. */
export function countText(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Visits the paragraphs, headings and table cells of some nodes, outside code,
 * exercises, quizzes, steps and `<details>`.
 */
export function visitProse(
  nodes: readonly RootContent[],
  callback: (line: Nodes) => void,
): void {
  const root: Root = { type: 'root', children: [...nodes] };
  visit(root, (node) => {
    if (isNonProse(node)) return SKIP;
    if (!PROSE_NODE_TYPES.has(node.type)) return undefined;
    callback(node);
    return SKIP;
  });
}

/** Counts the words of prose. */
export function countWords(nodes: readonly RootContent[]): number {
  let count = 0;
  visitProse(nodes, (line) => {
    count += countText(toString(line));
  });
  return count;
}
