import { findFunctionAt, getFunctionBlocks, getVisibleCode } from '../blocks';
import { isInLoop, isNumericVariable } from '../loops';
import { maskSource } from '../source';
import type { HintCard } from '../types';

const otherBitOperators = /<<|>>|~|[^&]&\s*(?:0[xX]|\d)|\|=|&=|\^=|\b0[xX]/;

/** Usual names of the base or the exponent of a power. */
const powerOperandName = /^(?:base|exp|expo|exponente|potencia|pot)$/i;

const isDigits = (word: string) => /^\d+$/.test(word);

const isDeclaredAs = (code: string, types: string, name: string) =>
  new RegExp(`\\b(?:${types})\\s+(?:[^;(){}]*,\\s*)?${name}\\b`).test(code);

const isIntegerVariable = (code: string, name: string) =>
  isNumericVariable(code, name) && !isDeclaredAs(code, 'double|float', name);

const isDecimalVariable = (code: string, name: string) =>
  isNumericVariable(code, name) && isDeclaredAs(code, 'double|float', name);

/** Functions of `math.h` with `double` parameters. */
const mathFunctions =
  /^(?:pow|sqrt|cbrt|sin|cos|tan|exp|log|log10|fabs|floor|ceil|round|fmod|hypot)$/;

/**
 * Returns true when the next argument of `call` is a `double` or `float`.
 * `argumentText` holds the arguments before it.
 */
function isDecimalParameter(
  code: string,
  call: string,
  argumentText: string,
): boolean {
  if (mathFunctions.test(call)) return true;
  const { parameters = '' } =
    getFunctionBlocks(code).find(({ name }) => name === call) ?? {};
  const position = argumentText.split(',').length - 1;
  return /\b(?:double|float)\b/.test(parameters.split(',')[position] ?? '');
}

const decimalDeclaration =
  /^\s*(?:(?:const|static)\s+)*(?:double|float)\s+(?:[^=]*,\s*)?\w+\s*=[^=]*$/;

/**
 * Returns true when the expression after `lead` becomes a `double` or `float`.
 * `lead` starts at the beginning of the statement.
 */
