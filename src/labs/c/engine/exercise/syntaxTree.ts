/** A place as clang writes it; what comes out of a macro has two. */
interface Spot {
  readonly col?: number;
  readonly includedFrom?: unknown;
  readonly spellingLoc?: Spot;
  readonly expansionLoc?: Spot;
}

/** A node of clang's syntax tree, of which only this much is read. */
export interface SyntaxNode {
  /** Missing where a part is: the condition of `for (;;)`. */
  readonly kind?: string;
  readonly name?: string;
  readonly loc?: Spot;
  readonly range?: { readonly begin?: Spot };
  readonly type?: {
    readonly qualType: string;
    readonly desugaredQualType?: string;
  };
  readonly opcode?: string;
  readonly value?: unknown;
  readonly isArrow?: boolean;
  /** `struct` or `union`. */
  readonly tagUsed?: string;
  readonly referencedDecl?: { readonly name?: string };
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
