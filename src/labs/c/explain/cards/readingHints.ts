import { findFunctionAt } from '../blocks';
import type { HintMatch, HintCard } from '../types';
import { getFirstString } from './callHints';

/** Conversion specifier of `scanf`: `%d`, `%*c`, `%19s`, `%[^\n]`. */
const scanfSpecifier =
  /%\*?\d*(?:hh|h|ll|l|L|j|z|t)?(?:\[\^?\]?[^\]]*\]|[a-zA-Z%])/g;

/**
 * Returns the function around `index`, from its `{` up to `index`: masked code
 * and source text.
 */
function getFunctionPrefix(code: string, { index, text }: HintMatch) {
  const functionStart = findFunctionAt(code, index)?.open ?? 0;
  return {
    code: code.slice(functionStart, index),
    text: text.slice(functionStart, index),
  };
}

/**
 * Returns true when the previous read is a `scanf` that leaves the line break
 * unread.
 */
function hasPendingLineBreak(code: string, match: HintMatch): boolean {
  const before = getFunctionPrefix(code, match);
  const reads = [
    ...before.code.matchAll(/\b(?:scanf|getchar|fgets|fgetc|getc|gets)\s*\(/g),
  ];
  const last = reads.at(-1);
  if (!last?.[0].startsWith('scanf')) return false;
  const format = getFirstString({ ...match, ...before, index: last.index });
  return /%\d*(?:hh|h|ll|l|L)?(?:[d-g]|[sux])$/.test(format);
}

/**
 * Returns true for a call in the condition of a loop that stops at the end of
 * the line: it skips the rest of the line on purpose.
 */
function isSkippingLine({ text, index }: HintMatch): boolean {
  const start = text.lastIndexOf('while', index);
  const [condition = ''] = text.slice(Math.max(start, 0)).split(/[{;]/, 1);
  return start >= 0 && /[!=]=\s*'\\n'/.test(condition);
}

/** Functions of the library that leave the text of a line as it is. */
const readingFunctions =
  '(?:fgets|strcmp|strlen|printf|puts|fputs|if|while|for|switch|sizeof|return)';

/**
 * Returns true when a text is given to another function, which may remove its
 * line break.
 */
const isGivenToFunction = (code: string, name: string) =>
  new RegExp(
    `(?<!\\w)(?!${readingFunctions}\\b)[A-Za-z_]\\w*\\s*\\([^()]*\\b${name}\\b`,
  ).test(code);

/** Returns true when the code removes the line break stored by `fgets`. */
const isLineBreakRemoved = (code: string, name: string) =>
  new RegExp(
    `\\b(?:strcspn|strchr|strrchr|strtok|strncmp|sscanf)\\s*\\(\\s*${name}\\b|\\bstrlen\\s*\\(\\s*${name}\\s*\\)\\s*-|(?<!\\bchar\\s+)\\b${name}\\s*\\[[^\\]]*\\]\\s*=(?!=)`,
  ).test(code) || isGivenToFunction(code, name);

/** Input read in another way than intended. */
export const readingHints: readonly HintCard[] = [
  {
    id: 'hint-scanf-message',
    code: /\bscanf\s*\(\s*"/g,
    isFault: (_, __, match) =>
      /\p{L}{3}/u.test(getFirstString(match).replace(scanfSpecifier, ' ')),
    title: '`scanf` no escribe mensajes',
    meaning:
      'Las letras de su texto no salen en la pantalla: `scanf` espera que alguien las teclee, iguales, y si no, deja de leer.',
    cause: 'Se quería preguntar y leer a la vez.',
    fix: 'Pregunta con `printf` y deja en `scanf` solo el especificador.',
    change: [
      'scanf("Edad: %d", &edad);',
      'printf("Edad: ");\nscanf("%d", &edad);',
    ],
    lesson: 'entrada#leer-un-número',
  },
  {
    id: 'hint-character-reads-enter',
    code: /\bscanf\s*\(\s*"/g,
    isFault: (code, _, match) =>
      getFirstString(match).startsWith('%c') &&
      !isSkippingLine(match) &&
      hasPendingLineBreak(code, match),
    title: '`%c` lee el Enter de la respuesta anterior',
    meaning:
      'El `scanf` de antes dejó sin leer el Enter. `%c` no salta nada: toma ese Enter como si fuera la letra.',
    cause: 'Los demás especificadores saltan los blancos solos.',
    fix: 'Deja un espacio delante del especificador.',
    change: ['scanf("%c", &letra);', 'scanf(" %c", &letra);'],
    lesson: 'entrada#el-enter-que-se-queda',
  },
  {
    id: 'hint-line-keeps-enter',
    code: /\bstrcmp\s*\(\s*(?<name>\w+)\s*,\s*"/g,
    isFault: (code, { name = '' }, match) => {
      const { code: before } = getFunctionPrefix(code, match);
      const literal = /^strcmp\s*\(\s*\w+\s*,\s*"((?:[^"\\\n]|\\.)*)"/.exec(
        match.text.slice(match.index),
      )?.[1];
      return (
        new RegExp(`\\bfgets\\s*\\(\\s*${name}\\b`).test(before) &&
        !isLineBreakRemoved(before, name) &&
        literal?.endsWith('\\n') === false
      );
    },
    title: '`$name` termina en el Enter que guardó `fgets`',
    meaning:
      '`fgets` guarda también el salto de línea, así que el texto nunca es igual a otro que no lo lleva.',
    cause: '`scanf` con `%s` no lo guarda.',
    fix: 'Quita el salto de línea antes de comparar.',
    change: [
      'fgets($name, sizeof $name, stdin);',
      'fgets($name, sizeof $name, stdin);\n$name[strcspn($name, "\\n")] = \'\\0\';',
    ],
    lesson: 'entrada',
  },
  {
    id: 'hint-slash-instead-of-backslash',
    code: /\b(?:printf|puts)\s*\(\s*"/g,
    isFault: (_, __, match) => /[^\s/]\/[nt]$/.test(getFirstString(match)),
    title: 'El salto de línea es `\\n`, con la barra al revés',
    meaning: 'Con `/`, la barra y la letra salen en la pantalla tal cual.',
    cause: 'Las dos barras se confunden en el teclado.',
    fix: 'Cambia `/n` por `\\n`.',
    change: ['printf("Hola/n");', 'printf("Hola\\n");'],
    lesson: 'salida#secuencias-de-escape',
  },
  {
    id: 'hint-end-of-file-loop',
    code: /\bwhile\s*\(\s*!\s*feof\s*\(\s*\w+\s*\)\s*\)\s*\{(?<body>[^{}]*)\}/g,
    isFault: (_, { body = '' }) => !/\b(?:break|EOF|NULL|if)\b/.test(body),
    title: '`feof` dice que sí cuando ya es tarde',
    meaning:
      'Se entera del final después de una lectura que falló. La última vuelta trabaja con datos que no llegaron.',
    cause: 'Parece que mira si queda algo por leer.',
    fix: 'Lee en la condición del bucle, y mira lo que devuelve la lectura.',
    change: [
      'while (!feof(f)) {\n    fscanf(f, "%d", &n);',
      'while (fscanf(f, "%d", &n) == 1) {',
    ],
    lesson: 'archivos#el-bucle-que-repite-la-última',
  },
];
