import { withoutWraps } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

const binary: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '<': (a, b) => Number(a < b),
  '>': (a, b) => Number(a > b),
  '<=': (a, b) => Number(a <= b),
  '>=': (a, b) => Number(a >= b),
  '==': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
  '&&': (a, b) => Number(a !== 0 && b !== 0),
  '||': (a, b) => Number(a !== 0 || b !== 0),
};

const unary: Readonly<Record<string, (a: number) => number>> = {
  '!': (a) => Number(a === 0),
  '-': (a) => -a,
  '+': (a) => a,
};

const literals = new Set([
  'IntegerLiteral',
  'CharacterLiteral',
  'CXXBoolLiteralExpr',
]);

function valueOf(wrapped: SyntaxNode): number | undefined {
  const node = withoutWraps(wrapped);
  const { kind = '', value, opcode = '', inner = [] } = node;
  if (literals.has(kind)) return Number(value);
  const [first, second] = inner;
  if (kind === 'CStyleCastExpr') return first && valueOf(first);
  const one = first && valueOf(first);
  if (one === undefined) return undefined;
  if (kind === 'UnaryOperator') return unary[opcode]?.(one);
  const other = second && valueOf(second);
  return kind === 'BinaryOperator' && other !== undefined
    ? binary[opcode]?.(one, other)
    : undefined;
}

/** Whether a condition always holds or never does; nothing where that depends on the run. */
export function constantTruth(condition: SyntaxNode): boolean | undefined {
  const value = valueOf(condition);
  return value === undefined || Number.isNaN(value) ? undefined : value !== 0;
}
