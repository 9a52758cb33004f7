import { findFunctionAt } from '../blocks';
import { findBlockEnd, removeClosedBlocks } from '../scopes';
import type { HintCard } from '../types';

/** Returns true when a decimal number is exact in binary, like 0.5. */
const isExactInBinary = (numberText: string) =>
  Number.isInteger(Number(numberText) * 1024);

const isAverageName = (name: string) =>
  /^(?:media|promedio|average)/i.test(name);

/**
 * Returns true for names of values usually written in octal, like permissions.
 */
const isOctalName = (name: string) => /perm|modo|mode|mask|oct/i.test(name);

/**
 * Returns true when every value that satisfies the second comparison also
 * satisfies the first.
 */
function isImpliedByFirst(op: string, first: number, second: number): boolean {
  return op.startsWith('>') ? second >= first : second <= first;
}

/**
 * Returns the limit of the previous `if` when its condition compares the same
 * variable with the same operator.
 */
function findPreviousLimit(code: string, name: string, op: string) {
  const before = code.slice(0, code.lastIndexOf('else'));
  const conditions = [...before.matchAll(/\bif\s*\(([^(){}]*)\)/g)];
  const [, condition = ''] = conditions.at(-1) ?? [];
  const comparisonPattern = new RegExp(
    `^\\s*${name}\\s*${op}\\s*(\\d+(?:\\.\\d+)?)\\s*$`,
  );
  return comparisonPattern.exec(condition)?.[1];
}

const numberTypes = '(?:int|char|float|double|long|short|unsigned|bool|size_t)';

/**
 * Returns true when a declaration shadows a variable of its function that is
 * used after the block.
 */
function isShadowingUsed(code: string, name: string, index: number): boolean {
  const block = findFunctionAt(code, index);
  if (!block) return false;
  const declarationPattern = new RegExp(
    `[;{]\\s*${numberTypes}\\s+(?:[^;(){}]*,\\s*)?${name}\\b`,
  );
  const rest = code.slice(findBlockEnd(code, index), block.end);
  return (
    declarationPattern.test(
      removeClosedBlocks(code.slice(block.open, index)),
    ) &&
    new RegExp(`\\b${name}\\b`).test(rest) &&
    !declarationPattern.test(rest)
  );
}

