import { extentOf, nodesIn, ownDeclarations, withoutWraps } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Values that a program is given in place of its own, by variable. */
export type Changes = Readonly<Record<string, string>>;

type Outcome =
  | { readonly kind: 'changed'; readonly source: string }
  /** There is no variable of that name, or it begins without a value. */
  | { readonly kind: 'undeclared' | 'valueless'; readonly variable: string };

type Extent = readonly [from: number, to: number];

const isVariable = ({ kind }: SyntaxNode) =>
  kind === 'VarDecl' || kind === 'EnumConstantDecl';

/** The expression of a declaration that gives the first value. */
const initialiserOf = ({ kind, init, inner = [] }: SyntaxNode) =>
  init !== undefined || kind === 'EnumConstantDecl'
    ? inner.filter(({ range }) => range !== undefined).at(-1)
    : undefined;

/**
 * The expression that gives a variable its value before it is looked at: of its
 * declaration or, where assignments come first, of the last of them.
 */
function findValue(
  nodes: readonly SyntaxNode[],
  declaration: SyntaxNode,
): SyntaxNode | undefined {
  const names = ({ referencedDecl }: SyntaxNode) =>
    referencedDecl?.id === declaration.id;
  const assigned = new Map(
    nodes.flatMap(({ kind, opcode, inner = [] }) => {
      const [target, value] = inner;
      return kind === 'BinaryOperator' && opcode === '=' && target && value
        ? [[withoutWraps(target), value] as const]
        : [];
    }),
  );
  let value = initialiserOf(declaration);
  for (const node of nodes.filter(names)) {
    const next = assigned.get(node);
    // `n = n + 1` looks at it, too.
    if (!next || [...nodesIn(next)].some(names)) break;
    value = next;
  }
  return value;
}

/** Puts texts in place of parts of a program; parts are counted in bytes. */
function splice(
  source: string,
  edits: readonly (readonly [Extent, string])[],
): string {
  const bytes = new TextEncoder().encode(source);
  const decoder = new TextDecoder();
  let done = 0;
  let text = '';
  for (const [[from, to], value] of [...edits].sort(([[a]], [[b]]) => a - b)) {
    text += decoder.decode(bytes.subarray(done, from)) + value;
    done = to;
  }
  return text + decoder.decode(bytes.subarray(done));
}

/**
 * The same program with other initial values: what it wrote by hand instead of
 * using its variables stays as it was.
 *
 * @param json Its syntax tree, as clang writes it.
 */
export function changeValues(
  source: string,
  json: string,
  changes: Changes,
): Outcome {
  const nodes = ownDeclarations(json).flatMap((each) => [...nodesIn(each)]);
  const edits: (readonly [Extent, string])[] = [];
  for (const [variable, value] of Object.entries(changes)) {
    const found = nodes.filter(
      (node) => isVariable(node) && node.name === variable,
    );
    if (found.length === 0) return { kind: 'undeclared', variable };
    const extent = found
      .map((declaration) => findValue(nodes, declaration))
      .flatMap((expression) => (expression && extentOf(expression)) ?? [])
      .slice(0, 2);
    const [from, to] = extent;
    if (from === undefined || to === undefined)
      return { kind: 'valueless', variable };
    edits.push([[from, to], value]);
  }
  return { kind: 'changed', source: splice(source, edits) };
}
