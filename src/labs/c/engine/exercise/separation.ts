import { findPossibleValues } from './constantValues';
import type { FindValues } from './constantValues';
import { createValueLookup } from './fixedValues';
import { getInnerStatements } from './deadCode';
import { readReceptions } from './received';
import type { Reception } from './received';
import { fillSpecifiers } from './specifiers';
import { getCalleeName, walkNodes } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

/** Placeholder for text that depends on the run. */
const UNKNOWN_TEXT = '\0';

/** Text that a statement writes with one of its calls. */
interface Piece {
  readonly text: string;
  readonly statement: SyntaxNode;
}

function formatReception({ specifier, values = [] }: Reception): string {
  const [value] = values;
  if (values.length !== 1 || value === undefined) return UNKNOWN_TEXT;
  if (typeof value === 'object') return UNKNOWN_TEXT;
  return specifier.conversion === 'c' && typeof value === 'number'
    ? String.fromCodePoint(value)
    : String(value);
}

/**
 * Returns the text that a call writes; undefined for a call that writes none.
 */
function getWrittenText(
  call: SyntaxNode,
  findValues: FindValues,
): string | undefined {
  const name = getCalleeName(call) ?? '';
  const [, first] = call.inner ?? [];
  const [value] = (first && findPossibleValues(first, findValues)) ?? [];
  if (name === 'puts' || name === 'fputs')
    return `${typeof value === 'string' ? value : UNKNOWN_TEXT}${name === 'puts' ? '\n' : ''}`;
  if (name === 'putchar' || name === 'fputc' || name === 'putc')
    return typeof value === 'number'
      ? String.fromCodePoint(value)
      : UNKNOWN_TEXT;
  if (name !== 'printf' && name !== 'fprintf') return undefined;
  const receptions = readReceptions(call, findValues);
  return receptions
    ? fillSpecifiers(
        receptions.text,
        receptions.receptions.map(formatReception),
      )
    : UNKNOWN_TEXT;
}

/** Lists the texts that a program writes, in order; a loop counts once. */
function listPieces(declarations: readonly SyntaxNode[]): readonly Piece[] {
  const findValues = createValueLookup(declarations);
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
    const parts = getInnerStatements(statement);
    if (parts.length > 0)
      return parts.flatMap((part) => readStatement(part, callers));
    return [...walkNodes(statement)].flatMap((node) => {
      const text = getWrittenText(node, findValues);
      return text === undefined
        ? readFunction(getCalleeName(node) ?? '', callers)
        : [{ text, statement }];
    });
  };
  return readFunction('main', []);
}

/**
 * Yields, for each place where a text comes out, the statements that write it.
 */
function* findWriters(
  pieces: readonly Piece[],
  wantedText: string,
): Generator<ReadonlySet<SyntaxNode>> {
  const text = pieces.map((piece) => piece.text).join('');
  const owners = pieces.flatMap((piece) =>
    Array<SyntaxNode>(piece.text.length).fill(piece.statement),
  );
  for (
    let matchIndex = text.indexOf(wantedText);
    matchIndex >= 0;
    matchIndex = text.indexOf(wantedText, matchIndex + 1)
  )
    yield new Set(owners.slice(matchIndex, matchIndex + wantedText.length));
}

/** Relation of the statements that write two texts. */
type Separation =
  /**
   * `apart`: one statement writes only the first text, or the run decides it.
   */
  | { readonly kind: 'apart' }
  /** `split`: no statement writes the whole first text. */
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
  const pieces = listPieces(declarations);
  const singleWriters = [...findWriters(pieces, first)].flatMap((writing) =>
    writing.size === 1 ? [...writing] : [],
  );
  const otherWriters = [...findWriters(pieces, second)].flatMap((each) => [
    ...each,
  ]);
  const hasUnknownText = pieces.some(({ text }) => text.includes(UNKNOWN_TEXT));
  if (singleWriters.some((each) => !otherWriters.includes(each)))
    return { kind: 'apart' };
  const [statement] = singleWriters;
  if (statement) return { kind: 'together', statement };
  return { kind: hasUnknownText ? 'apart' : 'split' };
}
