import type { Edit } from './edits';
import { extentOf } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Bodies in C, without braces, that functions are given in place of their own, by name. */
export type Replacements = Readonly<Record<string, string>>;

const decoder = new TextDecoder();

/** As many line breaks as a part of a program has: those behind it stay on their lines. */
const lineBreaksIn = (bytes: Uint8Array) =>
  decoder.decode(bytes).replace(/[^\n]/g, '');

/** The definition of a function of the program, with another body. */
function editOwn(
  source: Uint8Array,
  definition: SyntaxNode,
  body: string,
): Edit | undefined {
  const block = definition.inner?.find(({ kind }) => kind === 'CompoundStmt');
  const extent = block && extentOf(block);
  return (
    extent && [extent, `{ ${body}${lineBreaksIn(source.subarray(...extent))} }`]
  );
}

/** `int (int, double)` → `int a, double b`; nothing of one with any number of values. */
function signatureOf(
  type: string,
): { readonly result: string; readonly parameters: string } | undefined {
  const [, result = '', list = ''] = /^(.+?) ?\(([^()]*)\)$/.exec(type) ?? [];
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

/** Where the name of a function of the library stands, as it was written. */
function placesOf(nodes: readonly SyntaxNode[], name: string) {
  const places = new Map<number, { readonly length: number; type: string }>();
  for (const { kind, range, referencedDecl } of nodes) {
    if (kind !== 'DeclRefExpr' || referencedDecl?.name !== name) continue;
    // Some, as `isdigit`, are macros too.
    const begin = range?.begin?.expansionLoc ?? range?.begin;
    const type = referencedDecl.type?.qualType;
    if (begin?.offset === undefined || type === undefined) continue;
    places.set(begin.offset, { length: begin.tokLen ?? 0, type });
  }
  return places;
}

/**
 * A function of the library cannot be given another body: the program calls one
 * of another name instead, which stands before its first declaration, on that line.
 */
function editLibrary(
  nodes: readonly SyntaxNode[],
  name: string,
  body: string,
): readonly Edit[] {
  const places = placesOf(nodes, name);
  const [first] = places.values();
  const signature = first && signatureOf(first.type);
  if (!signature) return [];
  const instead = `fingida_${name}`;
  const { result, parameters } = signature;
  // A directive has to be the first on its line: not before `#include`.
  const start = (nodes[0] && extentOf(nodes[0])?.[0]) ?? 0;
  return [
    [[start, start], `static ${result} ${instead}(${parameters}) { ${body} } `],
    ...[...places].map(([at, { length }]): Edit => [
      [at, at + length],
      instead,
    ]),
  ];
}

/**
 * What makes a program the same with other bodies for some functions: its own, or
 * those of the library that it calls. One that it has not stays without: what the
 * program writes tells.
 *
 * @param nodes All that the program itself has.
 */
export function editFunctions(
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
    if (!definition) return editLibrary(nodes, name, body);
    const edit = editOwn(bytes, definition, body);
    return edit ? [edit] : [];
  });
}
