/** A place as clang writes it; what comes out of a macro has two. */
interface Spot {
  readonly col?: number;
  /** In bytes, from the beginning of the file. */
  readonly offset?: number;
  /** In bytes. */
  readonly tokLen?: number;
  readonly includedFrom?: unknown;
  readonly spellingLoc?: Spot;
  readonly expansionLoc?: Spot;
}

/** A node of clang's syntax tree, of which only this much is read. */
export interface SyntaxNode {
  readonly id?: string;
  /** Missing where a part is: the condition of `for (;;)`. */
  readonly kind?: string;
  readonly name?: string;
  readonly loc?: Spot;
  readonly range?: { readonly begin?: Spot; readonly end?: Spot };
  readonly type?: {
    readonly qualType: string;
    readonly desugaredQualType?: string;
  };
  /** The type that `sizeof` is given, where that is no expression. */
  readonly argType?: SyntaxNode['type'];
  readonly opcode?: string;
  readonly value?: unknown;
  /** How a variable gets its first value, where it does. */
  readonly init?: string;
  readonly isArrow?: boolean;
  /** `struct` or `union`. */
  readonly tagUsed?: string;
  readonly referencedDecl?: Pick<SyntaxNode, 'id' | 'name' | 'type'>;
  readonly inner?: readonly SyntaxNode[];
}

const isInHeader = (spot: Spot | undefined) => spot?.includedFrom !== undefined;

/**
 * Whether the words of a node stand in the program, and not in a header's
 * macro. Of a declaration its name counts: `bool` is such a macro.
 */
export function isWritten({ loc, range }: SyntaxNode): boolean {
  const spot = loc ?? range?.begin;
  return !isInHeader(spot?.spellingLoc ?? spot);
}

/** What the program itself declares: not what its headers do, nor the compiler. */
export function ownDeclarations(json: string): readonly SyntaxNode[] {
  // Written by clang, whose format this is.
  const tree = JSON.parse(json) as SyntaxNode;
  return (tree.inner ?? []).filter(({ loc }) => {
    const spot = loc?.expansionLoc ?? loc;
    return spot?.col !== undefined && !isInHeader(spot);
  });
}

/** A node and all that it holds, in the order of the program. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const part of node.inner ?? []) yield* nodesIn(part);
}

/** Where a node stands in the program's own text, in bytes: from, and up to. */
export function extentOf({
  range,
}: SyntaxNode): readonly [from: number, to: number] | undefined {
  const begin = range?.begin?.expansionLoc ?? range?.begin;
  const end = range?.end?.expansionLoc ?? range?.end;
  return begin?.offset === undefined || end?.offset === undefined
    ? undefined
    : [begin.offset, end.offset + (end.tokLen ?? 0)];
}

/** What a node is, once what C or the writer put around it is taken off. */
export function withoutWraps(node: SyntaxNode): SyntaxNode {
  const [part] = node.inner ?? [];
  return part &&
    (node.kind === 'ParenExpr' ||
      node.kind === 'ImplicitCastExpr' ||
      node.kind === 'ConstantExpr')
    ? withoutWraps(part)
    : node;
}

/** The variable that an expression is, or is a part of: `a` in `a[1].x`. */
export function baseOf(
  node: SyntaxNode | undefined,
): SyntaxNode['referencedDecl'] {
  if (!node) return undefined;
  const { kind, inner, referencedDecl } = withoutWraps(node);
  return kind === 'ArraySubscriptExpr' || kind === 'MemberExpr'
    ? baseOf(inner?.[0])
    : referencedDecl;
}

/** The function that a call names. */
export function calledIn({ kind, inner }: SyntaxNode): string | undefined {
  const [callee] = inner ?? [];
  return kind === 'CallExpr' && callee
    ? withoutWraps(callee).referencedDecl?.name
    : undefined;
}

/** A line of a text that is counted in bytes. */
export function lineOf(source: string, offset: number): number {
  const before = new TextEncoder().encode(source).subarray(0, offset);
  return before.filter((byte) => byte === 10).length + 1;
}
