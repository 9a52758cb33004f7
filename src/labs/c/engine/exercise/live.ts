import { constantTruth } from './constantValues';
import { formatOf } from './literals';
import { writers } from './printed';
import { slotsOf } from './specifiers';
import {
  calledIn,
  extentOf,
  isWritten,
  nodesIn,
  withoutWraps,
} from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Labels that make the code after a jump reachable again. */
const entries = new Set(['CaseStmt', 'DefaultStmt', 'LabelStmt']);

const jumps = new Set(['ReturnStmt', 'BreakStmt', 'ContinueStmt', 'GotoStmt']);

/** Library functions that never return. */
const endings = new Set(['exit', '_Exit', 'quick_exit', 'abort']);

/** Returns true when nothing that follows a statement in its block can run. */
function leaves(node: SyntaxNode): boolean {
  if (jumps.has(node.kind ?? '')) return true;
  if (endings.has(calledIn(node) ?? '')) return true;
  const last = node.inner?.at(-1);
  return entries.has(node.kind ?? '') && last !== undefined && leaves(last);
}

const changes = new Set(['=', '++', '--']);

/** True for a node with a side effect: a call, or a change of a value. */
const acts = ({ kind, opcode = '' }: SyntaxNode) =>
  kind === 'CallExpr' ||
  kind === 'CompoundAssignOperator' ||
  (kind?.endsWith('Operator') === true && changes.has(opcode));

const isEmptyText = (node: SyntaxNode) => formatOf(withoutWraps(node)) === '';

/** True for a call such as `printf("")` or `printf("%s", "")`. */
function printsNothing(call: SyntaxNode): boolean {
  if (calledIn(call) !== 'printf') return false;
  const [, format, ...values] = call.inner ?? [];
  const text = format && formatOf(withoutWraps(format));
  return /^(?:%s)*$/.test(text ?? '%') && values.every(isEmptyText);
}

/** True for a value that is not used: `EXIT_FAILURE;`. */
const isOnlyValue = (statement: SyntaxNode) =>
  /(?:Expr|Literal|Operator)$/.test(statement.kind ?? '') &&
  ![...nodesIn(statement)].some(acts);

/**
 * Returns the statements of a block that have an effect: neither those after a
 * `return` nor those that do nothing.
 */
function partsDone(parts: readonly SyntaxNode[]): readonly SyntaxNode[] {
  let isOver = false;
  return parts.filter((part) => {
    if (entries.has(part.kind ?? '')) isOver = false;
    const isDone = !isOver;
    isOver ||= leaves(part);
    return isDone && !isOnlyValue(part) && !printsNothing(part);
  });
}

/**
 * Returns the parts of a call without the values that its format has no place
 * for.
 */
function argumentsUsed(call: SyntaxNode): readonly SyntaxNode[] {
  const parts = call.inner ?? [];
  const index = writers[calledIn(call) ?? ''];
  const format = index === undefined ? undefined : parts[index + 1];
  const text = format && formatOf(withoutWraps(format));
  return index === undefined || text === undefined
    ? parts
    : parts.slice(0, index + 2 + slotsOf(text));
}

/**
 * Condition and branches of each kind of choice, by the order of its parts in
 * clang's tree.
 */
const branches: Readonly<
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
function partsChosen(node: SyntaxNode): readonly SyntaxNode[] | undefined {
  const { kind = '', opcode = '', inner = [] } = node;
  const parts = branches[kind === 'BinaryOperator' ? opcode : kind]?.(inner);
  const truth = parts?.condition && constantTruth(parts.condition);
  // A constant condition in a header's macro, such as `isdigit`, is not the
  // learner's.
  if (!parts || truth === undefined || !isWritten(node)) return undefined;
  const never = truth ? parts.whenFalse : parts.whenTrue;
  return inner.filter((part) => part !== never);
}

const partsUsed = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.kind === 'CompoundStmt'
    ? partsDone(node.inner ?? [])
    : (partsChosen(node) ?? argumentsUsed(node));

/** Removes the code that has no effect where it stands from a syntax tree. */
export function withoutIdle(node: SyntaxNode): SyntaxNode {
  return node.inner === undefined
    ? node
    : { ...node, inner: partsUsed(node).map(withoutIdle) };
}

