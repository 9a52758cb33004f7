import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Titles of the sections that close every lesson, in order. */
export const CLOSING_TITLES = [
  'Errores comunes',
  'Practica',
  'Comprueba lo aprendido',
  'Resumen',
] as const;

type ClosingTitle = (typeof CLOSING_TITLES)[number];

export interface Section {
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
