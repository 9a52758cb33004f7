import { visit } from 'unist-util-visit';
import { countWords } from './prose';
import type { Finding } from '../../content/finding';
import type { Rule } from './types';

const least = 900;
const most = 1500;
const mostFolded = 250;

/**
 * Warns when a lesson or one of its `<details>` is too short or too long: each
 * is meant to be read in one sitting.
 */
export const checkLength: Rule = ({ file, tree }) => {
  const findings: Finding[] = [];
  const words = countWords(tree.children);
  if (words < least || words > most)
    findings.push({
      level: 'warning',
      file,
      expected: `de ${least} a ${most} palabras, sin contar código, ejercicios ni preguntas`,
      found: `${words}`,
    });
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'details') return;
    const folded = countWords(node.children);
    if (folded > mostFolded)
      findings.push({
        level: 'warning',
        file,
        line: node.position?.start.line ?? 1,
        expected: `${mostFolded} palabras como mucho en lo que se despliega`,
        found: `${folded}`,
      });
  });
  return findings;
};
