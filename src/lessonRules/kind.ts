import type { Root, RootContent } from 'mdast';
import type { Rule } from './types';

const isPlaceholder = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Placeholder';

const getFirstLine = ([node]: readonly RootContent[]) =>
  node?.position?.start.line ?? 1;

const listTextNodes = ({ children }: Root) =>
  children.filter((node) => !isPlaceholder(node));

/**
 * Rejects a lesson with `<Placeholder />`, and a «próximamente» page with text.
 */
export const checkKind: Rule = ({ file, head, tree }) => {
  const placeholders = tree.children.filter(isPlaceholder);
  const otherNodes = listTextNodes(tree);
  if (head.tipo === 'leccion' && placeholders.length > 0)
    return [
      {
        level: 'error',
        file,
        line: getFirstLine(placeholders),
        expected:
          'el texto de la lección, o «tipo: proximamente» si no está escrita',
        found: '<Placeholder /> en una página con «tipo: leccion»',
      },
    ];
  if (head.tipo === 'proximamente' && otherNodes.length > 0)
    return [
      {
        level: 'error',
        file,
        line: getFirstLine(otherNodes),
        expected:
          'solo <Placeholder />, o «tipo: leccion» si la lección ya está escrita',
        found: 'texto en una página con «tipo: proximamente»',
      },
    ];
  return [];
};
