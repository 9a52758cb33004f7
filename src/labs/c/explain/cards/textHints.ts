import { findFunctionAt } from '../blocks';
import type { HintCard, HintMatch } from '../types';

/** Returns the function around a match, from its `{` up to the match. */
const getCodeBefore = (code: string, index: number) =>
  code.slice(findFunctionAt(code, index)?.open ?? 0, index);

const countUses = (code: string, name: string) =>
  [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;

/**
 * Returns true when an array of `char` was declared, without a text or with an
 * empty one, and nothing has used it since.
 */
function isEmptyText(code: string, { index, text }: HintMatch, name: string) {
  const before = getCodeBefore(code, index);
  const declaration = new RegExp(
    `\\bchar\\s+${name}\\s*\\[[^\\]]*\\]\\s*(?:;|=\\s*(?:\\{[\\s0']*\\}|"\\s*")\\s*;)`,
  ).exec(before);
  if (!declaration || countUses(before, name) !== 1) return false;
  const start = index - before.length + declaration.index;
  const declaredText = text.slice(start, start + declaration[0].length);
  return /(?:\]|""|\{[\s0'\\]*\})\s*;$/.test(declaredText);
}

/** Words of a statement for texts that differ, and jumps out of it. */
const refusal =
  /^\s*\{?\s*(?:return|continue|break|goto|exit)\b|^[^;]*"[^"]*(?:\bno\b|distinto|distinta|diferente|incorrecto|incorrecta|\bmal\b|error|inválido|inválida)/i;

/** Words that ask for more than one word. */
const phrase =
  /completo|apellido|frase|oraciones|oración|dirección|direccion|título|titulo/i;

/** Texts compared, copied or read in the wrong way. */
export const textHints: readonly HintCard[] = [
  {
    id: 'hint-strcmp-as-truth',
    code: /\bif\s*\(\s*strcmp\s*\((?<values>[^()]*)\)\s*(?:==\s*(?:1|true)\s*)?\)/g,
    isFault: (code, _, { index, text }) => {
      const [condition = ''] =
        /^if\s*\(\s*strcmp\s*\([^()]*\)[^)]*\)/.exec(code.slice(index)) ?? [];
      const statement = text.slice(index + condition.length);
      return /==/.test(condition) || !refusal.test(statement);
    },
    title: '`strcmp` da 0 cuando los dos textos son iguales',
    meaning:
      'Para C, 0 es «no». Con la llamada sola, esta condición se cumple cuando los textos son distintos.',
    cause: 'Parece una pregunta: ¿son iguales?',
    fix: 'Compara el resultado con 0. Si preguntas si son distintos, escribe `!= 0` y se leerá.',
    change: ['if (strcmp(a, b))', 'if (strcmp(a, b) == 0)'],
    lesson: 'cadenas#comparar-dos-textos',
  },
  {
    id: 'hint-strcpy-reversed',
    code: /\b(?:strcpy|strncpy)\s*\(\s*(?<target>\w+)\s*,\s*(?<source>\w+)\s*[,)]/g,
    isFault: (code, { target = '', source = '' }, match) =>
      target !== source &&
      isEmptyText(code, match, source) &&
      !isEmptyText(code, match, target),
    title: '`strcpy` copia el segundo texto en el primero',
    meaning:
      'Aquí se copia `$source`, que todavía no tiene nada, y `$target` pierde lo que guardaba.',
    cause: 'Se escribieron en el orden en que se dicen: de uno a otro.',
    fix: 'Cambia el orden: primero el arreglo que recibe la copia, como en `=`.',
    change: ['strcpy($target, $source);', 'strcpy($source, $target);'],
    lesson: 'cadenas#copiar-sin-pasarse',
  },
  {
    id: 'hint-word-for-phrase',
    code: /\bscanf\s*\(\s*"[^"]*"\s*,\s*(?<name>\w+)\s*\)/g,
    isFault: (code, { name = '' }, { index, text }) => {
      if (!/^scanf\s*\(\s*"\s*%\d*s\s*"/.test(text.slice(index))) return false;
      const before = getCodeBefore(code, index);
      const printed = text
        .slice(index - before.length, index)
        .match(/"(?:[^"\\]|\\.)*"/g);
      return phrase.test(name) || phrase.test(printed?.at(-1) ?? '');
    },
    title: '`%s` lee una palabra: se detiene en el primer espacio',
    meaning:
      'De «Ana María», `$name` recibe «Ana». Lo demás espera a la siguiente lectura, que lo toma sin preguntar.',
    cause: 'Se pide un texto de varias palabras.',
    fix: 'Lee la línea entera con `fgets`, que también guarda el Enter.',
    change: ['scanf("%39s", $name);', 'fgets($name, sizeof $name, stdin);'],
    lesson: 'cadenas#leer-una-línea',
  },
];
