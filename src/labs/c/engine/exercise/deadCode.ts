import { evaluateCondition } from './constantValues';
import { getLiteralText } from './literals';
import { printFunctions } from './printed';
import { countSlots } from './specifiers';
import {
  getCalleeName,
  getByteRange,
  isWrittenInProgram,
  walkNodes,
  unwrapNode,
} from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Labels that make the code after a jump reachable again. */
const reentryKinds = new Set(['CaseStmt', 'DefaultStmt', 'LabelStmt']);

const jumpKinds = new Set([
  'ReturnStmt',
  'BreakStmt',
  'ContinueStmt',
  'GotoStmt',
]);

/** Library functions that never return. */
const exitFunctions = new Set(['exit', '_Exit', 'quick_exit', 'abort']);

/** Returns true when nothing that follows a statement in its block can run. */
function isExit(node: SyntaxNode): boolean {
  if (jumpKinds.has(node.kind ?? '')) return true;
  if (exitFunctions.has(getCalleeName(node) ?? '')) return true;
  const last = node.inner?.at(-1);
  return (
    reentryKinds.has(node.kind ?? '') && last !== undefined && isExit(last)
  );
}

const assignmentOpcodes = new Set(['=', '++', '--']);

/** True for a node with a side effect: a call, or a change of a value. */
const hasSideEffect = ({ kind, opcode = '' }: SyntaxNode) =>
  kind === 'CallExpr' ||
  kind === 'CompoundAssignOperator' ||
  (kind?.endsWith('Operator') === true && assignmentOpcodes.has(opcode));

const isEmptyText = (node: SyntaxNode) =>
  getLiteralText(unwrapNode(node)) === '';

/** True for a call such as `printf("")` or `printf("%s", "")`. */
function printsNothing(call: SyntaxNode): boolean {
  if (getCalleeName(call) !== 'printf') return false;
  const [, format, ...values] = call.inner ?? [];
  const text = format && getLiteralText(unwrapNode(format));
  return /^(?:%s)*$/.test(text ?? '%') && values.every(isEmptyText);
}

/** True for a value that is not used: `EXIT_FAILURE;`. */
const isUnusedValue = (statement: SyntaxNode) =>
  /(?:Expr|Literal|Operator)$/.test(statement.kind ?? '') &&
  ![...walkNodes(statement)].some(hasSideEffect);

/**
 * Returns the statements of a block that have an effect: neither those after a
 * `return` nor those that do nothing.
 */
function selectLiveStatements(
  parts: readonly SyntaxNode[],
): readonly SyntaxNode[] {
  let isOver = false;
  return parts.filter((part) => {
    if (reentryKinds.has(part.kind ?? '')) isOver = false;
    const isDone = !isOver;
    isOver ||= isExit(part);
    return isDone && !isUnusedValue(part) && !printsNothing(part);
  });
}

/**
 * Returns the parts of a call without the values that its format has no place
 * for.
 */
function selectUsedArguments(call: SyntaxNode): readonly SyntaxNode[] {
  const parts = call.inner ?? [];
  const index = printFunctions[getCalleeName(call) ?? ''];
  const format = index === undefined ? undefined : parts[index + 1];
  const text = format && getLiteralText(unwrapNode(format));
  return index === undefined || text === undefined
    ? parts
    : parts.slice(0, index + 2 + countSlots(text));
}

/**
 * Condition and branches of each kind of choice, by the order of its parts in
 * clang's tree.
 */
const choiceParts: Readonly<
  Record<
    string,
    (parts: readonly SyntaxNode[]) => {
      readonly condition: SyntaxNode | undefined;
      readonly whenTrue?: SyntaxNode | undefined;
      readonly whenFalse?: SyntaxNode | undefined;
    }
  >
> = {
  IfStmt: ([condition, whenTrue, whenFalse]) => ({
    condition,
    whenTrue,
    whenFalse,
  }),
  ConditionalOperator: ([condition, whenTrue, whenFalse]) => ({
    condition,
    whenTrue,
    whenFalse,
  }),
  WhileStmt: ([condition, whenTrue]) => ({ condition, whenTrue }),
  ForStmt: (parts) => ({ condition: parts[2], whenTrue: parts[4] }),
  '&&': ([condition, whenTrue]) => ({ condition, whenTrue }),
  '||': ([condition, whenFalse]) => ({ condition, whenFalse }),
};

/**
 * Returns the parts of a choice without the branch behind a condition that
 * never holds.
 */
function selectLiveBranches(
  node: SyntaxNode,
): readonly SyntaxNode[] | undefined {
  const { kind = '', opcode = '', inner = [] } = node;
  const parts = choiceParts[kind === 'BinaryOperator' ? opcode : kind]?.(inner);
  const truth = parts?.condition && evaluateCondition(parts.condition);
  // A constant condition in a header's macro, such as `isdigit`, is not the
  // learner's.
  if (!parts || truth === undefined || !isWrittenInProgram(node))
    return undefined;
  const unreachedPart = truth ? parts.whenFalse : parts.whenTrue;
  return inner.filter((part) => part !== unreachedPart);
}

const selectLiveParts = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.kind === 'CompoundStmt'
    ? selectLiveStatements(node.inner ?? [])
    : (selectLiveBranches(node) ?? selectUsedArguments(node));

/** Removes the code that has no effect where it stands from a syntax tree. */
export function removeDeadCode(node: SyntaxNode): SyntaxNode {
  return node.inner === undefined
    ? node
    : { ...node, inner: selectLiveParts(node).map(removeDeadCode) };
}

const isBody = ({ kind }: SyntaxNode) => kind === 'CompoundStmt';

