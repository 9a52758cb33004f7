import { findFunctionAt } from '../blocks';
import { findBlockEnd, removeClosedBlocks } from '../scopes';
import type { HintCard } from '../types';

const numberType = '(?:int|char|float|double|long|short|unsigned|size_t)';

/** Names of functions that drop the decimals on purpose. */
const roundingName =
  /round|redondea|redondeo|trunc|enter|piso|techo|suelo|floor|ceil/i;

/**
 * Returns true when a function of whole numbers returns decimals: a local
 * `double`, or a division by a number with decimals.
 */
function isDecimalReturned(code: string, value: string, index: number) {
  const block = findFunctionAt(code, index);
  if (!block || block.name === 'main' || roundingName.test(block.name))
    return false;
  if (!/^(?:static\s+)?(?:int|long|short)\s+\w+$/.test(block.header.trim()))
    return false;
  const body = code.slice(block.open, index);
  return /^\w+$/.test(value)
    ? new RegExp(`\\b(?:double|float)\\s+(?:[^;(){}]*,\\s*)?${value}\\b`).test(
        body,
      )
    : /^[^?:]*\/\s*\d+\.\d*$/.test(value) && !/\(\s*int\s*\)/.test(value);
}

/** Returns the code of the statements after `index` in its function. */
const getCodeAfter = (code: string, index: number) =>
  code.slice(index, findFunctionAt(code, index)?.end);

/**
 * Returns the values between the braces of an array's initializer, without
 * spaces; undefined when it has none.
 */
function getInitialValues(code: string, name: string) {
  const initializer = new RegExp(
    `\\b${name}\\s*\\[[^\\]]*\\]\\s*=\\s*\\{([^{}]*)\\}`,
  ).exec(code)?.[1];
  return initializer?.split(',').map((value) => value.trim());
}

const isNegative = (value: string) => value.startsWith('-');
const isPositive = (value: string) => /^0*[1-9.]/.test(value);

/**
 * Returns true when the values compared with `best`, which begins with 0, are
 * all beyond it.
 */
function isZeroUnbeaten(code: string, best: string, index: number): boolean {
  const rest = getCodeAfter(code, index);
  const change = new RegExp(
    `\\bif\\s*\\(\\s*(?:(?<item>\\w+(?:\\[[^\\]]*\\])?)\\s*(?<op>[<>])=?\\s*${best}|${best}\\s*(?<reversed>[<>])=?\\s*(?<other>\\w+(?:\\[[^\\]]*\\])?))\\s*\\)\\s*\\{?\\s*${best}\\s*=\\s*(?<kept>\\w+(?:\\[[^\\]]*\\])?)\\s*;`,
  ).exec(rest);
  const { item, op, reversed, other, kept } = change?.groups ?? {};
  if (!change || kept !== (item ?? other)) return false;
  const before = rest.slice(rest.indexOf(';'), change.index);
  if (new RegExp(`\\b${best}\\s*=(?!=)|&\\s*${best}\\b`).test(before))
    return false;
  const isMinimum = op === '<' || reversed === '>';
  const [name = '', bracket] = kept?.split('[') ?? [];
  const values =
    bracket === undefined ? undefined : getInitialValues(code, name);
  if (values) return values.every(isMinimum ? isPositive : isNegative);
  // The values that a program reads are rarely negative.
  const isRead = new RegExp(`scanf\\s*\\([^;]*&\\s*${name}\\b`).test(before);
  return isMinimum && isRead;
}

/** Returns the code before the `{` of the block around `index`. */
function getBlockHead(code: string, index: number): string {
  let depth = 0;
  for (let position = index - 1; position >= 0; position -= 1) {
    const sign = code.charAt(position);
    if (sign === '}') depth += 1;
    if (sign === '{') depth -= 1;
    if (depth < 0) return code.slice(Math.max(0, position - 200), position);
  }
  return '';
}

/**
 * Returns true when a loop declares a total in its body and adds to it once:
 * each turn begins with a new one.
 */
function isTotalRestarted(code: string, name: string, index: number): boolean {
  if (
    !/(?:\b(?:for|while)\s*\((?:[^(){}]|\([^(){}]*\))*\)|\bdo)\s*$/.test(
      getBlockHead(code, index),
    )
  )
    return false;
  const start = code.indexOf(';', index);
  const rest = code.slice(start, findBlockEnd(code, index));
  const changes = rest.match(
    new RegExp(
      `\\b${name}\\s*(?:[-+*/%]?=(?!=)|\\+\\+|--)|(?:\\+\\+|--|&)\\s*${name}\\b`,
      'g',
    ),
  );
  return (
    changes?.length === 1 &&
    new RegExp(`[;}]\\s*${name}\\s*(?:[+*]=|=\\s*${name}\\s*[+*])`).test(
      removeClosedBlocks(rest),
    )
  );
}

/** Operators and numbers of programs that work with bits. */
const bitCode = /<<|>>|[\^~]|&=|(?<!\|)\|(?!\|)|\b0[xb]|\bunsigned\b/i;