function isDecimalExpected(code: string, lead: string, index: number): boolean {
  const [, call, argumentText = ''] =
    /\b(?!return\b)(\w+)\s*\(([^()]*)$/.exec(lead) ?? [];
  if (call !== undefined) return isDecimalParameter(code, call, argumentText);
  if (decimalDeclaration.test(lead)) return true;
  const [, target] = /^\s*(\w+)\s*[-+*/]?=(?!=)/.exec(lead) ?? [];
  if (target !== undefined)
    return isDecimalVariable(getVisibleCode(code, index), target);
  return (
    /^\s*return\b/.test(lead) &&
    /\b(?:double|float)\s/.test(findFunctionAt(code, index)?.header ?? '')
  );
}

/**
 * Returns true when dividing two literals, or 1 by an integer variable, drops
 * decimals.
 */
function losesDecimals(code: string, left: string, right: string): boolean {
  if (!isDigits(left)) return false;
  if (isDigits(right))
    return Number(right) !== 0 && Number(left) % Number(right) !== 0;
  return left === '1' && isIntegerVariable(code, right);
}

/** Returns true when every operand of `value` is an integer. */
const areIntegers = (code: string, value: string) =>
  !value.includes('.') &&
  (value.match(/\b[A-Za-z_]\w*/g) ?? []).every((name) =>
    isIntegerVariable(code, name),
  );

/** Returns the offset where the last statement of `code` begins. */
const findStatementStart = (code: string) =>
  Math.max(...[';', '{', '}'].map((sign) => code.lastIndexOf(sign))) + 1;

const assignmentBefore = /(?:[^=!<>]=|\breturn)\s*$/;

/** Integer division whose result becomes a `double` or `float`. */
const integerDivision: Pick<HintCard, 'code' | 'isFault'> = {
  code: /(?<=(?:[=(,+-]|\breturn)\s*)(?<left>[A-Za-z_]\w*|\d+|\([^()]*\))\s*\/\s*(?<right>[A-Za-z_]\w*|\d+)(?![\w.]|\s*(?:[[(]|->))/g,
  isFault: (code, { left = '', right = '' }, { index }) => {
    const before = code.slice(0, index);
    const lead = before.slice(findStatementStart(before));
    const visible = getVisibleCode(code, index);
    if (!isDecimalExpected(code, lead, index)) return false;
    if (losesDecimals(visible, left, right)) return true;
    const rest = code.slice(index);
    return (
      assignmentBefore.test(lead) &&
      /^[^;,]*\/\s*\w+\s*(?:\*\s*[\d.]+\s*)?;/.test(rest) &&
      !(isDigits(left) && isDigits(right)) &&
      areIntegers(visible, left) &&
      areIntegers(visible, right)
    );
  },
};

/**
 * Returns true when the program only prints several results of `rand` to show
 * the series.
 */
const isRandDemo = (code: string, index: number) =>
  !/\b(?:if|while|switch|scanf|getchar|fgets)\b|\?/.test(code) &&
  (isInLoop(code, index) || code.split(/\brand\s*\(\s*\)/).length > 2);

/** Expressions whose result differs from the intended number. */
export const numberHints: readonly HintCard[] = [
  {
    id: 'hint-power',
    code: /(?<base>(?<![\w.])\d+|\b[A-Za-z_]\w*(?:\([^()]*\)|\[[^\]]*\])?|\((?:[^()]|\([^()]*\))*\))\s*\^\s*(?<power>[A-Za-z_]\w*|\d+)\b(?!\s*[\^&|(.])/g,
    isFault: (code, { base = '', power = '' }) =>
      !otherBitOperators.test(code) &&
      (/^(?:[2-9]|10)$/.test(power) ||
        /^(?:[2-9]|10)$/.test(base) ||
        powerOperandName.test(power) ||
        /^base$/i.test(base)),
    title: '¿Querías una potencia? El signo `^` no la calcula',
    meaning:
      'En C, `^` compara los bits de dos enteros: `5 ^ 2` da 7. El compilador no avisa, porque es una operación válida.',
    cause: 'En las calculadoras y en otros lenguajes, `^` es la potencia.',
    fix: 'Para un cuadrado, multiplica el número por sí mismo. Para lo demás usa `pow`, de `<math.h>`: su resultado es un `double`.',
    change: ['$base ^ $power', 'pow($base, $power)'],
  },
  {
    id: 'hint-integer-division',
    ...integerDivision,
    title: '`$left / $right` da un entero: los decimales se pierden',
    meaning:
      'Entre dos enteros, la división da un entero: `5 / 9` es 0. Lo que recibe el resultado admite decimales, pero ya no los hay.',
    cause: 'Los dos lados de la división son enteros.',
    fix: 'Haz que uno tenga decimales: `5.0 / 9` si es un número, `(double)a / b` si es una variable.',
    change: ['$left / $right', '(double)$left / $right'],
    lesson: 'conversiones#primero-la-cuenta-después-el-destino',
  },
  {
    id: 'hint-rand-without-srand',
    code: /\brand\s*\(\s*\)/g,
    isFault: (code, _, { index, files }) =>
      !files.some((file) => /\bsrand\s*\(/.test(maskSource(file.text))) &&
      !/\brand\s*\(\s*\)/.test(code.slice(0, index)) &&
      !isRandDemo(code, index),
    title: 'Sin `srand`, `rand` repite los mismos números',
    meaning:
      'Cada vez que el programa empieza, `rand` da la misma serie. Para probar es útil; en un juego, todas las partidas son iguales.',
    cause: 'Ninguna línea le da una semilla.',
    fix: 'Escribe `srand(time(NULL));` una vez, al principio de `main`, con `<stdlib.h>` y `<time.h>`. Si quieres que se repitan, escribe `srand(1);`.',
    lesson: 'azar#la-semilla',
  },
];