/** Values other than the intended ones. */
export const valueHints: readonly HintCard[] = [
  {
    id: 'hint-equal-decimals',
    code: /(?<![=!<>])[=!]=\s*(?<value>\d+\.\d+)\b/g,
    isFault: (_, { value = '' }) => !isExactInBinary(value),
    title: 'Dos números con decimales casi nunca son iguales',
    meaning:
      'La computadora guarda `$value` con un error muy pequeño, y cada cuenta añade el suyo. Al compararlos con `==`, ese error cuenta.',
    cause: 'En papel, la cuenta da justo ese número.',
    fix: 'Compara la diferencia con un margen. `fabs` está en `<math.h>`.',
    change: ['if (total == $value)', 'if (fabs(total - $value) < 0.001)'],
    lesson: 'tipos',
  },
  {
    id: 'hint-hidden-variable',
    code: /(?<=[;{}]\s*)(?:int|char|float|double|long|bool)\s+(?<name>\w+)\s*=[^;{}]*;/g,
    isFault: (code, { name = '' }, { index }) =>
      isShadowingUsed(code, name, index),
    title: 'Hay dos variables `$name`: esta tapa a la de fuera',
    meaning:
      'Con el tipo delante se declara otra variable, que solo existe hasta la `}` de su bloque. La de fuera no cambia.',
    cause: 'Se quería dar otro valor a la que ya estaba.',
    fix: 'Quita el tipo para cambiar la de fuera. Si son dos cosas, dales nombres distintos.',
    change: ['int $name = 0;', '$name = 0;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'hint-digit-as-number',
    code: /\b\w+\s*\+=\s*(?<name>\w+)\s*\[[^\]]*\]\s*;/g,
    isFault: (_, { name = '' }, { text }) =>
      new RegExp(
        `\\bchar\\s+${name}\\s*\\[[^\\]]*\\]\\s*=\\s*"\\d+"|\\bisdigit\\s*\\([^;]*\\b${name}\\s*\\[`,
      ).test(text),
    title: 'Se suma el código de la cifra, no la cifra',
    meaning:
      "Dentro de un texto, `'4'` es un carácter, y su número es 52. Se suma ese número.",
    cause: 'En la pantalla, la cifra y el número se ven iguales.',
    fix: "Resta `'0'`: los códigos de las cifras van seguidos.",
    change: ['suma += $name[i];', "suma += $name[i] - '0';"],
    lesson: 'tipos',
  },
  {
    id: 'hint-octal-number',
    code: /\b(?<name>\w+)\s*=\s*(?<value>0[0-7]{1,2})\s*[;,]/g,
    isFault: (_, { name = '' }) => !isOctalName(name),
    title: '`$value` empieza por 0: para C está en octal',
    meaning:
      'Un entero que empieza por 0 se lee en base 8: `012` vale 10. El cero de delante no es de adorno.',
    cause: 'Se quería escribir con ceros delante, como en una fecha.',
    fix: 'Quita el cero. Para verlo en la pantalla, pide el ancho: `%02d`.',
    change: ['int mes = 010;', 'int mes = 10;'],
    lesson: 'tipos',
  },
  {
    id: 'hint-swap-of-copies',
    code: /\b(?<kept>\w+)\s*=\s*(?<one>\w+)\s*;\s*\k<one>\s*=\s*(?<other>\w+)\s*;\s*\k<other>\s*=\s*\k<kept>\s*;\s*\}/g,
    isFault: (code, { one = '', other = '' }, { index }) => {
      const block = findFunctionAt(code, index);
      const isCopy = (name: string) =>
        new RegExp(`^[ \\t]*\\w+\\s+${name}\\s*$`);
      const parameters = block?.parameters.split(',') ?? [];
      return (
        block?.header.trimStart().startsWith('void') === true &&
        [one, other].every((name) =>
          parameters.some((parameter) => isCopy(name).test(parameter)),
        )
      );
    },
    title: 'La función cambia sus copias, no las variables de fuera',
    meaning:
      'C pasa a una función el valor de cada variable. `$one` y `$other` son otras variables, que desaparecen al terminar.',
    cause: 'Se espera que el intercambio se note donde se llamó.',
    fix: 'Recibe sus direcciones, `int *$one, int *$other`; adentro escribe `*$one` y `*$other`, y llama con `&`.',
    change: [
      'void cambia(int $one, int $other)',
      'void cambia(int *$one, int *$other)',
    ],
    lesson: 'funciones#parámetros',
  },
  {
    id: 'hint-average-without-parentheses',
    code: /\b(?<name>\w+)\s*=\s*(?<sum>[^;=(){}/*]*\+[^;=(){}/*]*)\/\s*\d+(?:\.\d+)?f?\s*;/g,
    isFault: (_, { name = '' }) => isAverageName(name),
    title: 'Se divide solo el último sumando',
    meaning:
      'La división se calcula antes que la suma: `a + b / 2` es `a` más la mitad de `b`.',
    cause: 'De izquierda a derecha parece que se suma primero.',
    fix: 'Encierra la suma entre paréntesis.',
    change: ['media = a + b / 2;', 'media = (a + b) / 2;'],
    lesson: 'operadores#errores-comunes',
  },
  {
    id: 'hint-branch-never-reached',
    code: /\belse\s+if\s*\(\s*(?<name>\w+)\s*(?<op>[<>]=?)\s*(?<limit>\d+(?:\.\d+)?)\s*\)/g,
    isFault: (code, { name = '', op = '', limit = '' }, { index }) => {
      const first = findPreviousLimit(code.slice(0, index + 4), name, op);
      return (
        first !== undefined &&
        isImpliedByFirst(op, Number(first), Number(limit))
      );
    },
    title: 'Nunca se llega a esta rama',
    meaning:
      'Todo lo que cumple esta condición cumplía ya la de arriba, y de un `if` con `else` solo se hace una rama.',
    cause: 'La condición más amplia está primero.',
    fix: 'Ordena las condiciones: primero la más estricta.',
    change: [
      'if (nota >= 5) … else if (nota >= 9) …',
      'if (nota >= 9) … else if (nota >= 5) …',
    ],
    lesson: 'condicionales',
  },
];
