import { findFunctionAt } from '../blocks';
import { findBlockEnd, removeClosedBlocks } from '../scopes';
import type { HintCard } from '../types';

const matchesPattern = (code: string, pattern: string) =>
  new RegExp(pattern).test(code);

/**
 * Returns the header of the innermost loop whose braces directly contain
 * `index`.
 */
function findLoopHeader(code: string, index: number): string | undefined {
  const open = removeClosedBlocks(code.slice(0, index)).split('{');
  return /\b(?:for|while)\s*\([^{}]*\)\s*$/.exec(open.at(-2) ?? '')?.[0];
}

/**
 * Returns true when a sum is reset to zero in each iteration and read after the
 * loop.
 */
function isResetInLoop(code: string, name: string, index: number): boolean {
  const block = findFunctionAt(code, index);
  if (!block || findLoopHeader(code, index) === undefined) return false;
  const end = findBlockEnd(code, index);
  const uses = code.slice(index, end).match(new RegExp(`\\b${name}\\b`, 'g'));
  return (
    uses?.length === 2 &&
    matchesPattern(code.slice(index, end), `\\b${name}\\s*\\+=`) &&
    matchesPattern(
      removeClosedBlocks(code.slice(block.open, index)),
      `\\b${name}\\s*=\\s*0\\b`,
    ) &&
    matchesPattern(code.slice(end, block.end), `\\b${name}\\b`)
  );
}

/**
 * Returns true when a value is computed from variables that `scanf` reads
 * later, and is never recomputed.
 */
function isComputedBeforeInput(
  code: string,
  { name = '', value = '' }: Readonly<Record<string, string>>,
  index: number,
): boolean {
  const block = findFunctionAt(code, index);
  if (!block) return false;
  const before = code.slice(block.open, index);
  const after = code.slice(index).slice(0, block.end - index);
  const rest = after.slice(after.indexOf(';'));
  const parts = value.match(/\b[A-Za-z_]\w*/g) ?? [];
  return (
    parts.length > 0 &&
    parts.every(
      (part) =>
        matchesPattern(before, `[;{,]\\s*(?:\\w+\\s+)?${part}\\s*=\\s*\\d`) &&
        !matchesPattern(before, `&\\s*${part}\\b`) &&
        matchesPattern(rest, `\\bscanf\\s*\\([^;]*&\\s*${part}\\b`),
    ) &&
    !matchesPattern(
      rest,
      `\\b${name}\\s*(?:[-+*/%]?=(?!=)|\\+\\+|--)|&\\s*${name}\\b`,
    ) &&
    matchesPattern(rest, `\\b${name}\\b`)
  );
}

/** Statements executed too early, or in every iteration. */
export const orderHints: readonly HintCard[] = [
  {
    id: 'hint-sum-restarts',
    code: /(?<=[;{}]\s*)(?<name>[A-Za-z_]\w*)\s*=\s*0\s*;/g,
    isFault: (code, { name = '' }, { index }) =>
      isResetInLoop(code, name, index),
    title: '`$name` vuelve a cero en cada vuelta',
    meaning:
      'Lo que se suma en una vuelta se borra al empezar la siguiente: al final queda solo lo último.',
    cause: 'La línea que la pone a cero está dentro del bucle.',
    fix: 'Deja el cero antes del bucle, y quita esta línea.',
    change: ['for (…) {\n    $name = 0;', '$name = 0;\nfor (…) {'],
    lesson: 'bucles',
  },
  {
    id: 'hint-computed-before-read',
    code: /(?<=[;{}]\s*)(?:int|double|float|long)\s+(?<name>[A-Za-z_]\w*)\s*=\s*(?<value>[^;{}"'()]*[A-Za-z_][^;{}"'()]*);/g,
    isFault: (code, captures, { index }) =>
      isComputedBeforeInput(code, captures, index),
    title: '`$name` se calcula antes de leer los datos',
    meaning:
      'Una asignación se hace una vez, donde está. Cuando después cambian las variables de la cuenta, `$name` no cambia con ellas.',
    cause: 'En matemáticas, una fórmula vale siempre.',
    fix: 'Haz la cuenta después de leer.',
    change: [
      'int $name = base * altura;\nscanf("%d %d", &base, &altura);',
      'scanf("%d %d", &base, &altura);\nint $name = base * altura;',
    ],
    lesson: 'variable#declarar-y-asignar',
  },
];
