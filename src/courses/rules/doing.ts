import type { RootContent } from 'mdast';

const runnable = new Set(['c', 'shell-session']);

/** Returns true for a program or a session that readers can run in the page. */
export const isRunnable = (node: RootContent): boolean =>
  node.type === 'code' &&
  runnable.has(node.lang ?? '') &&
  /(?:^|\s)ejecutable(?:\s|$)/.test(node.meta ?? '');

const checked = new Set(['Exercise', 'Quiz', 'Step']);

/** Returns true for an element that readers complete and the page checks. */
export const isChecked = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && checked.has(node.name ?? '');
