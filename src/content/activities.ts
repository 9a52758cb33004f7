import type { Nodes, RootContent } from 'mdast';

/** Returns true for a block of a laboratory that readers can run in the page. */
export const isRunnable = (node: RootContent): boolean =>
  node.type === 'code' && /(?:^|\s)ejecutable(?:\s|$)/.test(node.meta ?? '');

const CHECKED_ELEMENTS = new Set(['Exercise', 'Quiz', 'Step']);

/** Returns true for an element that readers complete and the page checks. */
export const isChecked = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && CHECKED_ELEMENTS.has(node.name ?? '');

/** Returns true for the place where the first sitting of a lesson ends. */
export const isPause = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Pausa';
