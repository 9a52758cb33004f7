import { visit } from 'unist-util-visit';
import { countWords } from '../content/prose';
import type { Finding } from '../content/finding';
import type { Rule } from './types';

const MIN_WORDS = 1000;
const MAX_WORDS = 1800;
const MAX_FOLDED_WORDS = 250;

/**
 * Warns when a lesson or one of its `<details>` is too short or too long.
 */
export const checkLength: Rule = ({ file, tree }) => {
  const findings: Finding[] = [];
  const words = countWords(tree.children);
  if (words < MIN_WORDS || words > MAX_WORDS)
    findings.push({
      level: 'warning',
      file,
      expected: `de ${MIN_WORDS} a ${MAX_WORDS} palabras, sin contar código, ejercicios ni preguntas`,
      found: `${words}`,
    });
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'details') return;
    const foldedWords = countWords(node.children);
    if (foldedWords > MAX_FOLDED_WORDS)
      findings.push({
        level: 'warning',
        file,
        line: node.position?.start.line ?? 1,
        expected: `${MAX_FOLDED_WORDS} palabras como mucho en lo que se despliega`,
        found: `${foldedWords}`,
      });
  });
  return findings;
};
