import { visit } from 'unist-util-visit';
import type { Finding } from '../content/finding';
import type { Rule } from './types';

const MAX_LINE_LENGTH = 42;

/**
 * Warns about lines of C too wide for a phone, where they would scroll
 * sideways.
 */
export const checkWidth: Rule = ({ file, tree }) => {
  const findings: Finding[] = [];
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang !== 'c') return;
    const first = (position?.start.line ?? 0) + 1;
    for (const [index, line] of value.split('\n').entries()) {
      const { length } = line;
      if (length > MAX_LINE_LENGTH)
        findings.push({
          level: 'warning',
          file,
          line: first + index,
          expected: `líneas de ${MAX_LINE_LENGTH} letras como mucho en un programa: más no caben en un teléfono`,
          found: `${length}`,
        });
    }
  });
  return findings;
};