/**
 * Finds the functions that `main` leads to, by calling or naming them; all of
 * them where there is no `main`.
 */
function findReachedFunctions(
  declarations: readonly SyntaxNode[],
): (name: string) => boolean {
  const namesByFunction = new Map<string, readonly string[]>();
  for (const declaration of declarations)
    if (declaration.kind === 'FunctionDecl' && declaration.inner?.some(isBody))
      namesByFunction.set(
        declaration.name ?? '',
        [...walkNodes(declaration)].flatMap(
          ({ referencedDecl }) => referencedDecl?.name ?? [],
        ),
      );
  if (!namesByFunction.has('main')) return () => true;
  const reachedNames = new Set(['main']);
  // A global may hold a pointer to a function.
  for (const declaration of declarations)
    if (declaration.kind === 'VarDecl')
      for (const { referencedDecl } of walkNodes(declaration))
        reachedNames.add(referencedDecl?.name ?? 'main');
  for (const name of reachedNames)
    for (const next of namesByFunction.get(name) ?? []) reachedNames.add(next);
  return (name) => reachedNames.has(name);
}

/** Empties the bodies of the functions that `main` does not lead to. */
export function emptyUnreachedBodies(
  declarations: readonly SyntaxNode[],
): readonly SyntaxNode[] {
  const isReached = findReachedFunctions(declarations);
  return declarations.map((declaration) =>
    declaration.kind !== 'FunctionDecl' || isReached(declaration.name ?? '')
      ? declaration
      : {
          ...declaration,
          inner: declaration.inner?.map((part) =>
            isBody(part) ? { ...part, inner: [] } : part,
          ),
        },
  );
}

/**
 * Finds the variables and parameters that nothing refers to, by their ids in
 * clang's tree.
 *
 * @param declarations Declarations without the code that has no effect.
 */
export function findIdleVariables(
  declarations: readonly SyntaxNode[],
): ReadonlySet<string> {
  const nodes = declarations.flatMap((each) => [...walkNodes(each)]);
  const referredIds = new Set(
    nodes.map(({ referencedDecl }) => referencedDecl?.id),
  );
  return new Set(
    nodes.flatMap(({ kind, id }) =>
      (kind === 'VarDecl' || kind === 'ParmVarDecl') &&
      id !== undefined &&
      !referredIds.has(id)
        ? [id]
        : [],
    ),
  );
}

/** Statements among the parts of each kind of statement. */
const statementParts: Readonly<
  Record<string, (parts: readonly SyntaxNode[]) => readonly SyntaxNode[]>
> = {
  CompoundStmt: (parts) => parts,
  IfStmt: ([, ...branches]) => branches,
  WhileStmt: (parts) => parts.slice(-1),
  DoStmt: (parts) => parts.slice(0, 1),
  ForStmt: (parts) => parts.slice(-1),
  CaseStmt: (parts) => parts.slice(-1),
  DefaultStmt: (parts) => parts.slice(-1),
  LabelStmt: (parts) => parts.slice(-1),
};

/** Returns the statements inside a statement; none inside a simple one. */
export const getInnerStatements = ({
  kind = '',
  inner = [],
}: SyntaxNode): readonly SyntaxNode[] => statementParts[kind]?.(inner) ?? [];

/** Finds the calls whose result is not used, `(void)f();` included. */
export function findDiscardedCalls(node: SyntaxNode): readonly SyntaxNode[] {
  return [...walkNodes(node)]
    .flatMap(getInnerStatements)
    .map((statement) => {
      const bareStatement = unwrapNode(statement);
      const [innerNode] = bareStatement.inner ?? [];
      return bareStatement.kind === 'CStyleCastExpr' && innerNode
        ? unwrapNode(innerNode)
        : bareStatement;
    })
    .filter(({ kind }) => kind === 'CallExpr');
}

function* findDeadNodes(node: SyntaxNode): Generator<SyntaxNode> {
  const liveParts = new Set(selectLiveParts(node));
  for (const part of node.inner ?? [])
    if (liveParts.has(part)) yield* findDeadNodes(part);
    else yield part;
}

/** Returns the bodies of the functions that `main` does not lead to. */
function findUnreachedBodies(
  declarations: readonly SyntaxNode[],
): readonly SyntaxNode[] {
  const isReached = findReachedFunctions(declarations.map(removeDeadCode));
  return declarations
    .filter(
      ({ kind, name }) => kind === 'FunctionDecl' && !isReached(name ?? ''),
    )
    .flatMap(({ inner = [] }) => inner.filter(isBody));
}

/** Matches the code that `#if 0` leaves out. */
const disabledCodePattern =
  /^[ \t]*#[ \t]*if[ \t]+0\b[^\n]*\n[\s\S]*?^[ \t]*#[ \t]*(?:endif|else|elif)\b/gm;

const blankText = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Replaces the code that has no effect where it stands by blanks, and keeps its
 * lines.
 */
export function blankDeadCode(
  source: string,
  declarations: readonly SyntaxNode[],
): string {
  const bytes = new TextEncoder().encode(source);
  const idle = [
    ...declarations.flatMap((each) => [...findDeadNodes(each)]),
    ...findUnreachedBodies(declarations),
  ];
  for (const node of idle) {
    const [start = 0, end = 0] = getByteRange(node) ?? [];
    for (let byteIndex = start; byteIndex < end; byteIndex += 1)
      if (bytes[byteIndex] !== 10) bytes[byteIndex] = 32;
  }
  return new TextDecoder()
    .decode(bytes)
    .replace(disabledCodePattern, blankText);
}
