import { getLiteralText } from './literals';
import { replaceSpecifiers, findSpecifiers } from './specifiers';
import type { Specifier } from './specifiers';
import {
  getBaseVariable,
  getCalleeName,
  getByteRange,
  isWrittenInProgram,
  walkNodes,
  unwrapNode,
} from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Functions that print, with the index of their format, if they take one. */
export const printFunctions: Readonly<Record<string, number | undefined>> = {
  printf: 0,
  fprintf: 1,
  sprintf: 1,
  snprintf: 2,
  puts: undefined,
  fputs: undefined,
  putchar: undefined,
  fputc: undefined,
  putc: undefined,
};

/** Text or number that is hard-coded where it is printed. */
interface Handwritten {
  readonly text: string;
  /** Offset of the literal, in bytes. */
  readonly offset: number;
}

/** Data that a program prints. */
export interface Printed {
  /**
   * Names of the variables that are printed, and of those that they take their
   * values from.
   */
  readonly variables: ReadonlySet<string>;
  readonly specifiers: readonly Specifier[];
  /** String literals. */
  readonly texts: readonly Handwritten[];
  /** Numbers among the printed values. */
  readonly values: readonly Handwritten[];
}

/**
 * Maps variables that begin with a string literal to its text, by their ids in
 * clang's tree.
 */
function findTextVariables(
  nodes: readonly SyntaxNode[],
): ReadonlyMap<string | undefined, string> {
  return new Map(
    nodes.flatMap(({ kind, id, inner = [] }) => {
      const [first] = kind === 'VarDecl' ? inner : [];
      const text = first && getLiteralText(unwrapNode(first));
      return text === undefined ? [] : [[id, text] as const];
    }),
  );
}

/**
 * Yields the nodes of a value that is printed, without indices and arguments of
 * calls.
 */
function* walkPrintedNodes(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  if (node.kind === 'CallExpr') return;
  const parts = node.inner ?? [];
  for (const part of node.kind === 'ArraySubscriptExpr'
    ? parts.slice(0, 1)
    : parts)
    yield* walkPrintedNodes(part);
}

function getLiteralNumber({ kind, value }: SyntaxNode): string | undefined {
  if (kind === 'IntegerLiteral' || kind === 'FloatingLiteral')
    return String(value);
  if (kind !== 'CharacterLiteral' || typeof value !== 'number')
    return undefined;
  const letter = String.fromCharCode(value);
  return /\d/.test(letter) ? letter : undefined;
}

const getPrintedNames = (node: SyntaxNode) =>
  [...walkPrintedNodes(node)].flatMap(
    ({ referencedDecl }) => referencedDecl?.name ?? [],
  );

/**
 * Maps the name of each variable or parameter to those that it takes a value
 * from.
 */
function findValueFlows(
  nodes: readonly SyntaxNode[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const flows = new Map<string, Set<string>>();
  const add = (target: string | undefined, source: SyntaxNode | undefined) => {
    if (target === undefined || !source) return;
    const names = flows.get(target) ?? new Set();
    for (const name of getPrintedNames(source)) names.add(name);
    flows.set(target, names);
  };
  const functions = new Map(
    nodes
      .filter(({ kind }) => kind === 'FunctionDecl')
      .map(({ name, inner = [] }) => [
        name,
        inner.filter(({ kind }) => kind === 'ParmVarDecl'),
      ]),
  );
  for (const node of nodes) {
    const { kind, opcode, inner = [] } = node;
    if (kind === 'VarDecl') add(node.name, inner.at(-1));
    if (kind === 'BinaryOperator' && opcode === '=')
      add(getBaseVariable(inner[0])?.name, inner[1]);
    const parameters = functions.get(getCalleeName(node)) ?? [];
    for (const [index, { name }] of parameters.entries())
      add(name, inner[index + 1]);
  }
  return flows;
}

/** Reads the arguments of the calls that print. */
export function readPrinted(declarations: readonly SyntaxNode[]): Printed {
  const variables = new Set<string>();
  const specifiers: Specifier[] = [];
  const texts: Handwritten[] = [];
  const values: Handwritten[] = [];
  const nodes = declarations.flatMap((each) => [...walkNodes(each)]);
  const literalTexts = findTextVariables(nodes);
  const readArgument = (argument: SyntaxNode, isFormat: boolean) => {
    for (const node of walkPrintedNodes(argument)) {
      const [offset = 0] = getByteRange(node) ?? [];
      const { referencedDecl } = node;
      const text = getLiteralText(node);
      if (text !== undefined) texts.push({ text, offset });
      const format = text ?? literalTexts.get(referencedDecl?.id);
      if (isFormat && format !== undefined)
        specifiers.push(...findSpecifiers(format));
      const number = isWrittenInProgram(node)
        ? getLiteralNumber(node)
        : undefined;
      if (number !== undefined) values.push({ text: number, offset });
      if (referencedDecl?.name !== undefined && !isFormat)
        variables.add(referencedDecl.name);
    }
  };
  for (const node of nodes) {
    const name = getCalleeName(node);
    if (name === undefined || !Object.hasOwn(printFunctions, name)) continue;
    const format = printFunctions[name];
    for (const [index, argument] of (node.inner ?? []).slice(1).entries())
      readArgument(argument, index === format);
  }
  const flows = findValueFlows(nodes);
  // Names added to the set during the loop are visited, too.
  for (const name of variables)
    for (const source of flows.get(name) ?? []) variables.add(source);
  return { variables, specifiers, texts, values };
}

const findNumbers = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** Placeholder for a specifier in a text whose digits are examined. */
const SPECIFIER_PLACEHOLDER = '\0';

/**
 * Finds the first literal that is, or completes, one of the expected numbers.
 */
export function findHandwrittenResult(
  texts: readonly Handwritten[],
  outputs: readonly string[],
): (Handwritten & { readonly number: string }) | undefined {
  const expected = new Set(outputs.flatMap(findNumbers).map(Number));
  for (const each of texts) {
    const text = replaceSpecifiers(each.text, SPECIFIER_PLACEHOLDER);
    // In `%d.00` the decimals are hard-coded.
    const rest = new RegExp(`${SPECIFIER_PLACEHOLDER}(\\.?\\d+)`).exec(
      text,
    )?.[1];
    const number =
      rest ?? findNumbers(text).find((digits) => expected.has(Number(digits)));
    if (number !== undefined) return { ...each, number };
  }
  return undefined;
}
