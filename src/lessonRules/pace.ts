import type { RootContent } from 'mdast';
import { isChecked, isRunnable } from '../content/activities';
import { countWords } from '../content/prose';
import { getExplanation } from '../content/sections';
import type { Finding } from '../content/finding';
import type { Rule } from './types';

const MAX_WORDS_BEFORE_ACTIVITY = 150;
const MAX_WORDS_UNCHECKED = 300;

/**
 * Counts the words of prose before the first node that matches.
 *
 * @returns Words, or `undefined` when no node matches.
 */
export function countWordsBefore(
  nodes: readonly RootContent[],
  isSought: (node: RootContent) => boolean,
): number | undefined {
  const first = nodes.findIndex(isSought);
  return first < 0 ? undefined : countWords(nodes.slice(0, first));
}

/**
 * Finds the longest stretch of prose without an element that the page checks.
 */
export function findLongestUnchecked(nodes: readonly RootContent[]): {
  readonly words: number;
  readonly line: number;
} {
  let words = 0;
  let line = 1;
  let longest = { words, line };
  for (const node of nodes) {
    if (isChecked(node)) words = 0;
    else {
      if (words === 0) line = node.position?.start.line ?? 1;
      words += countWords([node]);
      if (words > longest.words) longest = { words, line };
    }
  }
  return longest;
}

/**
 * Warns when readers take long to run or answer something for the first time,
 * and when a stretch of prose has no exercise or question.
 */
export const checkPace: Rule = ({ file, tree }) => {
  const findings: Finding[] = [];
  const nodes = getExplanation(tree);
  const before = countWordsBefore(
    nodes,
    (node) => isRunnable(node) || isChecked(node),
  );
  if ((before ?? countWords(nodes)) > MAX_WORDS_BEFORE_ACTIVITY)
    findings.push({
      level: 'warning',
      file,
      expected: `algo que ejecutar o contestar en las primeras ${MAX_WORDS_BEFORE_ACTIVITY} palabras`,
      found:
        before === undefined
          ? 'nada antes de «Practica»'
          : `${before} palabras antes`,
    });
  const { words, line } = findLongestUnchecked(nodes);
  if (words > MAX_WORDS_UNCHECKED)
    findings.push({
      level: 'warning',
      file,
      line,
      expected: `una pregunta o un ejercicio cada ${MAX_WORDS_UNCHECKED} palabras`,
      found: `${words} palabras seguidas desde esta línea`,
    });
  return findings;
};
