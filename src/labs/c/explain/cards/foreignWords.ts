import type { ToolCard } from '../types';
import { createTypePatterns } from './typePatterns';

/** Types of other languages and of pseudocode, with the type of C. */
const foreignTypes: readonly (readonly [names: string, right: string])[] = [
  ['entero|Integer|integer|number', 'int'],
  ['flotante|real|decimal|Double', 'double'],
  ['caracter|Character|byte|Byte', 'char'],
  ['boolean|Boolean|booleano', 'bool'],
];

/** Words with which other languages declare a variable of any type. */
const declaringWords = 'let|var|val|final|dim|Dim|definir|variable';

/** Function of another language, and the one of C that does its work. */
interface ForeignFunction {
  readonly names: string;
  readonly right: string;
  readonly header: string;
  readonly detail: string;
}

const foreignFunctions: readonly ForeignFunction[] = [
  {
    names: 'len|length|size',
    right: 'strlen',
    header: 'string.h',
    detail:
      'Cuenta las letras de un texto. Un arreglo de números no dice cuántos tiene: guárdalo en una variable o en una constante.',
  },
  {
    names: 'str|to_?[sS]tring',
    right: 'snprintf',
    header: 'stdio.h',
    detail: 'Escribe en un arreglo de char lo mismo que printf en la pantalla.',
  },
  {
    names: 'parseInt|toInt|to_int|Number',
    right: 'atoi',
    header: 'stdlib.h',
    detail: 'Convierte en un entero el texto que recibe.',
  },
  {
    names: 'parseFloat|parseDouble|toFloat',
    right: 'atof',
    header: 'stdlib.h',
    detail: 'Convierte en un double el texto que recibe.',
  },
  {
    names: 'randint|randInt|random_int',
    right: 'rand',
    header: 'stdlib.h',
    detail:
      'No recibe nada y da un entero cualquiera: el resto de dividirlo entre 6, más 1, es un dado.',
  },
  {
    names: 'sorted|sort|Sort',
    right: 'qsort',
    header: 'stdlib.h',
    detail:
      'Recibe el arreglo, cuántos elementos tiene, cuánto mide cada uno y la función que los compara.',
  },
  {
    names: 'equals|compareTo',
    right: 'strcmp',
    header: 'string.h',
    detail: 'Compara dos textos y da 0 si son iguales.',
  },
  {
    names: 'concat|append',
    right: 'strcat',
    header: 'string.h',
    detail:
      'Copia un texto al final de otro, que está en un arreglo donde caben los dos.',
  },
  {
    names: 'power|Pow',
    right: 'pow',
    header: 'math.h',
    detail: 'Recibe la base y el exponente, y da un double.',
  },
  {
    names: 'square_root|Sqrt',
    right: 'sqrt',
    header: 'math.h',
    detail: 'Recibe un double y da otro.',
  },
];

