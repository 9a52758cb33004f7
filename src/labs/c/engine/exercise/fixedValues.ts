import { initialiserOf } from './changeValues';
import { constantValues } from './constantValues';
import type { Constant, FindValues } from './constantValues';
import { writers } from './printed';
import { baseOf, calledIn, nodesIn } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

const isAssigned = ({ kind, opcode = '' }: SyntaxNode) =>
  kind === 'CompoundAssignOperator' ||
  (kind === 'BinaryOperator' && opcode === '=') ||
  (kind === 'UnaryOperator' && ['++', '--', '&'].includes(opcode));

/**
 * Returns the parts that are only read: those that `sizeof` measures, and those
 * printed.
 */
function partsRead(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.kind === 'UnaryExprOrTypeTraitExpr') return node.inner ?? [];
  const format = writers[calledIn(node) ?? ''];
  return format === undefined ? [] : (node.inner ?? []).slice(format + 1);
}

const isChangeableArray = ({ kind, referencedDecl }: SyntaxNode) =>
  kind === 'DeclRefExpr' &&
  /^(?!.*\bconst\b).*\[/.test(referencedDecl?.type?.qualType ?? '');

/** Collects the ids of variables that may change after their declaration. */
function readChanged(
  nodes: readonly SyntaxNode[],
): ReadonlySet<string | undefined> {
  const read = new Set(
    nodes.flatMap(partsRead).flatMap((part) => [...nodesIn(part)]),
  );
  return new Set([
    ...nodes.filter(isAssigned).map(({ inner }) => baseOf(inner?.[0])?.id),
    ...nodes
      .filter((node) => isChangeableArray(node) && !read.has(node))
      .map(({ referencedDecl }) => referencedDecl?.id),
  ]);
}

/**
 * Maps the id of each variable or parameter to the expressions that give it its
 * value.
 */
function readSources(
  nodes: readonly SyntaxNode[],
): ReadonlyMap<string | undefined, readonly SyntaxNode[]> {
  const sources = new Map<string | undefined, readonly SyntaxNode[]>();
  for (const node of nodes) {
    const initialiser = node.kind === 'VarDecl' && initialiserOf(node);
    if (initialiser) sources.set(node.id, [initialiser]);
    if (node.kind !== 'FunctionDecl') continue;
    const calls = nodes.filter((each) => calledIn(each) === node.name);
    const mentions = nodes.filter(
      ({ referencedDecl }) => referencedDecl?.name === node.name,
    );
    // A call through a pointer to the function may pass any value.
    if (mentions.length > calls.length) continue;
    const parameters = (node.inner ?? []).filter(
      ({ kind }) => kind === 'ParmVarDecl',
    );
    for (const [index, { id }] of parameters.entries())
      sources.set(
        id,
        calls.flatMap(({ inner }) => inner?.[index + 1] ?? []),
      );
  }
  return sources;
}

/** Returns a lookup of the values of the variables that never change. */
export function readFixedValues(
  declarations: readonly SyntaxNode[],
): FindValues {
  const nodes = declarations.flatMap((each) => [...nodesIn(each)]);
  const changed = readChanged(nodes);
  const sources = readSources(nodes);
  const known = new Map<string | undefined, readonly Constant[] | undefined>();
  const findValues: FindValues = (id) => {
    if (known.has(id)) return known.get(id);
    // A value that leads back to itself depends on the run.
    known.set(id, undefined);
    const values = changed.has(id)
      ? []
      : (sources.get(id) ?? []).map((each) => constantValues(each, findValues));
    const all = values.flatMap((each) => each ?? []);
    const found =
      all.length > 0 && values.every((each) => each !== undefined)
        ? all
        : undefined;
    known.set(id, found);
    return found;
  };
  return findValues;
}
