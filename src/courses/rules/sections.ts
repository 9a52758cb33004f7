import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Finding } from '../../content/finding';
import type { Rule } from './types';

/** Titles of the sections that close every lesson, in order. */
const CLOSING_TITLES = [
  'Errores comunes',
  'Practica',
  'Comprueba lo aprendido',
  'Resumen',
] as const;

type ClosingTitle = (typeof CLOSING_TITLES)[number];

interface Section {
  readonly heading: Heading;
  readonly children: readonly RootContent[];
}

const isHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

/** Finds the section under a heading of level 2. */
export function findSection(
  { children }: Root,
  title: ClosingTitle,
): Section | undefined {
  const start = children.findIndex(
    (node) => isHeading(node) && toString(node) === title,
  );
  const heading = children[start];
  if (!heading || !isHeading(heading)) return undefined;
  const rest = children.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return { heading, children: end < 0 ? rest : rest.slice(0, end) };
}

/** Returns the nodes before the closing sections. */
export function getExplanation({ children }: Root): readonly RootContent[] {
  const end = children.findIndex(
    (node) =>
      isHeading(node) &&
      CLOSING_TITLES.some((title) => title === toString(node).trim()),
  );
  return end < 0 ? children : children.slice(0, end);
}

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
