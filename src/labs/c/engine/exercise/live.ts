import { formatOf, writers } from './printed';
import { slotsOf } from './specifiers';
import { calledIn, extentOf, withoutWraps } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** A way back into a block that a `return` left. */
const entries = new Set(['CaseStmt', 'DefaultStmt', 'LabelStmt']);

/** Whether nothing that follows a statement in its block is done. */
function leaves(node: SyntaxNode): boolean {
  if (node.kind === 'ReturnStmt') return true;
  const last = node.inner?.at(-1);
  return entries.has(node.kind ?? '') && last !== undefined && leaves(last);
}

/** What of a block is done: all but what follows a `return`. */
function partsDone(parts: readonly SyntaxNode[]): readonly SyntaxNode[] {
  let isOver = false;
  return parts.filter((part) => {
    if (entries.has(part.kind ?? '')) isOver = false;
    const isDone = !isOver;
    isOver ||= leaves(part);
    return isDone;
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