const isBody = ({ kind }: SyntaxNode) => kind === 'CompoundStmt';

/**
 * Finds the functions that `main` leads to, by calling or naming them; all of
 * them where there is no `main`.
 */
function functionsReached(
  declarations: readonly SyntaxNode[],
): (name: string) => boolean {
  const named = new Map<string, readonly string[]>();
  for (const declaration of declarations)
    if (declaration.kind === 'FunctionDecl' && declaration.inner?.some(isBody))
      named.set(
        declaration.name ?? '',
        [...nodesIn(declaration)].flatMap(
          ({ referencedDecl }) => referencedDecl?.name ?? [],
        ),
      );
  if (!named.has('main')) return () => true;
  const reached = new Set(['main']);
  // A global may hold a pointer to a function.
  for (const declaration of declarations)
    if (declaration.kind === 'VarDecl')
      for (const { referencedDecl } of nodesIn(declaration))
        reached.add(referencedDecl?.name ?? 'main');
  for (const name of reached)
    for (const next of named.get(name) ?? []) reached.add(next);
  return (name) => reached.has(name);
}

/** Empties the bodies of the functions that `main` does not lead to. */
export function withoutUnreached(
  declarations: readonly SyntaxNode[],
): readonly SyntaxNode[] {
  const isReached = functionsReached(declarations);
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
export function idleVariables(
  declarations: readonly SyntaxNode[],
): ReadonlySet<string> {
  const nodes = declarations.flatMap((each) => [...nodesIn(each)]);
  const referred = new Set(
    nodes.map(({ referencedDecl }) => referencedDecl?.id),
  );
  return new Set(
    nodes.flatMap(({ kind, id }) =>
      (kind === 'VarDecl' || kind === 'ParmVarDecl') &&
      id !== undefined &&
      !referred.has(id)
        ? [id]
        : [],
    ),
  );
}

/** Statements among the parts of each kind of statement. */
const bodies: Readonly<
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
export const innerStatementsOf = ({
  kind = '',
  inner = [],
}: SyntaxNode): readonly SyntaxNode[] => bodies[kind]?.(inner) ?? [];

/** Finds the calls whose result is not used, `(void)f();` included. */
export function droppedCalls(node: SyntaxNode): readonly SyntaxNode[] {
  return [...nodesIn(node)]
    .flatMap(innerStatementsOf)
    .map((statement) => {
      const bare = withoutWraps(statement);
      const [inside] = bare.inner ?? [];
      return bare.kind === 'CStyleCastExpr' && inside
        ? withoutWraps(inside)
        : bare;
    })
    .filter(({ kind }) => kind === 'CallExpr');
}

function* idleIn(node: SyntaxNode): Generator<SyntaxNode> {
  const used = new Set(partsUsed(node));
  for (const part of node.inner ?? [])
    if (used.has(part)) yield* idleIn(part);
    else yield part;
}

/** Returns the bodies of the functions that `main` does not lead to. */
function bodiesUnreached(
  declarations: readonly SyntaxNode[],
): readonly SyntaxNode[] {
  const isReached = functionsReached(declarations.map(withoutIdle));
  return declarations
    .filter(
      ({ kind, name }) => kind === 'FunctionDecl' && !isReached(name ?? ''),
    )
    .flatMap(({ inner = [] }) => inner.filter(isBody));
}

/** Matches the code that `#if 0` leaves out. */
const leftOut =
  /^[ \t]*#[ \t]*if[ \t]+0\b[^\n]*\n[\s\S]*?^[ \t]*#[ \t]*(?:endif|else|elif)\b/gm;

const blanked = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Replaces the code that has no effect where it stands by blanks, and keeps its
 * lines.
 */
export function blankIdle(
  source: string,
  declarations: readonly SyntaxNode[],
): string {
  const bytes = new TextEncoder().encode(source);
  const idle = [
    ...declarations.flatMap((each) => [...idleIn(each)]),
    ...bodiesUnreached(declarations),
  ];
  for (const node of idle) {
    const [from = 0, to = 0] = extentOf(node) ?? [];
    for (let at = from; at < to; at += 1) if (bytes[at] !== 10) bytes[at] = 32;
  }
  return new TextDecoder().decode(bytes).replace(leftOut, blanked);
}
