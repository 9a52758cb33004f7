import type { Edit, Extent } from './edits';
import { extentOf, nodesIn, withoutWraps } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/**
 * Values in C that replace a program's own, by variable; `#NAME` is a macro of
 * a header.
 */
export type Changes = Readonly<Record<string, string>>;

type Outcome =
  | { readonly edits: readonly Edit[] }
  /** No variable has that name, or it begins without a value. */
  | { readonly kind: 'undeclared' | 'valueless'; readonly variable: string };

const isVariable = ({ kind }: SyntaxNode) =>
  kind === 'VarDecl' || kind === 'EnumConstantDecl';

/** Returns the initializer of a declaration, if it has one. */
export const initialiserOf = ({ kind, init, inner = [] }: SyntaxNode) =>
  init !== undefined || kind === 'EnumConstantDecl'
    ? inner.filter(({ range }) => range !== undefined).at(-1)
    : undefined;

/**
 * Finds the expression that gives a variable its value before its first read:
 * its initializer or, where assignments come first, the last of them.
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
    // `n = n + 1` reads `n`, too.
    if (!next || [...nodesIn(next)].some(names)) break;
    value = next;
  }
  return value;
}

/** Replaces comments by blanks, and keeps the rest in its place. */
const withoutComments = (source: string): string =>
  source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (found, quoted?: string) => quoted ?? found.replace(/[^\n]/g, ' '),
  );

const bytesUpTo = (source: string, at: number) =>
  new TextEncoder().encode(source.slice(0, at)).length;

/** Finds the value of a `#define` in the source: clang's tree has no macros. */
function findMacro(source: string, name: string): Extent | undefined {
  const define = new RegExp(
    `^[ \\t]*#[ \\t]*define[ \\t]+${name}[ \\t]+(?=\\S)`,
    'm',
  );
  const code = withoutComments(source);
  const found = define.exec(code);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  // A line that ends in a backslash continues on the next one.
  const [line = ''] = /^(?:\\\n|[^\n])*/.exec(code.slice(start)) ?? [];
  const end = start + line.trimEnd().length;
  return [bytesUpTo(source, start), bytesUpTo(source, end)];
}

/**
 * Redefines a macro of a header after the last `#include`, and keeps the line
 * numbers with `#line`.
 */
function redefine(source: string, name: string, value: string): Edit {
  const includes = withoutComments(source).matchAll(
    /^[ \t]*#[ \t]*include\b[^\n]*/gm,
  );
  const last = [...includes].at(-1);
  const at = last ? last.index + last[0].length : 0;
  const line = source.slice(0, at).split('\n').length;
  const place = bytesUpTo(source, at);
  return [
    [place, place],
    `\n#undef ${name}\n#define ${name} ${value}\n#line ${line + (last ? 1 : 0)}${last ? '' : '\n'}`,
  ];
}

/**
 * Builds the edits that give a program other initial values: of variables, of a
 * `#define` where no variable has that name, and of macros of headers.
 *
 * @param nodes All nodes of the program's own declarations.
 */
export function editValues(
  source: string,
  nodes: readonly SyntaxNode[],
  changes: Changes,
): Outcome {
  const edits: Edit[] = [];
  for (const [variable, value] of Object.entries(changes)) {
    if (variable.startsWith('#')) {
      edits.push(redefine(source, variable.slice(1), value));
      continue;
    }
    const found = nodes.filter(
      (node) => isVariable(node) && node.name === variable,
    );
    const macro = found.length === 0 ? findMacro(source, variable) : undefined;
    if (macro) {
      edits.push([macro, value]);
      continue;
    }
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
  return { edits };
}
