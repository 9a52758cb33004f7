import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { visitProse } from './prose';
import { explanationOf } from './sections';
import type { Rule } from './types';

const most = 8;

/** «**Precisión.** Un guion…» and «**1. Suma**» open a paragraph; they name no term. */
const opensParagraph = /[.:?!]$|^\d/;

/** A lesson presents few new terms; the first time, each is in bold. */
export const checkTerms: Rule = ({ file, tree }) => {
  const terms = new Set<string>();
  visitProse(explanationOf(tree), (line) => {
    visit(line, 'strong', (node) => {
      const text = toString(node).trim().toLowerCase();
      if (!opensParagraph.test(text)) terms.add(text);
    });
  });
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
