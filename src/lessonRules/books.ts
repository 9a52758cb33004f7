import { visit } from 'unist-util-visit';
import type { Finding } from '../content/finding';
import type { Rule } from './types';

/**
 * Elements of a lesson that the books write; `scripts/lib/books/clean` reads
 * what they become.
 */
const BOOK_ELEMENTS = new Set([
  'Exercise',
  'Pausa',
  'Quiz',
  'Step',
  'Term',
  'br',
  'details',
  'kbd',
  'summary',
]);

/**
 * Reports elements that a lesson may not have because the PDF and the EPUB of
 * its course would stop at them.
 */
export const checkBookElements: Rule = ({ file, tree }) => {
  const findings: Finding[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || !node.name || BOOK_ELEMENTS.has(node.name)) return;
    findings.push({
      level: 'error',
      file,
      line: node.position?.start.line,
      expected: `un elemento que los libros saben escribir (${[...BOOK_ELEMENTS].join(', ')}); para añadir otro, «Los libros» en CONTRIBUTING.md`,
      found: `<${node.name}>`,
    });
  });
  return findings;
};
