import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { findAttribute } from '../../content/findAttribute';
import { formatPlace } from '../formatPlace';

function fail(file: VFile, line: number | undefined, found: string): never {
  throw new Error(
    `${formatPlace(file, line)}\n  se esperaba: <Term id="…"> con un identificador de src/data/glosario\n  se encontró: ${found}`,
  );
}

/**
 * Collects the ids of the terms that the author marked with `<Term>`; the
 * plugin does not mark them again.
 *
 * @throws {Error} in Spanish, for authors, when the id is missing or is not in
 * the glossary.
 */
export function collectHandwrittenTerms(
  node: Nodes,
  file: VFile,
  known: ReadonlySet<string>,
): string[] {
  const inside =
    'children' in node
      ? node.children.flatMap((child) =>
          collectHandwrittenTerms(child, file, known),
        )
      : [];
  const isTerm =
    (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
    node.name === 'Term';
  if (!isTerm) return inside;
  const id = findAttribute(node, 'id')?.value;
  if (typeof id === 'string' && known.has(id)) return [id, ...inside];
  return fail(
    file,
    node.position?.start.line,
    typeof id === 'string' ? `«${id}»` : 'un término sin identificador',
  );
}
