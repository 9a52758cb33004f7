import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { findAttribute } from '../../content/findAttribute';
import { formatPlace } from '../../content/formatPlace';

function fail(file: VFile, line: number | undefined, foundText: string): never {
  throw new Error(
    `${formatPlace(file, line)}\n  se esperaba: <Term id="…"> con un identificador de src/data/glosario\n  se encontró: ${foundText}`,
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
  knownIds: ReadonlySet<string>,
): string[] {
  const childNames =
    'children' in node
      ? node.children.flatMap((child) =>
          collectHandwrittenTerms(child, file, knownIds),
        )
      : [];
  const isTerm =
    (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
    node.name === 'Term';
  if (!isTerm) return childNames;
  const id = findAttribute(node, 'id')?.value;
  if (typeof id === 'string' && knownIds.has(id)) return [id, ...childNames];
  return fail(
    file,
    node.position?.start.line,
    typeof id === 'string' ? `«${id}»` : 'un término sin identificador',
  );
}
