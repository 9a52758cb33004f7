import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { Problems } from './problems';

/**
 * Reads each element of a document that authors write around Markdown; those
 * in the middle of a paragraph go to `problems`.
 *
 * @param opening As CONTRIBUTING.md writes its first tag: `<Exercise id="…">`.
 */
export function visitElements(
  tree: Root,
  name: string,
  opening: string,
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
        expected: `${opening} y </${name}>, cada uno solo en su línea`,
        found: 'una etiqueta dentro de un párrafo',
      });
    return SKIP;
  });
}
