import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { visitProse } from './prose';
import { explanationOf } from './sections';
import type { Rule } from './types';

const most = 8;

/**
 * Matches bold text that opens a paragraph and names no term: «**Precisión.**
 * Un guion…», «**1. Suma**».
 */
const opensParagraph = /[.:?!]$|^\d/;

/** Collects the terms that a lesson introduces, which are in bold. */
export function termsOf(tree: Root): ReadonlySet<string> {
  const terms = new Set<string>();
  visitProse(explanationOf(tree), (line) => {
    visit(line, 'strong', (node) => {
      const text = toString(node).trim().toLowerCase();
      if (!opensParagraph.test(text)) terms.add(text);
    });
  });
  return terms;
}

/** Warns when a lesson introduces too many terms. */
export const checkTerms: Rule = ({ file, tree }) => {
  const terms = termsOf(tree);
  if (terms.size <= most) return [];
  return [
    {
      level: 'warning',
      file,
      expected: `${most} términos nuevos en negrita como mucho`,
      found: `${terms.size}: ${[...terms].join(', ')}`,
    },
  ];
};
