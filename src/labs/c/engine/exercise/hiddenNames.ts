import { removeBlanks } from './trivia';
import { getByteRange, walkNodes } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

const scopes = new Set(['FunctionDecl', 'CompoundStmt', 'ForStmt']);

const isVariable = ({ kind }: SyntaxNode) =>
  kind === 'VarDecl' || kind === 'ParmVarDecl';

/**
 * Returns the ids of local variables that shadow another of the same function.
 */
function findShadowingIds(
  node: SyntaxNode,
  outer: ReadonlySet<string> = new Set(),
  inner = new Set<string>(),
): readonly string[] {
  const { name = '', id = '' } = node;
  if (isVariable(node)) {
    inner.add(name);
    return outer.has(name) ? [id] : [];
  }
  const isScope = scopes.has(node.kind ?? '');
  const outerNames = isScope ? new Set([...outer, ...inner]) : outer;
  const scopeNames = isScope ? new Set<string>() : inner;
  return (node.inner ?? []).flatMap((part) =>
    findShadowingIds(part, outerNames, scopeNames),
  );
}

/** Returns the names in a line that are variables of a function. */
function findVariableNames(
  line: string,
  nodes: readonly SyntaxNode[],
): string[] {
  const declaredNames = new Set(
    nodes.filter(isVariable).map(({ name }) => name),
  );
  const bareLine = line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '');
  return (bareLine.match(/[A-Za-z_]\w*/g) ?? []).filter((name) =>
    declaredNames.has(name),
  );
}

/**
 * Finds a name that means something else in every copy of a line that is a
 * whole statement: a variable that shadows the original one, or a macro.
 *
 * @param declarations Declarations without the code that has no effect.
 */
export function findHiddenName(
  source: string,
  declarations: readonly SyntaxNode[],
  line: string,
): string | undefined {
  const bytes = new TextEncoder().encode(source);
  const wantedLine = removeBlanks(line).replace(/;$/, '');
  const hidden = declarations.flatMap((declaration) => {
    const nodes = [...walkNodes(declaration)];
    const names = findVariableNames(line, nodes);
    const hidingIds = new Set(findShadowingIds(declaration));
    return nodes
      .filter((node) => {
        const [start, end] = getByteRange(node) ?? [];
        const text = new TextDecoder().decode(bytes.subarray(start, end));
        return start !== undefined && removeBlanks(text) === wantedLine;
      })
      .map((copy) => {
        const seenNames = [...walkNodes(copy)]
          .map((node) => (isVariable(node) ? node : node.referencedDecl))
          .filter((reference) => !hidingIds.has(reference?.id ?? ''))
          .map((reference) => reference?.name);
        return names.find((name) => !seenNames.includes(name));
      });
  });
  return hidden.every((name) => name !== undefined) ? hidden[0] : undefined;
}