const isMask = (name: string) => /masc|mask|bit|flag|perm/i.test(name);

const hasLooseOperator = (meaning: string) =>
  /^[^()]*[\w)]\s*[-+]\s*[\w(]/.test(meaning.trim());

/**
 * Returns true when the meaning of a macro is a sum without parentheses, and a
 * use multiplies it.
 */
function isMacroSplit(code: string, name: string, meaning: string): boolean {
  if (!hasLooseOperator(meaning)) return false;
  const use = `\\b${name}\\b(?:\\s*\\((?:[^()]|\\([^()]*\\))*\\))?`;
  const rest = code.replace(/^[ \t]*#.*$/gm, '');
  return new RegExp(`[*/%]\\s*${use}|${use}\\s*[*/%]`).test(rest);
}

/** Results that are not the intended ones. */
export const resultHints: readonly HintCard[] = [
  {
    id: 'hint-decimals-returned-as-int',
    code: /\breturn\s+(?<value>[^;{}]+?)\s*;/g,
    isFault: (code, { value = '' }, { index }) =>
      isDecimalReturned(code, value, index),
    title: 'La función devuelve un entero: los decimales se pierden',
    meaning:
      'El tipo que va delante de su nombre decide qué sale de ella. `$value` tiene decimales, y al devolverlo se cortan sin redondear.',
    cause:
      'La cuenta se hizo con decimales, pero la función se declaró entera.',
    fix: 'Cambia el tipo de la función, y escribe el resultado con `%f`. Si quieres cortarlos, dilo con `(int)`.',
    change: ['int media(int a, int b)', 'double media(int a, int b)'],
    lesson: 'funciones',
  },
  {
    id: 'hint-extreme-from-zero',
    code: /\b(?:int|long|short|float|double)\s+(?:[^;(){}=]*,\s*)?(?<best>\w+)\s*=\s*0(?:\.0*)?\s*[;,]/g,
    isFault: (code, { best = '' }, { index }) =>
      isZeroUnbeaten(code, best, index),
    title: '`$best` empieza en 0, y ningún valor le gana',
    meaning:
      'Cada valor se compara con ese 0, que no es uno de ellos. Ninguno lo supera, y 0 sale como resultado.',
    cause: 'A una variable se le suele dar 0 para empezar.',
    fix: 'Empieza por el primero de los valores, y compara los demás con él.',
    change: ['int $best = 0;', 'int $best = valores[0];'],
    lesson: 'arreglos#recorrer',
  },
  {
    id: 'hint-total-restarts',
    code: new RegExp(
      `(?<=[{;}]\\s*)${numberType}\\s+(?<name>\\w+)\\s*=\\s*[01](?:\\.0*)?\\s*;`,
      'g',
    ),
    isFault: (code, { name = '' }, { index }) =>
      isTotalRestarted(code, name, index),
    title: '`$name` empieza de nuevo en cada vuelta',
    meaning:
      'Está declarada dentro del bucle: con cada vuelta nace otra, con su primer valor. Lo que sumó la anterior se pierde.',
    cause: 'La declaración se escribió junto a la suma.',
    fix: 'Declárala antes del bucle.',
    lesson: 'ambito',
  },
  {
    id: 'hint-single-ampersand',
    code: /\b(?:if|while)\s*\(\s*(?<one>[a-z]\w*)\s*&\s*(?<other>[a-z]\w*)\s*\)/g,
    isFault: (code, { one = '', other = '' }) =>
      !bitCode.test(code) && !isMask(one) && !isMask(other),
    title: 'Un solo `&` no es «y»: compara los bits',
    meaning:
      '`$one & $other` puede dar 0 aunque ninguno de los dos sea 0: con 2 y 4 da 0.',
    cause: 'Se quería decir «y», que se escribe con dos signos.',
    fix: 'Escribe `&&`.',
    change: ['if ($one & $other)', 'if ($one && $other)'],
    lesson: 'condicionales',
  },
  {
    id: 'hint-macro-split',
    code: /(?<=^[ \t]*)#[ \t]*define[ \t]+(?<name>\w+)(?:\([^)\n]*\))?[ \t]+(?<meaning>[^\n]+)$/gm,
    isFault: (code, { name = '', meaning = '' }) =>
      isMacroSplit(code, name, meaning),
    title: 'A la macro `$name` le faltan paréntesis',
    meaning:
      'Su texto se copia tal cual donde se usa. Allí se multiplica, y la multiplicación toma solo un trozo de la suma.',
    cause: 'Una macro se parece a una variable o a una función, pero es texto.',
    fix: 'Pon entre paréntesis todo su texto, y también cada parámetro.',
    change: ['#define DOBLE(x) x + x', '#define DOBLE(x) ((x) + (x))'],
    lesson: 'preprocesador#lo-que-se-escribe-dos-veces-se-hace-dos-veces',
  },
];
