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

/** A way back into a block that a `return` left. */
const entries = new Set(['CaseStmt', 'DefaultStmt', 'LabelStmt']);

const jumps = new Set(['ReturnStmt', 'BreakStmt', 'ContinueStmt', 'GotoStmt']);

/** Functions of the library that do not come back. */
const endings = new Set(['exit', '_Exit', 'quick_exit', 'abort']);

/** Whether nothing that follows a statement in its block is done. */
function leaves(node: SyntaxNode): boolean {
  if (jumps.has(node.kind ?? '')) return true;
  if (endings.has(calledIn(node) ?? '')) return true;
  const last = node.inner?.at(-1);
  return entries.has(node.kind ?? '') && last !== undefined && leaves(last);
}

const changes = new Set(['=', '++', '--']);

/** Whether something may be different after it. */
const acts = ({ kind, opcode = '' }: SyntaxNode) =>
  kind === 'CallExpr' ||
  kind === 'CompoundAssignOperator' ||
  (kind?.endsWith('Operator') === true && changes.has(opcode));

const isEmptyText = (node: SyntaxNode) => formatOf(withoutWraps(node)) === '';

/** `printf("")`, and `printf("%s", "")`. */
function printsNothing(call: SyntaxNode): boolean {
  if (calledIn(call) !== 'printf') return false;
  const [, format, ...values] = call.inner ?? [];
  const text = format && formatOf(withoutWraps(format));
  return /^(?:%s)*$/.test(text ?? '%') && values.every(isEmptyText);
}

/** A value that nothing asked for: `EXIT_FAILURE;`. */
const isOnlyValue = (statement: SyntaxNode) =>
  /(?:Expr|Literal|Operator)$/.test(statement.kind ?? '') &&
  ![...nodesIn(statement)].some(acts);

/** What of a block is done: all but what follows a `return`, and what does nothing. */
function partsDone(parts: readonly SyntaxNode[]): readonly SyntaxNode[] {
  let isOver = false;
  return parts.filter((part) => {
    if (entries.has(part.kind ?? '')) isOver = false;
    const isDone = !isOver;
    isOver ||= leaves(part);
    return isDone && !isOnlyValue(part) && !printsNothing(part);
  });
}

/** What of a call is used: all but the values that its format has no place for. */
function argumentsUsed(call: SyntaxNode): readonly SyntaxNode[] {
  const parts = call.inner ?? [];
  const index = writers[calledIn(call) ?? ''];
  const format = index === undefined ? undefined : parts[index + 1];
  const text = format && formatOf(withoutWraps(format));
  return index === undefined || text === undefined
    ? parts
    : parts.slice(0, index + 2 + slotsOf(text));
}

/** The parts of what decides whether they are done, as their order in the tree is. */
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

/** What of a choice is done: not what stands behind a condition that never holds. */
function partsChosen(node: SyntaxNode): readonly SyntaxNode[] | undefined {
  const { kind = '', opcode = '', inner = [] } = node;
  const parts = branches[kind === 'BinaryOperator' ? opcode : kind]?.(inner);
  const truth = parts?.condition && constantTruth(parts.condition);
  // Those of a header's macro are not the reader's doing: `isdigit` is one.
  if (!parts || truth === undefined || !isWritten(node)) return undefined;
  const never = truth ? parts.whenFalse : parts.whenTrue;
  return inner.filter((part) => part !== never);
}

const partsUsed = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.kind === 'CompoundStmt'
    ? partsDone(node.inner ?? [])
    : (partsChosen(node) ?? argumentsUsed(node));

/** A syntax tree without what has no effect where it stands. */
export function withoutIdle(node: SyntaxNode): SyntaxNode {
  return node.inner === undefined
    ? node
    : { ...node, inner: partsUsed(node).map(withoutIdle) };
}

const isBody = ({ kind }: SyntaxNode) => kind === 'CompoundStmt';

/** The functions that `main` leads to, by calling or naming them; all, where there is no `main`. */
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
  // A global may hold a pointer to one.
  for (const declaration of declarations)
    if (declaration.kind === 'VarDecl')
      for (const { referencedDecl } of nodesIn(declaration))
        reached.add(referencedDecl?.name ?? 'main');
  for (const name of reached)
    for (const next of named.get(name) ?? []) reached.add(next);
  return (name) => reached.has(name);
}

/** The program without what is in functions that nobody calls: they are there, and do nothing. */
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
 * Which variables and parameters nothing refers to, by the name that clang gives
 * to each; of a program without what has no effect.
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

/** Where a statement stands among the parts of each kind that is no block. */
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

/** The statements that a statement is made of; none in one that is the smallest. */
export const innerStatementsOf = ({
  kind = '',
  inner = [],
}: SyntaxNode): readonly SyntaxNode[] => bodies[kind]?.(inner) ?? [];

/** The calls of a part of a program whose value nobody takes: `(void)f();` too. */
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

/** The bodies of functions that nobody calls. */
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

/** What the preprocessor is told to leave out. */
const leftOut =
  /^[ \t]*#[ \t]*if[ \t]+0\b[^\n]*\n[\s\S]*?^[ \t]*#[ \t]*(?:endif|else|elif)\b/gm;

const blanked = (text: string) => text.replace(/[^\n]/g, ' ');

/** A program with blanks for what has no effect where it stands; its lines stay. */
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
