import { getFunctionBlocks, getVisibleCode } from '../blocks';
import { findCountFault, countingForPattern } from '../counting';
import {
  getEndConditions,
  hasExit,
  isInLoop,
  isNumericVariable,
  hasStoredAddress,
  parseLoopAt,
  canModify,
} from '../loops';
import type { CountFault } from '../counting';
import type { HintMatch, HintCard } from '../types';

const constants = new Set(['true', 'false', 'EOF', 'NULL']);

const isConstant = (code: string, name: string) =>
  constants.has(name) ||
  new RegExp(
    `#[ \\t]*define[ \\t]+${name}\\b|(?<![(,]\\s*)\\bconst\\b[^;(){}]*\\b${name}\\b|\\benum\\b[^;{}]*\\{[^{}]*\\b${name}\\b`,
  ).test(code);

/**
 * Returns the variables of a loop condition. Empty when the condition depends
 * on anything but plain numeric variables whose changes are visible in the
 * loop.
 */
function getConditionVariables(
  code: string,
  index: number,
  condition: string,
): readonly string[] {
  if (/\w\s*\(|\+\+|--|(?<![=!<>])=(?!=)|["'[.]|->/.test(condition)) return [];
  const names = [...new Set(condition.match(/[A-Za-z_]\w*/g))].filter(
    (name) => !isConstant(code, name),
  );
  const visible = getVisibleCode(code, index);
  const areNumbers = names.every(
    (name) => isNumericVariable(visible, name) && !hasStoredAddress(code, name),
  );
  return areNumbers ? names : [];
}

const isGlobal = (code: string, name: string) => {
  const functions = getFunctionBlocks(code);
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].some(
    ({ index }) =>
      !functions.some(({ start, end }) => start <= index && index <= end),
  );
};

/** Call of a function that could change global variables. */
const impureCall =
  /\b(?!(?:printf|puts|putchar|if|for|while|switch|sizeof|fflush|sleep)\b)\w+\s*\(/;

/** Returns true when `body` uses a `#define` that assigns or increments. */
const hasModifyingMacro = (code: string, body: string) =>
  [...code.matchAll(/#[ \t]*define[ \t]+(\w+)(.*)/g)].some(
    ([, name = '', meaning = '']) =>
      /\+\+|--|[^=!<>]=(?!=)/.test(meaning) &&
      new RegExp(`\\b${name}\\b`).test(body),
  );

/**
 * Returns true when nothing in a loop changes the variables of its condition.
 */
function isConditionUnchanged(code: string, index: number): boolean {
  const loop = parseLoopAt(code, index);
  if (!loop || hasExit(loop.body) || hasModifyingMacro(code, loop.body))
    return false;
  const names = getConditionVariables(code, index, loop.header);
  return (
    names.length > 0 &&
    names.every(
      (name) =>
        !canModify(loop.body, name) &&
        !(impureCall.test(loop.body) && isGlobal(code, name)),
    )
  );
}

/** `scanf` statement whose return value is ignored. */
const uncheckedScanf =
  /(?<=(?:^|[;{})]|\belse)\s*)scanf\s*\((?:[^();]|\([^()]*\))*\)\s*;/g;

/** Calls that consume the letter left unread by `scanf`. */
const consumingCall =
  /\b(?:scanf|getchar|getc|fgetc|fgets|getline|fflush|rewind)\b/;

/**
 * Returns true when the loop can only end after an unchecked `scanf` reads a
 * number: a letter in the input makes the loop endless.
 */
function isEndedByUncheckedScanf(
  code: string,
  { index, text }: HintMatch,
): boolean {
  const loop = parseLoopAt(code, index);
  if (!loop) return false;
  const { body, bodyStart } = loop;
  const conditions = getEndConditions(loop).map((part) =>
    getConditionVariables(code, index, part),
  );
  if (conditions.some((names) => names.length === 0)) return false;
  const names = conditions.flat();
  const rest = body.replace(uncheckedScanf, '');
  const reads = [...body.matchAll(uncheckedScanf)].filter((read) => {
    const start = bodyStart + read.index;
    const writtenCall = text.slice(start, start + read[0].length);
    return /%\d*(?:hh?|ll?|[jzt])?[diuxfeg]/.test(writtenCall);
  });
  return (
    !consumingCall.test(rest) &&
    names.every((name) => !canModify(rest, name)) &&
    names.some((name) => reads.some(([read]) => canModify(read, name)))
  );
}

/** Hint fields that match a counting `for` with the given fault. */
const matchCountFault = (
  fault: CountFault,
): Pick<HintCard, 'code' | 'isFault'> => ({
  code: countingForPattern,
  isFault: (code, captures, { index }) =>
    findCountFault(code, captures, index) === fault,
});

/** Loops that never start, or never end. */
export const loopHints: readonly HintCard[] = [
  {
    id: 'hint-loop-never-starts',
    ...matchCountFault('never-starts'),
    title: 'Este `for` no da ninguna vuelta',
    meaning:
      'La condición se mira también antes de la primera vuelta. `$name` empieza en `$start`, y `$name $op $limit` ya es falso.',
    cause: 'El signo está al revés, o el inicio y el límite están cambiados.',
    fix: 'Un `for` sigue mientras su condición se cumple. Para contar hacia arriba se usa `<` o `<=`; hacia abajo, `>` o `>=`.',
    change: ['for (int i = 10; i < 5; i++)', 'for (int i = 5; i < 10; i++)'],
    lesson: 'for#tres-partes-en-una-línea',
  },
  {
    id: 'hint-loop-until',
    ...matchCountFault('until'),
    title: 'Este `for` da una vuelta como mucho',
    meaning:
      'Un `for` sigue mientras su condición se cumple, no hasta que se cumpla. Con `==`, la primera vez que `$name` no vale `$limit`, termina.',
    cause: 'Se escribió cuándo debe parar, en lugar de cuándo debe seguir.',
    fix: 'Escribe la condición para seguir: `<` o `<=` si cuenta hacia arriba, `>` o `>=` si cuenta hacia abajo.',
    change: ['$name $op $limit', '$name <= $limit'],
    lesson: 'for#tres-partes-en-una-línea',
  },
  {
    id: 'hint-loop-wrong-way',
    ...matchCountFault('wrong-way'),
    title: 'El paso aleja a `$name` del final del `for`',
    meaning:
      'Con `$step`, la condición `$name $op $limit` se sigue cumpliendo en cada vuelta. El bucle no termina hasta que `$name` se sale de su tipo.',
    cause: 'El paso suma donde debía restar, o el signo está al revés.',
    fix: 'Con `<` o `<=`, el paso suma: `i++`. Con `>` o `>=`, resta: `i--`.',
    change: ['for (int i = 10; i > 0; i++)', 'for (int i = 10; i > 0; i--)'],
    lesson: 'for#tres-partes-en-una-línea',
  },
  {
    id: 'hint-loop-steps-over',
    ...matchCountFault('steps-over'),
    title: '`$name` nunca vale exactamente `$limit`',
    meaning:
      'Empieza en `$start` y cambia con `$step`, así que pasa de largo. Con `!=`, el bucle solo termina si lo encuentra, y no termina.',
    cause:
      'El límite no está entre los valores de `$name`. Con decimales pasa aunque parezca estar: `0.1` no se guarda exacto.',
    fix: 'Usa `<` o `<=` si cuenta hacia arriba, `>` o `>=` si cuenta hacia abajo.',
    change: [
      'for (int i = 0; i != 5; i += 2)',
      'for (int i = 0; i < 5; i += 2)',
    ],
    lesson: 'for#tres-partes-en-una-línea',
  },
  {
    id: 'hint-condition-unchanged',
    code: /\b(?:while|do)\b/g,
    isFault: (code, _, { index }) => isConditionUnchanged(code, index),
    title: 'Nada en este bucle cambia su condición',
    meaning:
      'Lo que mira la condición vale siempre lo mismo dentro del bucle. Si se cumple una vez, el bucle no termina.',
    cause: 'Falta el paso que lo acerca al final, o quedó fuera de las llaves.',
    fix: 'Cambia dentro del bucle la variable de la condición. Sin llaves, el bucle repite solo la instrucción que sigue.',
    change: [
      'while (i < 10)\n    printf("%d\\n", i);',
      'while (i < 10) {\n    printf("%d\\n", i);\n    i++;\n}',
    ],
    lesson: 'bucles#el-bucle-que-no-termina',
  },
  {
    id: 'hint-input-loop',
    code: /\b(?:while|do|for)\b/g,
    isFault: (code, _, match) => isEndedByUncheckedScanf(code, match),
    title: 'Si escriben una letra, este bucle no termina',
    meaning:
      '`scanf` no puede hacer un número de una letra: la deja sin leer y no cambia la variable. En la vuelta siguiente la encuentra otra vez.',
    cause: 'No se comprueba lo que devuelve `scanf`.',
    fix: '`scanf` devuelve cuántos valores leyó. Si no es el que esperas, sal del bucle.',
    change: ['scanf("%d", &n);', 'if (scanf("%d", &n) != 1) {\n    break;\n}'],
    lesson: 'entrada#y-si-no-escriben-un-número',
  },
  {
    id: 'hint-srand-in-loop',
    code: /\bsrand\s*\(\s*(?:\(\s*unsigned(?:\s+int)?\s*\)\s*)?time\b/g,
    isFault: (code, _, { index }) => isInLoop(code, index),
    title: 'La semilla se da una vez, fuera del bucle',
    meaning:
      '`time` cambia una vez por segundo. Con la misma semilla en cada vuelta, `rand` da siempre el mismo número.',
    cause: '`srand` está dentro del bucle.',
    fix: 'Lleva `srand` al principio de `main`.',
    change: [
      'while (tiros-- > 0) {\n    srand(time(NULL));',
      'srand(time(NULL));\nwhile (tiros-- > 0) {',
    ],
    lesson: 'azar#la-semilla',
  },
];
