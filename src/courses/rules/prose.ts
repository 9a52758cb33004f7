import type { Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const lines = new Set(['paragraph', 'heading', 'tableCell']);

/** What readers do, or unfold if they wish, is not the lesson's own text. */
const apart = new Set(['Exercise', 'Quiz', 'Step', 'details']);

const isApart = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' && apart.has(node.name ?? '');

function countText(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Calls back for every text of a lesson's prose: code, exercises, quizzes and folded parts are none. */
export function visitProse(
  nodes: readonly RootContent[],
  callback: (line: Nodes) => void,
): void {
  const root: Root = { type: 'root', children: [...nodes] };
  visit(root, (node) => {
    if (isApart(node)) return SKIP;
    if (!lines.has(node.type)) return undefined;
    callback(node);
    return SKIP;
  });
}

/** How many words of prose there are. */
export function countWords(nodes: readonly RootContent[]): number {
  let count = 0;
  visitProse(nodes, (line) => {
    count += countText(toString(line));
  });
  return count;
}
