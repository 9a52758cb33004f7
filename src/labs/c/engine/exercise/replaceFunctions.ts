import type { Edit } from './edits';
import { getByteRange } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/**
 * Function bodies in C, without braces, by the name of the function that they
 * replace.
 */
export type Replacements = Readonly<Record<string, string>>;

const decoder = new TextDecoder();

/**
 * Returns the line breaks of a part, so that the code after it stays on its
 * lines.
 */
const extractLineBreaks = (bytes: Uint8Array) =>
  decoder.decode(bytes).replace(/[^\n]/g, '');

/** Builds the edit that gives a function of the program another body. */
function editOwnFunction(
  source: Uint8Array,
  definition: SyntaxNode,
  body: string,
): Edit | undefined {
  const block = definition.inner?.find(({ kind }) => kind === 'CompoundStmt');
  const extent = block && getByteRange(block);
  return (
    extent && [
      extent,
      `{ ${body}${extractLineBreaks(source.subarray(...extent))} }`,
    ]
  );
}

/** Type names of clang's own that a program cannot use, as macros that it can. */
const builtInTypes: Readonly<Record<string, string>> = {
  __size_t: '__SIZE_TYPE__',
  __ptrdiff_t: '__PTRDIFF_TYPE__',
};

const toUsableType = (type: string) =>
  type.replace(/\b__\w+\b/g, (name) => builtInTypes[name] ?? name);

/**
 * Parses `int (int, double)` into `int` and `int a, double b`; undefined for a
 * variadic function.
 */
function parseSignature(
  type: string,
): { readonly result: string; readonly parameters: string } | undefined {
  const [, result = '', list = ''] =
    /^(.+?) ?\(([^()]*)\)$/.exec(toUsableType(type)) ?? [];
  if (result === '' || list.includes('...')) return undefined;
  const parameters =
    list === 'void' || list === ''
      ? 'void'
      : list
          .split(/,\s*/)
          .map((each, place) => `${each} ${String.fromCharCode(97 + place)}`)
          .join(', ');
  return { result, parameters };
}

/** Finds the uses of a library function, by their offsets in bytes. */
function findReferences(nodes: readonly SyntaxNode[], name: string) {
  const places = new Map<number, { readonly length: number; type: string }>();
  for (const { kind, range, referencedDecl } of nodes) {
    if (kind !== 'DeclRefExpr' || referencedDecl?.name !== name) continue;
    // Some functions, such as `isdigit`, are macros too.
    const begin = range?.begin?.expansionLoc ?? range?.begin;
    const type = referencedDecl.type?.qualType;
    if (begin?.offset === undefined || type === undefined) continue;
    places.set(begin.offset, { length: begin.tokLen ?? 0, type });
  }
  return places;
}

/**
 * Builds the edits that replace a library function, whose body cannot be
 * changed: the program calls one with another name, defined before its first
 * declaration and on the same line.
 */
function editLibraryCalls(
  nodes: readonly SyntaxNode[],
  name: string,
  body: string,
): readonly Edit[] {
  const places = findReferences(nodes, name);
  const [first] = places.values();
  const signature = first && parseSignature(first.type);
  if (!signature) return [];
  const replacementName = `fingida_${name}`;
  const { result, parameters } = signature;
  // A directive must come first on its line, so this cannot go before
  // `#include`.
  const start = (nodes[0] && getByteRange(nodes[0])?.[0]) ?? 0;
  return [
    [
      [start, start],
      `static ${result} ${replacementName}(${parameters}) { ${body} } `,
    ],
    ...[...places].map(([offset, { length }]): Edit => [
      [offset, offset + length],
      replacementName,
    ]),
  ];
}

/**
 * Builds the edits that give other bodies to functions of the program, or to
 * those of the library that it calls. A function that the program lacks is
 * ignored: the output shows that it is missing.
 *
 * @param nodes All nodes of the program's own declarations.
 */
export function createFunctionEdits(
  source: string,
  nodes: readonly SyntaxNode[],
  replacements: Replacements,
): readonly Edit[] {
  const bytes = new TextEncoder().encode(source);
  return Object.entries(replacements).flatMap(([name, body]) => {
    const definition = nodes.find(
      (node) =>
        node.kind === 'FunctionDecl' &&
        node.name === name &&
        node.inner?.some(({ kind }) => kind === 'CompoundStmt'),
    );
    if (!definition) return editLibraryCalls(nodes, name, body);
    const edit = editOwnFunction(bytes, definition, body);
    return edit ? [edit] : [];
  });
}
