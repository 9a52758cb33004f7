import { constantValues } from './constantValues';
import type { FindValues } from './constantValues';
import { readFixedValues } from './fixedValues';
import { innerStatementsOf } from './live';
import { readReceptions } from './received';
import type { Reception } from './received';
import { fillSpecifiers } from './specifiers';
import { calledIn, nodesIn } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Placeholder for text that depends on the run. */
const UNKNOWN = '\0';

/** Text that a statement writes with one of its calls. */
interface Piece {
  readonly text: string;
  readonly statement: SyntaxNode;
}

function textOf({ specifier, values = [] }: Reception): string {
  const [value] = values;
  if (values.length !== 1 || value === undefined) return UNKNOWN;
  if (typeof value === 'object') return UNKNOWN;
  return specifier.conversion === 'c' && typeof value === 'number'
    ? String.fromCodePoint(value)
    : String(value);
}

/**
 * Returns the text that a call writes; undefined for a call that writes none.
 */
function writtenBy(
  call: SyntaxNode,
  findValues: FindValues,
): string | undefined {
  const name = calledIn(call) ?? '';
  const [, first] = call.inner ?? [];
  const [value] = (first && constantValues(first, findValues)) ?? [];
  if (name === 'puts' || name === 'fputs')
    return `${typeof value === 'string' ? value : UNKNOWN}${name === 'puts' ? '\n' : ''}`;
  if (name === 'putchar' || name === 'fputc' || name === 'putc')
    return typeof value === 'number' ? String.fromCodePoint(value) : UNKNOWN;
  if (name !== 'printf' && name !== 'fprintf') return undefined;
  const written = readReceptions(call, findValues);
  return written
    ? fillSpecifiers(written.text, written.receptions.map(textOf))
    : UNKNOWN;
}

/** Lists the texts that a program writes, in order; a loop counts once. */
function readPieces(declarations: readonly SyntaxNode[]): readonly Piece[] {
  const findValues = readFixedValues(declarations);
  const functions = new Map(
    declarations
      .filter(({ kind }) => kind === 'FunctionDecl')
      .map((each) => [each.name ?? '', each] as const),
  );
  const readFunction = (
    name: string,
    callers: readonly string[],
  ): readonly Piece[] =>
    callers.includes(name)
      ? []
      : (functions.get(name)?.inner ?? [])
          .filter(({ kind }) => kind === 'CompoundStmt')
          .flatMap((body) => readStatement(body, [...callers, name]));
  const readStatement = (
    statement: SyntaxNode,
    callers: readonly string[],
  ): readonly Piece[] => {
    const parts = innerStatementsOf(statement);
    if (parts.length > 0)
      return parts.flatMap((part) => readStatement(part, callers));
    return [...nodesIn(statement)].flatMap((node) => {
      const text = writtenBy(node, findValues);
      return text === undefined
        ? readFunction(calledIn(node) ?? '', callers)
        : [{ text, statement }];
    });
  };
  return readFunction('main', []);
}

/**
 * Yields, for each place where a text comes out, the statements that write it.
 */
function* writersOf(
  pieces: readonly Piece[],
  wanted: string,
): Generator<ReadonlySet<SyntaxNode>> {
  const text = pieces.map((piece) => piece.text).join('');
  const owners = pieces.flatMap((piece) =>
    Array<SyntaxNode>(piece.text.length).fill(piece.statement),
  );
  for (
    let at = text.indexOf(wanted);
    at >= 0;
    at = text.indexOf(wanted, at + 1)
  )
    yield new Set(owners.slice(at, at + wanted.length));
}

/** Relation of the statements that write two texts. */
type Separation =
  /** One statement writes only the first text, or that depends on the run. */
  | { readonly kind: 'apart' }
  /** No statement writes all of the first text. */
  | { readonly kind: 'split' }
  | { readonly kind: 'together'; readonly statement: SyntaxNode };

/**
 * Tells if one statement writes the first text of `Nació=1815` and no part of
 * the second.
 */
export function readSeparation(
  declarations: readonly SyntaxNode[],
  rule: string,
): Separation {
  const [first = '', second = ''] = rule.split('=');
  const pieces = readPieces(declarations);
  const alone = [...writersOf(pieces, first)].flatMap((writing) =>
    writing.size === 1 ? [...writing] : [],
  );
  const others = [...writersOf(pieces, second)].flatMap((each) => [...each]);
  const isUnsure = pieces.some(({ text }) => text.includes(UNKNOWN));
  if (alone.some((each) => !others.includes(each))) return { kind: 'apart' };
  const [statement] = alone;
  if (statement) return { kind: 'together', statement };
  return { kind: isUnsure ? 'apart' : 'split' };
}
