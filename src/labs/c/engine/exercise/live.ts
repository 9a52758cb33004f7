import { formatOf, writers } from './printed';
import { slotsOf } from './specifiers';
import { calledIn, extentOf, nodesIn, withoutWraps } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** A way back into a block that a `return` left. */
const entries = new Set(['CaseStmt', 'DefaultStmt', 'LabelStmt']);

/** Whether nothing that follows a statement in its block is done. */
function leaves(node: SyntaxNode): boolean {
  if (node.kind === 'ReturnStmt') return true;
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

const partsUsed = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.kind === 'CompoundStmt'
    ? partsDone(node.inner ?? [])
    : argumentsUsed(node);

/** A syntax tree without what has no effect where it stands. */
export function withoutIdle(node: SyntaxNode): SyntaxNode {
  return node.inner === undefined
    ? node
    : { ...node, inner: partsUsed(node).map(withoutIdle) };
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

/** The calls of a part of a program whose value nobody takes: `(void)f();` too. */
export function droppedCalls(node: SyntaxNode): readonly SyntaxNode[] {
  return [...nodesIn(node)]
    .flatMap(({ kind, inner }) => bodies[kind ?? '']?.(inner ?? []) ?? [])
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

/** A program with blanks for what has no effect where it stands; its lines stay. */
export function blankIdle(
  source: string,
  declarations: readonly SyntaxNode[],
): string {
  const bytes = new TextEncoder().encode(source);
  for (const node of declarations.flatMap((each) => [...idleIn(each)])) {
    const [from = 0, to = 0] = extentOf(node) ?? [];
    for (let at = from; at < to; at += 1) if (bytes[at] !== 10) bytes[at] = 32;
  }
  return new TextDecoder().decode(bytes);
}
