import type { HintCard } from '../types';
import { callHints } from './callHints';
import { emptyFunctionHint } from './emptyFunction';
import { loopHints } from './loopHints';
import { numberHints } from './numberHints';
import { orderHints } from './orderHints';
import { readingHints } from './readingHints';
import { resultHints } from './resultHints';
import { commaAtEndTexts } from './syntax';
import { textHints } from './textHints';
import { valueHints } from './valueHints';

/** Declarations of string pointers: `char *name`. The name is captured. */
const stringPointers = /\bchar\s*\*\s*(?:const\s+)?([A-Za-z_]\w*)/g;
const stringArrays = /\bchar\s+([A-Za-z_]\w*)\s*\[/g;

const captureNames = (code: string, declaration: RegExp) =>
  [...code.matchAll(declaration)].map(([, name = '']) => name);

/**
 * Returns true when a pointer moves along its string or comes from a call: then
 * comparing addresses is meaningful.
 */
const isMoved = (code: string, name: string) =>
  new RegExp(
    `(?:\\+\\+|--|&)\\s*${name}\\b|\\b${name}\\s*(?:\\+\\+|--|[-+]=|=[^=;]*[-+(])`,
  ).test(code);

/**
 * Returns true when `name` is a single `char`, neither a string nor a pointer.
 */
const isCharacter = (code: string, name: string) =>
  new RegExp(`\\bchar\\s+(?:\\w+[^;(){}]*,\\s*)?${name}\\s*[=,;]`).test(code) &&
  !new RegExp(`\\*\\s*${name}\\b|\\b${name}\\s*\\[`).test(code);

/** Call that begins a statement, up to its closing parenthesis. */
const callStatement =
  '(?<=[;{}]\\s*)\\w+\\s*\\((?:[^();{}]|\\((?:[^();]|\\([^()]*\\))*\\))*\\)';

/**
 * Faults without a diagnostic: the code is valid, but rarely means what its
 * author intended.
 */
export const hintCards: readonly HintCard[] = [
  {
    id: 'hint-import',
    code: /(?<=^[ \t]*)#[ \t]*import\b/gm,
    isFault: () => true,
    title: 'En C se escribe `#include`, no `#import`',
    meaning:
      '`#import` no es parte de C. Este compilador y `gcc` lo entienden; otros, no.',
    cause: 'Otros lenguajes usan la palabra `import`.',
    fix: 'Cambia `#import` por `#include`.',
    change: ['#import <stdio.h>', '#include <stdio.h>'],
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'hint-sign-twice',
    code: /(?<=[\w)\]']\s*)(?<sign>[-+])[ \t]+\k<sign>[ \t]+(?=[\w('])/g,
    isFault: () => true,
    title: 'Hay dos signos `$sign` seguidos',
    meaning:
      'El primero es la operación, y el segundo, el signo del valor que sigue. El compilador no avisa, porque es una operación válida.',
    cause: 'El signo se escribió dos veces, o uno de los dos debía ser otro.',
    fix: 'Borra uno. Si el segundo es el signo del valor, pégalo a él; si querías `$sign$sign`, une los dos.',
    change: ['a $sign $sign b', 'a $sign b'],
    lesson: 'operadores',
  },
  {
    id: 'hint-text-comparison',
    code: /(?<![.>*&]\s*)\b(?<left>[A-Za-z_]\w*)\s*(?<op>[!=]=)\s*(?<right>[A-Za-z_]\w*)(?!\s*[\w.([-])/g,
    isFault: (code, { left = '', right = '' }) => {
      const pointers = captureNames(code, stringPointers);
      const texts = [...pointers, ...captureNames(code, stringArrays)];
      return (
        left !== right &&
        [left, right].every(
          (name) => texts.includes(name) && !isMoved(code, name),
        ) &&
        [left, right].some((name) => pointers.includes(name))
      );
    },
    title: '`$left $op $right` no compara las letras',
    meaning:
      'Compara direcciones de memoria: dos textos iguales pueden estar en lugares distintos. El compilador no avisa, porque es una operación válida.',
    cause: 'En otros lenguajes, `==` sí compara textos.',
    fix: 'Usa `strcmp`, de `<string.h>`: da 0 si son iguales.',
    change: ['$left $op $right', 'strcmp($left, $right) $op 0'],
  },
  {
    id: 'hint-one-is-true',
    code: /(?<!!\s*)\b(?<name>is(?:alpha|alnum|digit|lower|upper|space|punct|cntrl|graph|print|xdigit))\s*\((?:[^()]|\([^()]*\))*\)\s*(?<op>[!=]=)\s*(?:1|true)\b/g,
    isFault: () => true,
    title: '`$name` no siempre da 1',
    meaning:
      'Cuando la respuesta es sí, C solo promete un número distinto de 0. En esta página es 1; en un Linux corriente es otro, y la comparación falla.',
    cause: 'Se creyó que «sí» es siempre un 1.',
    fix: 'Usa la llamada sola como condición. Para preguntar lo contrario, ponle un `!` delante: `!$name(c)`.',
    change: ['if ($name(c) == 1)', 'if ($name(c))'],
    lesson: 'biblioteca-estandar',
  },
  {
    id: 'hint-scanf-count',
    code: /\b(?<call>[fs]?scanf)\s*\((?:[^",();]*,\s*)?(?:"[^"]*"\s*)+(?<values>(?:,\s*[^\s,();]+\s*)+)\)\s*(?<op>[!=]=|[<>]=?)\s*(?<limit>\d+)\b(?!\s*[-+*/%.])/g,
    isFault: (_, { values = '', op = '', limit = '' }) => {
      const excess = Number(limit) - (values.split(',').length - 1);
      return excess > 0 || (excess === 0 && ['>', '<='].includes(op));
    },
    title: 'Esta pregunta a `$call` tiene siempre la misma respuesta',
    meaning:
      '`$call` devuelve cuántos valores leyó: como mucho, uno por cada variable que recibe. Comparar con `$op $limit` no decide nada.',
    cause:
      'El número no es el de los valores que se piden, o el signo debía ser otro.',
    fix: 'Compara con cuántos valores se piden: con `"%d"` es `== 1`; con `"%d %d"`, `== 2`.',
    change: ['if (scanf("%d", &edad) > 1)', 'if (scanf("%d", &edad) == 1)'],
    lesson: 'entrada#y-si-no-escriben-un-número',
  },
  {
    id: 'hint-text-in-character',
    code: /(?<=\b[fs]?scanf\s*\([^;{}]*,\s*)&\s*(?<name>[A-Za-z_]\w*)(?=\s*[,)])/g,
    specifier: 's',
    isFault: (code, { name = '' }) => isCharacter(code, name),
    title: 'Para leer un carácter en `$name` se usa `%c`, no `%s`',
    meaning:
      '`%s` lee un texto y le agrega un carácter nulo al final. En un `char` cabe uno solo: el segundo se escribe fuera de `$name`.',
    cause: 'Se usó el especificador de los textos.',
    fix: 'Escribe `%c`, con un espacio delante para saltar el Enter anterior: `" %c"`. Para un texto, declara un arreglo de `char`.',
    change: ['scanf("%s", &$name);', 'scanf(" %c", &$name);'],
    lesson: 'entrada#decimales-y-caracteres',
  },
  {
    id: 'hint-comma-at-end',
    code: new RegExp(
      `(?<=${callStatement}[ \\t]*),(?=[ \\t\\r]*\\n\\s*\\w[\\w.]*(?:\\[[^\\]]*\\])?\\s*[-+*/%]?=(?!=)(?:[^();{}]|\\((?:[^()]|\\([^()]*\\))*\\))*;)`,
      'g',
    ),
    isFault: () => true,
    ...commaAtEndTexts,
    change: ['puts("Hola"),', 'puts("Hola");'],
  },
  ...numberHints,
  ...loopHints,
  ...callHints,
  ...readingHints,
  emptyFunctionHint,
  ...orderHints,
  ...valueHints,
  ...textHints,
  ...resultHints,
];
