import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { visitProse } from '../content/prose';
import { getExplanation } from '../content/sections';
import type { Rule } from './types';

const MAX_TERMS = 8;

/**
 * Matches bold text that opens a paragraph and names no term: «**Precisión.**
 * Un guion…», «**1. Suma**».
 */
const PARAGRAPH_OPENING = /[.:?!]$|^\d/;

/** Collects the terms that a lesson introduces, which are in bold. */
export function collectTerms(tree: Root): ReadonlySet<string> {
  const terms = new Set<string>();
  visitProse(getExplanation(tree), (line) => {
    visit(line, 'strong', (node) => {
      const text = toString(node).trim().toLowerCase();
      if (!PARAGRAPH_OPENING.test(text)) terms.add(text);
    });
  });
  return terms;
}

/** Warns when a lesson introduces too many terms. */
export const checkTerms: Rule = ({ file, tree }) => {
  const terms = collectTerms(tree);
  if (terms.size <= MAX_TERMS) return [];
  return [
    {
      level: 'warning',
      file,
      expected: `${MAX_TERMS} términos nuevos en negrita como mucho`,
      found: `${terms.size}: ${[...terms].join(', ')}`,
    },
  ];
};