/** Words of other languages and of pseudocode, where C has its own. */
export const foreignWordCards: readonly ToolCard[] = [
  {
    id: 'type-of-another-language',
    isCause: true,
    when: foreignTypes.flatMap(([names, right]) =>
      createTypePatterns(names, { right }),
    ),
    title: '`$name` no es un tipo de C: se escribe `$right`',
    meaning:
      'C tiene pocos tipos, con su nombre en inglés y en minúsculas: `int`, `double`, `char`, y `bool` si se incluye `<stdbool.h>`.',
    cause: 'Así se llama en otro lenguaje o en pseudocódigo.',
    fix: 'Cambia `$name` por `$right`.',
    change: ['$name dato;', '$right dato;'],
    lesson: 'variable',
  },
  {
    id: 'declaration-of-another-language',
    isCause: true,
    when: createTypePatterns(declaringWords),
    title: '`$name` no es de C: una variable empieza por su tipo',
    meaning:
      'En C, lo que se declara dice siempre su tipo: `int` para enteros, `double` para decimales, `char` para un carácter.',
    cause: 'Así se declara en otro lenguaje, que averigua el tipo él mismo.',
    fix: 'Cambia `$name` por el tipo. Si el valor no debe cambiar, escribe `const` delante del tipo.',
    change: ['$name puntos = 10;', 'int puntos = 10;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'definition-of-another-language',
    isCause: true,
    when: [
      {
        message:
          /^unknown type name '(?<name>function|def|func|fun|fn|funcion|procedimiento|procedure|sub|proceso|algoritmo)'/i,
      },
    ],
    title: '`$name` no es de C: una función empieza por su tipo',
    meaning:
      'La primera línea de una función dice qué devuelve, cómo se llama y qué recibe, cada parámetro con su tipo. Si no devuelve nada, su tipo es `void`.',
    cause: 'Así empieza una función en otro lenguaje o en pseudocódigo.',
    fix: 'Cambia `$name` por el tipo de lo que devuelve, y escribe el tipo de cada parámetro.',
    change: ['$name suma(a, b) {', 'int suma(int a, int b) {'],
    lesson: 'funciones#definir-y-llamar',
  },
  {
    id: 'terminal-prompt',
    isCause: true,
    when: [
      {
        message: /^(?:unknown type name|use of undeclared identifier) '\$'/,
        before: /^\s*$/,
        at: /^\$\s/,
      },
    ],
    title: 'Lo que va después de `$` se escribe en la terminal',
    meaning:
      'El `$` es el aviso de que la terminal espera un comando. Esta línea no es parte del programa.',
    cause:
      'Se copió, además del programa, el comando que lo compila o lo ejecuta.',
    fix: 'Borra la línea. En esta página basta «Ejecutar».',
    lesson: 'compile',
  },
  {
    id: 'arrow-function',
    isCause: true,
    when: [
      {
        severity: 'error',
        message: /./,
        line: /=\s*(?:\([\w\s,]*\)|\w+)\s*=>/,
      },
    ],
    title: 'C no tiene funciones con `=>`',
    meaning:
      'Una función se define fuera de las demás, con el tipo que devuelve, su nombre, sus parámetros y sus instrucciones entre llaves.',
    cause: 'Así se escribe una función corta en JavaScript o en C#.',
    fix: 'Escribe la función entera, y lo que da, después de `return`.',
    change: ['doble = (n) => n * 2;', 'int doble(int n) { return n * 2; }'],
    lesson: 'funciones#definir-y-llamar',
  },
  {
    id: 'mathematics-of-another-language',
    isCause: true,
    when: [
      {
        message: /^use of undeclared identifier '(?:Math|math)'/,
        at: /^(?<name>[Mm]ath\.(?<right>sqrt|pow|sin|cos|tan|floor|ceil|round|log|exp|fabs|trunc|cbrt|hypot))\b/,
        given: { header: 'math.h' },
      },
      {
        message: /^use of undeclared identifier '(?:Math|math)'/,
        at: /^(?<name>[Mm]ath\.abs)\b/,
        given: { right: 'abs', header: 'stdlib.h' },
      },
      {
        message: /^use of undeclared identifier '(?:Math|math|random)'/,
        at: /^(?<name>(?:[Mm]ath\.random|random\.\w+))\b/,
        given: { right: 'rand', header: 'stdlib.h' },
      },
    ],
    title: '`$name` no es de C: aquí se usa `$right`',
    meaning:
      'Las funciones de C no van detrás de otro nombre y un punto. Están en cabeceras, que se incluyen al principio: `$right`, en `<$header>`.',
    cause: 'En Java, JavaScript y Python, las cuentas están dentro de `Math`.',
    fix: 'Escribe `$right`, e incluye `<$header>`.',
    change: ['Math.sqrt(area)', 'sqrt(area)'],
    lesson: 'biblioteca-estandar',
  },
  {
    id: 'memory-of-another-language',
    isCause: true,
    when: [
      {
        message: /^use of undeclared identifier '(?<name>new)'/,
        given: { right: 'malloc', verb: 'se pide' },
      },
      {
        message: /^use of undeclared identifier '(?<name>delete)'/,
        given: { right: 'free', verb: 'se devuelve' },
      },
    ],
    title: '`$name` no es de C: la memoria $verb con `$right`',
    meaning:
      'C no tiene objetos ni `$name`. Un arreglo o una `struct` se declaran sin más; la memoria que no tiene nombre se pide con `malloc` y se devuelve con `free`.',
    cause: 'Así se escribe en C++, Java o JavaScript.',
    fix: 'Si el tamaño se sabe al escribir el programa, declara un arreglo. Si no, usa `malloc` y `free`, de `<stdlib.h>`.',
    change: ['int *v = new int[5];', 'int *v = malloc(5 * sizeof *v);'],
    lesson: 'memoria',
  },
  {
    id: 'function-of-another-language',
    isCause: true,
    when: foreignFunctions.map(({ names, ...given }) => ({
      message: new RegExp(
        `^call to undeclared (?:library )?function '(?<name>${names})'`,
      ),
      isOwnFunction: false,
      given: { ...given },
    })),
    title: '`$name` no es de C: quizá buscas `$right`',
    meaning:
      'La biblioteca de C tiene sus propias funciones, y `$name` no está entre ellas.',
    cause: 'Así se llama en otro lenguaje.',
    fix: 'Usa `$right`, de `<$header>`. $detail',
    lesson: 'biblioteca-estandar',
  },
  {
    id: 'maximum-not-in-library',
    isCause: true,
    when: [
      {
        message:
          /^call to undeclared (?:library )?function '(?<name>max|min|MAX|MIN|Max|Min)'/,
        isOwnFunction: false,
      },
      {
        message: /^use of undeclared identifier 'Math'/,
        at: /^Math\.(?<name>max|min)\b/,
      },
    ],
    title: 'C no tiene una función `$name`',
    meaning:
      'La biblioteca de C elige el mayor o el menor de dos números con decimales, con `fmax` y `fmin`, de `<math.h>`. Para enteros no tiene nada.',
    cause: 'En otros lenguajes, y en Windows, `$name` ya viene hecha.',
    fix: 'Compara con `?` y `:`, o escribe tú la función.',
    change: ['mayor = max(a, b);', 'mayor = a > b ? a : b;'],
    lesson: 'funciones#definir-y-llamar',
  },
];
