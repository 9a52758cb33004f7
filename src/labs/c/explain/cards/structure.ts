import type { ToolCard } from '../types';
import { noRepeatedToken } from './repeatedToken';

const returnType = '(?:int|char|float|double|long|short|unsigned|bool|void)\\b';

/**
 * Cards about code outside any function, function headers without a body, and
 * a malformed `main`.
 */
export const structureCards: readonly ToolCard[] = [
  {
    id: 'missing-function-parentheses',
    isCause: true,
    when: [
      {
        message: /^expected ';' after top level declarator/,
        before: /^\s*(?:\w+[ \t*]+)+(?<name>\w+)\s*$/,
        onwards: /^\s*[{)]/,
      },
      {
        message: /has incomplete type 'void'$/,
        onwards: /^(?<name>\w+)\s*\{/,
      },
      {
        flag: 'main',
        message: /^variable named '(?<name>main)'/,
        line: noRepeatedToken,
      },
    ],
    title: 'Después de `$name` van dos paréntesis',
    meaning:
      'Los paréntesis dicen que `$name` es una función. Sin ellos, C cree que es una variable y no espera una `{`.',
    cause: 'Se olvidaron los paréntesis, o uno de los dos.',
    fix: 'Escribe `(void)` después de `$name` si no recibe nada.',
    change: ['int main {', 'int main(void) {'],
    lesson: 'estructura',
  },
  {
    id: 'code-outside-function',
    when: [
      {
        message:
          /^expected identifier or '\('|^\w+ (?:loop|statement) outside of a function/,
        before: /^\s*$/,
        at: /^(?:return|if|else|for|while|do|switch|break|case|goto)\b/,
      },
      { message: /^expected parameter declarator/, before: /^\s*\w+\s*\($/ },
      {
        message:
          /^(?:type specifier missing|a function declaration without a prototype|conflicting types for)/,
        before: /^\s*$/,
        at: /^\w+\s*\([^)]*["']/,
      },
      { message: /^expected '\)'$/, before: /^\s*\w+\($/, at: /^["']/ },
    ],
    title: 'Hay una instrucción fuera de las funciones',
    meaning:
      'Fuera de las funciones solo caben declaraciones y definiciones. Las instrucciones van adentro, entre `{` y `}`.',
    cause:
      'Una `}` de más cerró la función antes de tiempo, o la instrucción se escribió antes de `main`.',
    fix: 'Si la línea debía estar dentro de la función, busca la `}` que sobra más arriba. Si no, muévela adentro.',
    lesson: 'estructura',
  },
  {
    id: 'expected-name',
    isFallback: true,
    when: [{ message: /^expected identifier(?: or '\(')?$/ }],
    title: 'Aquí va un nombre',
    meaning:
      'El compilador esperaba el nombre de una variable o de una función y encontró otra cosa.',
    cause:
      'Un signo de más, un tipo repetido después de una coma o una llave que cerró la función antes de tiempo.',
    fix: 'Mira lo señalado y lo que está justo antes. Varias variables del mismo tipo se declaran con el tipo una sola vez.',
    change: ['int ancho, int alto;', 'int ancho, alto;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'semicolon-after-header',
    when: [
      {
        message: /^expected identifier or '\('/,
        at: /^\{/,
        upTo: /(?<=\)\s*);\s*$/,
        pointsTo: 'upTo',
      },
      {
        message: /^expected identifier or '\('/,
        before: /^\s*$|\)\s*;\s*$/,
        at: /^\{/,
      },
    ],
    title: 'Un punto y coma separó la función de su cuerpo',
    meaning:
      'Con `;` al final, la línea de la función solo la anuncia. La `{` que sigue queda suelta.',
    cause: 'Hay un `;` después del paréntesis, justo antes de la `{`.',
    fix: 'Borra ese `;`.',
    change: ['int main(void);\n{', 'int main(void)\n{'],
    lesson: 'estructura',
  },
  {
    id: 'missing-function-body',
    isCause: true,
    when: [
      {
        message: /^expected function body after function declarator/,
        at: /^(?!\s*\))/,
        upTo: /^(?![^]*\w\(\([^()]*\)\s*\{)/,
      },
      {
        message: /^expected ';' after top level declarator/,
        before: /\w\s*\([^()]*\)\s*$/,
        onwards: /^\s*\n[ \t]+\w/,
      },
    ],
    title: 'Falta la llave que abre la función',
    meaning:
      'Después del nombre y los paréntesis de una función va su cuerpo, que empieza con `{`.',
    cause: 'La `{` se olvidó o se borró.',
    fix: 'Escribe `{` después del paréntesis. Los errores que siguen se irán con este.',
    change: [
      'int main(void)\n    puts("Hola");',
      'int main(void)\n{\n    puts("Hola");',
    ],
    lesson: 'estructura',
  },
  {
    id: 'nested-function',
    when: [{ message: /^function definition is not allowed here/ }],
    title: 'Hay una función dentro de otra',
    meaning:
      'En C, una función no se puede definir adentro de otra. El compilador cree que la anterior sigue abierta.',
    cause:
      'Falta la `}` que cierra la función anterior, o la función se escribió dentro de `main`.',
    fix: 'Cierra la función anterior con su `}`, o mueve esta fuera y antes de `main`.',
    lesson: 'estructura',
  },
  {
    id: 'main-return-type',
    when: [
      { message: /^'main' must return 'int'/ },
      { message: /^return type of 'main' is not 'int'/ },
    ],
    title: '`main` debe devolver un `int`',
    meaning:
      'El sistema operativo recibe de `main` un número entero: 0 si todo salió bien.',
    cause: 'Algunos libros y compiladores antiguos usan `void main`.',
    fix: 'Escribe `int main(void)`, y `return 0;` al final.',
    change: ['void main(void)', 'int main(void)'],
    lesson: 'estructura#el-valor-de-return',
  },
  {
    id: 'main-parameters',
    when: [{ message: /parameters?\b.* 'main'|^too many parameters.*'main'/ }],
    title: 'Los parámetros de `main` no son válidos',
    meaning:
      '`main` se escribe de dos maneras: `int main(void)` o `int main(int argc, char *argv[])`.',
    cause:
      'Falta uno de los dos parámetros, su tipo es otro o están en otro orden.',
    fix: 'Elige una de las dos formas.',
    change: ['int main(int argc)', 'int main(void)'],
    lesson: 'estructura',
  },
  {
    id: 'missing-type',
    when: [
      {
        message: /^type specifier missing/,
        before: /^[^(]*$/,
        at: /^(?!\w+\s*\([^)]*["'])/,
      },
    ],
    title: 'Falta el tipo',
    meaning:
      'Toda variable y toda función dicen su tipo antes del nombre. En C antiguo se suponía `int`; desde C99 hay que escribirlo.',
    cause:
      'Se olvidó el tipo, o hay una instrucción fuera de las funciones y el compilador la toma por una declaración.',
    fix: 'Escribe el tipo antes del nombre. Si es una instrucción, muévela dentro de `main`.',
    change: ['main(void)', 'int main(void)'],
    lesson: 'estructura',
  },
  {
    id: 'type-after-name',
    isCause: true,
    when: [
      {
        message: /^unknown type name '(?<name>\w+)'/,
        at: new RegExp(`^\\w+\\s+(?<type>${returnType})\\s*\\(`),
      },
      {
        message: /^expected (?:identifier or '\('|'\)')/,
        before: new RegExp(
          `^\\s*(?!${returnType}|static|const|extern)(?<name>\\w+)\\s+(?<type>${returnType})\\s*\\($`,
        ),
      },
    ],
    title: '`$type` va antes de `$name`',
    meaning:
      'Una función dice primero el tipo de lo que devuelve, y después su nombre. Aquí están al revés.',
    cause: 'Las dos palabras cambiaron de lugar.',
    fix: 'Escribe `$type $name`.',
    change: ['$name $type(', '$type $name('],
    lesson: 'estructura',
  },
  {
    id: 'missing-parameter-type',
    when: [
      {
        flag: 'implicit-int',
        message: /^type specifier missing/,
        before: /\(.*(?<!\(\()$/,
        at: /^\w/,
      },
      { message: /^parameter '(?<name>\w+)' was not declared, defaults/ },
      {
        message: /^a parameter list without types is only allowed/,
        before: /^\w[\w \t*]*\($/,
      },
    ],
    title: 'Cada parámetro necesita su propio tipo',
    meaning:
      'En la lista de parámetros de una función, el tipo se repite delante de cada nombre.',
    cause:
      'Se escribió el tipo una sola vez, como al declarar varias variables.',
    fix: 'Escribe el tipo también delante de este nombre.',
    change: ['int sumar(int a, b)', 'int sumar(int a, int b)'],
  },
  {
    id: 'type-in-call',
    when: [
      {
        message: /^expected expression$/,
        before: /[(,]\s*$/,
        at: /^(?:int|char|float|double|long|short|unsigned|bool|const|struct)\b(?!.*\\n)/,
      },
      {
        message: /^expected expression$/,
        before: /\w\s*\(\s*$/,
        at: /^void\s*\)/,
      },
      {
        message: /^expected expression$/,
        before: /(?:[^=!<>]=|\breturn)\s*$/,
        at: /^(?:int|char|float|double|long|short|unsigned|bool|void)\s+\w+\s*\(/,
      },
      {
        message: /^expected (?:parameter declarator|'\)')$/,
        before:
          /^\s*(?:void|int|char|float|double|long|short|unsigned|bool)\s+\w+\s*\($/,
        at: /^(?:["'&]|[-\w.]+\s*,)/,
      },
      {
        message: /^expected (?:parameter declarator|'\)')$/,
        before: /^\s*void\s+\w+\s*\($/,
      },
      {
        message: /^a parameter list without types is only allowed/,
        before: /(?:^\s+|[{;]\s*)\w[\w \t*]*\($/,
      },
    ],
    title: 'Al llamar a una función no se escribe el tipo',
    meaning:
      'El tipo va en la definición de la función. En la llamada van solo los valores.',
    cause: 'Se copió la línea de la definición.',
    fix: 'Quita los tipos: quedan el nombre de la función y los valores. Si no recibe nada, los paréntesis quedan vacíos.',
    change: ['int doble(4);', 'doble(4);'],
  },
];
