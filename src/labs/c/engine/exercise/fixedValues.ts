import { getInitializer } from './changeValues';
import { findPossibleValues } from './constantValues';
import type { Constant, FindValues } from './constantValues';
import { printFunctions } from './printed';
import { getBaseVariable, getCalleeName, walkNodes } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

const isAssigned = ({ kind, opcode = '' }: SyntaxNode) =>
  kind === 'CompoundAssignOperator' ||
  (kind === 'BinaryOperator' && opcode === '=') ||
  (kind === 'UnaryOperator' && ['++', '--', '&'].includes(opcode));

/**
 * Returns the parts that are only read: those that `sizeof` measures, and those
 * printed.
 */
function getReadParts(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.kind === 'UnaryExprOrTypeTraitExpr') return node.inner ?? [];
  const format = printFunctions[getCalleeName(node) ?? ''];
  return format === undefined ? [] : (node.inner ?? []).slice(format + 1);
}

const isChangeableArray = ({ kind, referencedDecl }: SyntaxNode) =>
  kind === 'DeclRefExpr' &&
  /^(?!.*\bconst\b).*\[/.test(referencedDecl?.type?.qualType ?? '');

/** Collects the ids of variables that may change after their declaration. */
function findChangedVariables(
  nodes: readonly SyntaxNode[],
): ReadonlySet<string | undefined> {
  const read = new Set(
    nodes.flatMap(getReadParts).flatMap((part) => [...walkNodes(part)]),
  );
  return new Set([
    ...nodes
      .filter(isAssigned)
      .map(({ inner }) => getBaseVariable(inner?.[0])?.id),
    ...nodes
      .filter((node) => isChangeableArray(node) && !read.has(node))
      .map(({ referencedDecl }) => referencedDecl?.id),
  ]);
}

/**
 * Maps the id of each variable or parameter to the expressions that give it its
 * value.
 */
function findValueSources(
  nodes: readonly SyntaxNode[],
): ReadonlyMap<string | undefined, readonly SyntaxNode[]> {
  const sources = new Map<string | undefined, readonly SyntaxNode[]>();
  for (const node of nodes) {
    const initialiser = node.kind === 'VarDecl' && getInitializer(node);
    if (initialiser) sources.set(node.id, [initialiser]);
    if (node.kind !== 'FunctionDecl') continue;
    const calls = nodes.filter((each) => getCalleeName(each) === node.name);
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
export function createValueLookup(
  declarations: readonly SyntaxNode[],
): FindValues {
  const nodes = declarations.flatMap((each) => [...walkNodes(each)]);
  const changedIds = findChangedVariables(nodes);
  const sources = findValueSources(nodes);
  const knownValues = new Map<
    string | undefined,
    readonly Constant[] | undefined
  >();
  const findValues: FindValues = (id) => {
    if (knownValues.has(id)) return knownValues.get(id);
    // A value that leads back to itself depends on the run.
    knownValues.set(id, undefined);
    const values = changedIds.has(id)
      ? []
      : (sources.get(id) ?? []).map((each) =>
          findPossibleValues(each, findValues),
        );
    const allValues = values.flatMap((each) => each ?? []);
    const possibleValues =
      allValues.length > 0 && values.every((each) => each !== undefined)
        ? allValues
        : undefined;
    knownValues.set(id, possibleValues);
    return possibleValues;
  };
  return findValues;
}
