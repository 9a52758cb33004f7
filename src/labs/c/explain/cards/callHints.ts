import { findFunctionAt, getFunctionBlocks } from '../blocks';
import { maskSource } from '../source';
import type { HintMatch, HintCard } from '../types';
import { missingSystemText } from './system';

/**
 * Returns the source of the first string argument of the call at `index`, or an
 * empty string.
 */
export const getFirstString = ({ index, text }: HintMatch): string =>
  /^\w+\s*\(\s*(?:\w+\s*,\s*)?"((?:[^"\\\n]|\\.)*)"\s*[,)]/.exec(
    text.slice(index),
  )?.[1] ?? '';

const hasDeclaration = (code: string, name: string) =>
  new RegExp(
    `\\b(?:int|char|float|double|long|short|unsigned|bool|size_t)\\b[^;(){}]*\\b${name}\\b`,
  ).test(code);

/**
 * Returns true when the function around `index` declares `name` with a
 * prototype and never calls it.
 */
function isOnlyDeclared(code: string, name: string, index: number): boolean {
  const block = findFunctionAt(code, index);
  if (!block || !getFunctionBlocks(code).some((other) => other.name === name))
    return false;
  const body = code.slice(block.open, block.end);
  const prototypePattern = new RegExp(
    `\\b(?!return\\b)\\w+[ \\t*]+${name}\\s*\\(`,
    'g',
  );
  return !new RegExp(`\\b${name}\\s*\\(`).test(
    body.replace(prototypePattern, ''),
  );
}

/** Returns true when any file of the program defines the function. */
const hasDefinition = ({ files }: HintMatch, name: string) =>
  files.some(({ text }) =>
    getFunctionBlocks(maskSource(text)).some((block) => block.name === name),
  );

const callPattern = /\b(?!(?:return|if|while|for|switch|sizeof)\b)\w+\s*\(/;

/**
 * Returns true when a function only computes its return value, without side
 * effects.
 */
function isPureFunction(code: string, name: string): boolean {
  const block = getFunctionBlocks(code).find((other) => other.name === name);
  if (!block || /\bvoid\b/.test(block.header)) return false;
  const body = code.slice(block.open, block.end);
  const assignments = [
    ...body.matchAll(/(?<![.\]\w]\s*)\b(\w+)\s*(?:[-+*/%]?=(?!=)|\+\+|--)/g),
  ];
  return (
    !/[*[]/.test(block.parameters) &&
    !callPattern.test(body) &&
    !/->|\]\s*=(?!=)|\*\s*\w+\s*=(?!=)/.test(body) &&
    assignments.every(
      ([, target = '']) =>
        hasDeclaration(body, target) ||
        hasDeclaration(block.parameters, target),
    )
  );
}

