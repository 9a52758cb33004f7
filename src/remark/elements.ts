import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { Problems } from './problems';

/**
 * Visits the elements with a name that stand alone on their line. Elements
 * inside a paragraph are reported to `problems`.
 *
 * @param openingTag The opening tag as CONTRIBUTING.md writes it: `<Exercise
 * id="…">`.
 */
export function visitElements(
  tree: Root,
  name: string,
  openingTag: string,
  problems: Problems,
  read: (element: MdxJsxFlowElement) => void,
): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || node.name !== name) return undefined;
    if (node.type === 'mdxJsxFlowElement') read(node);
    else
      problems.add({
        line: node.position?.start.line,
        place: `<${name}>`,
        expected: `${openingTag} y </${name}>, cada uno solo en su línea`,
        found: 'una etiqueta dentro de un párrafo',
      });
    return SKIP;
  });
}
