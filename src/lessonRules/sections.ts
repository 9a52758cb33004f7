import type { Finding } from '../content/finding';
import { CLOSING_TITLES, findSection } from '../content/sections';
import type { Section } from '../content/sections';
import type { Rule } from './types';

const formatHeading = (title: string) => `«## ${title}»`;

const getLine = ({ heading }: Section) => heading.position?.start.line ?? 1;

/** Requires the four closing sections, in order and none of them empty. */
export const checkSections: Rule = ({ file, tree }) => {
  const findings: Finding[] = [];
  let last: { title: string; line: number } | undefined;
  for (const title of CLOSING_TITLES) {
    const section = findSection(tree, title);
    if (!section) {
      findings.push({
        level: 'error',
        file,
        expected: `el apartado ${formatHeading(title)}`,
        found: 'la lección sin él',
      });
      continue;
    }
    const line = getLine(section);
    if (section.children.length === 0)
      findings.push({
        level: 'error',
        file,
        line,
        expected: `algo escrito en ${formatHeading(title)}`,
        found: 'el título solo',
      });
    if (last && line < last.line)
      findings.push({
        level: 'error',
        file,
        line,
        expected: `${formatHeading(last.title)} antes de ${formatHeading(title)}`,
        found: 'el orden contrario',
      });
    last = { title, line };
  }
  return findings;
};