/** Calls without the effect that they seem to have. */
export const callHints: readonly HintCard[] = [
  {
    id: 'hint-call-with-type',
    code: /(?<=[;{}]\s*)(?<type>void|int|char|float|double|long|bool)\s+\*?(?<name>[A-Za-z_]\w*)\s*\((?<parameters>[^();{}]*)\)\s*;/g,
    isFault: (code, { name = '' }, { index }) =>
      isOnlyDeclared(code, name, index),
    title: 'Con `$type` delante, `$name` no se llama: se anuncia',
    meaning:
      'Un tipo, un nombre y unos paréntesis forman un prototipo: dice que la función existe y no la ejecuta.',
    cause: 'Se copió la primera línea de la función.',
    fix: 'Quita el tipo. Si recibe algo, escribe los valores sin sus tipos.',
    change: ['$type $name($parameters);', '$name();'],
    lesson: 'funciones#definir-y-llamar',
  },
  {
    id: 'hint-result-dropped',
    code: /(?<=[;{}]\s*)(?<name>[A-Za-z_]\w*)\s*\([^;{}]*\)\s*;/g,
    isFault: (code, { name = '' }, { index }) =>
      findFunctionAt(code, index) !== undefined && isPureFunction(code, name),
    title: 'Lo que devuelve `$name` se pierde',
    meaning:
      'La función calcula un valor y lo entrega donde se la llama. Ahí nadie lo guarda ni lo usa, y no cambia nada más.',
    cause: 'Se espera que la función cambie la variable que recibe.',
    fix: 'Guarda lo que devuelve, o úsalo donde hace falta.',
    change: ['$name(precio);', 'precio = $name(precio);'],
    lesson: 'funciones',
  },
  {
    id: 'hint-braces-in-text',
    code: /\b(?:printf|puts)\s*\(\s*"/g,
    isFault: (code, _, match) =>
      [...getFirstString(match).matchAll(/\{([A-Za-z_]\w*)\}/g)].some(
        ([, name = '']) => hasDeclaration(code, name),
      ),
    title: 'Las llaves de un texto no ponen el valor de una variable',
    meaning:
      'Para C son letras como las demás: se imprimen tal cual, con el nombre adentro.',
    cause: 'En Python y en otros lenguajes, ahí aparece el valor.',
    fix: 'Pon un especificador en ese lugar, y la variable después de una coma.',
    change: ['printf("Edad: {edad}\\n");', 'printf("Edad: %d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'hint-scanf-blank-at-end',
    code: /\bscanf\s*\(\s*"/g,
    isFault: (_, __, match) => /%.*(?:\s|\\[nt])$/.test(getFirstString(match)),
    title: 'El espacio o el `\\n` final hace que `scanf` espere más',
    meaning:
      'Para `scanf`, cualquier blanco significa «salta todos los que vengan»: no termina hasta que se escribe otra cosa.',
    cause: 'Se copió el texto de un `printf`, o se quería quitar el Enter.',
    fix: 'Deja el especificador al final. Para saltar el Enter anterior, el espacio va delante: `" %c"`.',
    change: ['scanf("%d\\n", &edad);', 'scanf("%d", &edad);'],
    lesson: 'entrada#el-enter-que-se-queda',
  },
  {
    id: 'hint-flush-input',
    code: /\b(?<call>fflush|rewind)\s*\(\s*stdin\s*\)/g,
    isFault: () => true,
    title: '`$call(stdin)` no es una manera segura de vaciar el teclado',
    meaning:
      'C no dice qué pasa con lo que falta por leer: en Windows se descarta; en Linux puede quedarse.',
    cause: 'Viene de un ejemplo para Windows.',
    fix: 'Para saltar el Enter, deja un espacio delante: `" %c"`. Para descartar la línea, lee hasta su `\\n`.',
    change: [
      '$call(stdin);',
      "int c;\nwhile ((c = getchar()) != '\\n' && c != EOF) {\n}",
    ],
    lesson: 'entrada#el-enter-que-se-queda',
  },
  {
    id: 'hint-case-range',
    code: /\bcase\s+(?<from>\d+)\s*-\s*(?<to>\d+)\s*:/g,
    isFault: () => true,
    title: '`$from-$to` es una resta, no un rango',
    meaning: 'Este caso atiende un solo valor: lo que da la resta.',
    cause: 'Se querían atender varios valores seguidos.',
    fix: 'Escribe un `case` por cada valor, uno detrás de otro, o usa `if` con dos comparaciones.',
    change: ['case 1-3:', 'case 1: case 2: case 3:'],
    lesson: 'condicionales',
  },
  {
    id: 'hint-not-here',
    code: /\b(?<name>pthread_create)\s*\(/g,
    isFault: (code, { name = '' }, match) =>
      !hasDefinition(match, name) &&
      findFunctionAt(code, match.index) !== undefined,
    title: '`$name` no funciona en este laboratorio',
    meaning: missingSystemText,
    cause: 'El programa es para una computadora con su sistema operativo.',
    fix: 'Ejecútalo en tu computadora, o quita esa parte. Aquí la llamada falla, y lo dice con el valor que devuelve.',
    lesson: 'instalar',
  },
];
