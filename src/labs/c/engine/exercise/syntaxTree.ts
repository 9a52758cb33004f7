/** Source location as clang writes it; code from a macro has two. */
interface SourceLocation {
  readonly col?: number;
  /** Bytes from the beginning of the file. */
  readonly offset?: number;
  /** Length in bytes. */
  readonly tokLen?: number;
  readonly includedFrom?: unknown;
  readonly spellingLoc?: SourceLocation;
  readonly expansionLoc?: SourceLocation;
}

/** Node of clang's syntax tree, with the fields that are read. */
export interface SyntaxNode {
  readonly id?: string;
  /** Missing for an absent part, such as the condition of `for (;;)`. */
  readonly kind?: string;
  readonly name?: string;
  readonly loc?: SourceLocation;
  readonly range?: {
    readonly begin?: SourceLocation;
    readonly end?: SourceLocation;
  };
  readonly type?: {
    readonly qualType: string;
    readonly desugaredQualType?: string;
  };
  /** Type that `sizeof` receives; missing where it receives an expression. */
  readonly argType?: SyntaxNode['type'];
  readonly opcode?: string;
  readonly value?: unknown;
  /** Kind of initializer of a variable; missing without one. */
  readonly init?: string;
  readonly isArrow?: boolean;
  readonly tagUsed?: 'struct' | 'union';
  readonly referencedDecl?: Pick<SyntaxNode, 'id' | 'name' | 'type'>;
  readonly inner?: readonly SyntaxNode[];
}

const isInHeader = (spot: SourceLocation | undefined) =>
  spot?.includedFrom !== undefined;

/**
 * Returns true when a node is written in the program and not in a header's
 * macro. For a declaration its name decides, since `bool` is a macro of a
 * header.
 */
export function isWrittenInProgram({ loc, range }: SyntaxNode): boolean {
  const spot = loc ?? range?.begin;
  return !isInHeader(spot?.spellingLoc ?? spot);
}

/**
 * Returns the program's own declarations, without those of headers and
 * compiler.
 */
export function readOwnDeclarations(json: string): readonly SyntaxNode[] {
  // The cast is safe: this is the output of clang's `-ast-dump=json`.
  const tree = JSON.parse(json) as SyntaxNode;
  return (tree.inner ?? []).filter(({ loc }) => {
    const spot = loc?.expansionLoc ?? loc;
    return spot?.col !== undefined && !isInHeader(spot);
  });
}

/** Yields a node and all its descendants, in the order of the program. */
export function* walkNodes(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const part of node.inner ?? []) yield* walkNodes(part);
}

/**
 * Returns the range of a node in the program's own text, in bytes; its end is
 * exclusive.
 */
export function getByteRange({
  range,
}: SyntaxNode): readonly [from: number, to: number] | undefined {
  const begin = range?.begin?.expansionLoc ?? range?.begin;
  const end = range?.end?.expansionLoc ?? range?.end;
  return begin?.offset === undefined || end?.offset === undefined
    ? undefined
    : [begin.offset, end.offset + (end.tokLen ?? 0)];
}

/** Unwraps a node from parentheses, implicit casts and constant expressions. */
export function unwrapNode(node: SyntaxNode): SyntaxNode {
  const [part] = node.inner ?? [];
  return part &&
    (node.kind === 'ParenExpr' ||
      node.kind === 'ImplicitCastExpr' ||
      node.kind === 'ConstantExpr')
    ? unwrapNode(part)
    : node;
}

/**
 * Returns the variable that an expression is, or is a part of: `a` in `a[1].x`.
 */
export function getBaseVariable(
  node: SyntaxNode | undefined,
): SyntaxNode['referencedDecl'] {
  if (!node) return undefined;
  const { kind, inner, referencedDecl } = unwrapNode(node);
  return kind === 'ArraySubscriptExpr' || kind === 'MemberExpr'
    ? getBaseVariable(inner?.[0])
    : referencedDecl;
}

/** Returns the name of the function that a call names. */
export function getCalleeName({ kind, inner }: SyntaxNode): string | undefined {
  const [callee] = inner ?? [];
  return kind === 'CallExpr' && callee
    ? unwrapNode(callee).referencedDecl?.name
    : undefined;
}

/** Returns the line of an offset in bytes; lines start at 1. */
export function getLineNumber(source: string, offset: number): number {
  const before = new TextEncoder().encode(source).subarray(0, offset);
  return before.filter((byte) => byte === 10).length + 1;
}
