import type { Edit, Extent } from './edits';
import { getByteRange, walkNodes, unwrapNode } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/**
 * Values in C that replace a program's own, by variable; `#NAME` is a macro of
 * a header.
 */
export type Changes = Readonly<Record<string, string>>;

type Outcome =
  | { readonly edits: readonly Edit[] }
  /** Fault: no variable has that name, or the variable has no initial value. */
  | { readonly kind: 'undeclared' | 'valueless'; readonly variable: string };

const isVariable = ({ kind }: SyntaxNode) =>
  kind === 'VarDecl' || kind === 'EnumConstantDecl';

/** Returns the initializer of a declaration, if it has one. */
export const getInitializer = ({ kind, init, inner = [] }: SyntaxNode) =>
  init !== undefined || kind === 'EnumConstantDecl'
    ? inner.filter(({ range }) => range !== undefined).at(-1)
    : undefined;

/**
 * Finds the expression that gives a variable its value before its first read:
 * its initializer or, where assignments come first, the last of them.
 */
function findInitialValue(
  nodes: readonly SyntaxNode[],
  declaration: SyntaxNode,
): SyntaxNode | undefined {
  const isReference = ({ referencedDecl }: SyntaxNode) =>
    referencedDecl?.id === declaration.id;
  const assignedNodes = new Map(
    nodes.flatMap(({ kind, opcode, inner = [] }) => {
      const [target, value] = inner;
      return kind === 'BinaryOperator' && opcode === '=' && target && value
        ? [[unwrapNode(target), value] as const]
        : [];
    }),
  );
  let value = getInitializer(declaration);
  for (const node of nodes.filter(isReference)) {
    const next = assignedNodes.get(node);
    // `n = n + 1` reads `n`, too.
    if (!next || [...walkNodes(next)].some(isReference)) break;
    value = next;
  }
  return value;
}

/**
 * Returns the variables of a name that `main` declares, or all of them where it
 * declares none: a helper may have its own variable of that name.
 */
function findVariables(
  nodes: readonly SyntaxNode[],
  name: string,
): readonly SyntaxNode[] {
  const variables = nodes.filter(
    (node) => isVariable(node) && node.name === name,
  );
  const main = nodes.find(
    (node) => node.kind === 'FunctionDecl' && node.name === 'main',
  );
  const mainNodes = new Set(main ? walkNodes(main) : []);
  const ownVariables = variables.filter((node) => mainNodes.has(node));
  return ownVariables.length > 0 ? ownVariables : variables;
}

/** Replaces comments by blanks, and keeps the rest in its place. */
const blankComments = (source: string): string =>
  source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (matchedText, quotedText?: string) =>
      quotedText ?? matchedText.replace(/[^\n]/g, ' '),
  );

const countBytes = (source: string, offset: number) =>
  new TextEncoder().encode(source.slice(0, offset)).length;

/** Finds the value of a `#define` in the source: clang's tree has no macros. */
function findMacroValue(source: string, name: string): Extent | undefined {
  const define = new RegExp(
    `^[ \\t]*#[ \\t]*define[ \\t]+${name}[ \\t]+(?=\\S)`,
    'm',
  );
  const code = blankComments(source);
  const defineMatch = define.exec(code);
  if (!defineMatch) return undefined;
  const start = defineMatch.index + defineMatch[0].length;
  // A line that ends in a backslash continues on the next one.
  const [line = ''] = /^(?:\\\n|[^\n])*/.exec(code.slice(start)) ?? [];
  const end = start + line.trimEnd().length;
  return [countBytes(source, start), countBytes(source, end)];
}

/**
 * Redefines a macro of a header after the last `#include`, and keeps the line
 * numbers with `#line`.
 */
function redefineMacro(source: string, name: string, value: string): Edit {
  const includes = blankComments(source).matchAll(
    /^[ \t]*#[ \t]*include\b[^\n]*/gm,
  );
  const last = [...includes].at(-1);
  const insertOffset = last ? last.index + last[0].length : 0;
  const line = source.slice(0, insertOffset).split('\n').length;
  const place = countBytes(source, insertOffset);
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
export function createValueEdits(
  source: string,
  nodes: readonly SyntaxNode[],
  changes: Changes,
): Outcome {
  const edits: Edit[] = [];
  for (const [variable, value] of Object.entries(changes)) {
    if (variable.startsWith('#')) {
      edits.push(redefineMacro(source, variable.slice(1), value));
      continue;
    }
    const variableNodes = findVariables(nodes, variable);
    const macro =
      variableNodes.length === 0 ? findMacroValue(source, variable) : undefined;
    if (macro) {
      edits.push([macro, value]);
      continue;
    }
    if (variableNodes.length === 0) return { kind: 'undeclared', variable };
    const extent = variableNodes
      .map((declaration) => findInitialValue(nodes, declaration))
      .flatMap((expression) => (expression && getByteRange(expression)) ?? [])
      .slice(0, 2);
    const [start, end] = extent;
    if (start === undefined || end === undefined)
      return { kind: 'valueless', variable };
    edits.push([[start, end], value]);
  }
  return { edits };
}
