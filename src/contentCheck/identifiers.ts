import { walk } from 'estree-walker';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Collects the names that a page imports. */
export function collectImportedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? [])
      if (statement.type === 'ImportDeclaration')
        for (const { local } of statement.specifiers) names.add(local.name);
  });
  return names;
}

type Program = Parameters<typeof walk>[0];

/** Collects the identifiers of an expression, except names of properties. */
export function collectFreeNames(
  program: Program | null | undefined,
): string[] {
  const names: string[] = [];
  if (!program) return names;
  walk(program, {
    enter(node, parent, key) {
      const isMember = parent?.type === 'MemberExpression' && !parent.computed;
      if (node.type === 'Identifier' && !(isMember && key === 'property'))
        names.push(node.name);
    },
  });
  return names;
}
