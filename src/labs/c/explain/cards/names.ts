import type { ToolCard } from '../types';
import { notDefinedBelow } from './notDefinedBelow';

const headerNames: readonly (readonly [header: string, names: string])[] = [
  ['stdbool.h', 'bool|true|false'],
  ['limits.h', 'INT_M(?:AX|IN)|U?(?:INT|LONG|LLONG)_MAX|LL?ONG_MIN|CHAR_\\w+'],
  ['float.h', '(?:FLT|DBL|LDBL)_\\w+'],
  ['stdint.h', 'u?int\\d+_t|U?INT\\d+_(?:MAX|MIN)'],
  ['stdlib.h', 'EXIT_SUCCESS|EXIT_FAILURE|RAND_MAX'],
  ['stdio.h', 'stdin|stdout|stderr|EOF|FILE|BUFSIZ'],
  ['stddef.h', 'NULL|size_t|ptrdiff_t'],
  ['math.h', 'INFINITY|NAN'],
  ['time.h', 'time_t|clock_t|CLOCKS_PER_SEC'],
  ['errno.h', 'errno'],
];

/** Library functions that clang does not know without their header. */
const headerFunctions: readonly (readonly [header: string, names: string])[] = [
  [
    'stdlib.h',
    's?rand|ato[fil]|atoll|strto(?:l|ll|ul|d)|qsort|bsearch|getenv|atexit|l?div',
  ],
  ['time.h', 'time|clock|difftime|localtime|strftime|mktime'],
  ['string.h', 'strtok|strdup|strerror'],
  [
    'stdio.h',
    'get(?:c|char)|put(?:c|char)|f(?:gets|puts|getc|close|open|read|write|seek|eof|scanf)|remove|rename|perror',
  ],
];

const anyHeaderName = headerNames.map(([, names]) => names).join('|');

/** Library functions used in a first course. */
export const libraryFunctions =
  'printf scanf fprintf fscanf puts gets fgets getchar putchar strlen strcpy strcmp strcat malloc calloc realloc free fopen fclose sqrt pow rand srand toupper tolower isdigit isalpha'.split(
    ' ',
  );

const typeWords =
  'int|char|float|double|long|short|unsigned|signed|void|const|struct|enum|bool|size_t|FILE';

/** Matches the start of a declaration: `entero age =`. */
const declarationStart = /^\w+\s+\*?\w+\s*[=;,[]/;
const notDeclarationStart = /^(?!\w+\s+\*?\w+\s*[=;,[])/;

/** Undeclared names and redefined names. */
export const nameCards: readonly ToolCard[] = [
  {
    id: 'undeclared-name',
    isFallback: true,
    when: [{ message: /^use of undeclared identifier '(?<name>[^']+)'/ }],
    title: '`$name` no está declarado',
    meaning:
      'El compilador no conoce el nombre `$name`. En C, todo nombre se declara antes de usarlo.',
    cause:
      'Falta declarar la variable, está declarada más abajo, o el nombre se escribe distinto: `Total` y `total` son dos nombres.',
    fix: 'Declara `$name` con su tipo antes de esta línea, o corrige cómo está escrito. Si querías un texto, ponlo entre comillas.',
    change: ['total = 5;', 'int total = 5;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'letter-for-zero',
    isCause: true,
    when: [{ message: /^use of undeclared identifier '(?<name>[oO])'$/ }],
    title: 'Hay una letra `$name` donde quizá va un cero',
    meaning:
      'La letra `$name` y el número `0` se parecen. Para C, una letra es el nombre de algo, y nada se llama así.',
    cause: 'Las dos teclas están cerca.',
    fix: 'Escribe `0`. Si querías una variable `$name`, declárala antes.',
    change: ['return O;', 'return 0;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'stream-of-cpp',
    isCause: true,
    when: [
      {
        message:
          /^use of undeclared identifier '(?<name>std|cout|cin|cerr|endl)'/,
      },
    ],
    title: '`$name` es de C++, no de C',
    meaning:
      'C++ es otro lenguaje, nacido de C. En C se escribe con `printf` y se lee con `scanf`.',
    cause: 'El ejemplo es de C++.',
    fix: 'Escribe con `printf`, y el salto de línea como `\\n` dentro del texto. Para leer, `scanf`.',
    change: ['cout << "Hola" << endl;', 'printf("Hola\\n");'],
    lesson: 'salida',
  },
  {
    id: 'word-of-another-language',
    isCause: true,
    when: [
      {
        message: /^use of undeclared identifier '(?<name>null|Null|None|nil)'/,
        given: { right: 'NULL' },
      },
      {
        message: /^use of undeclared identifier '(?<name>True|TRUE)'/,
        given: { right: 'true' },
      },
      {
        message: /^use of undeclared identifier '(?<name>False|FALSE)'/,
        given: { right: 'false' },
      },
    ],
    title: '`$name` no es de C',
    meaning:
      'En C son `NULL`, en mayúsculas, y `true` y `false`, en minúsculas, con su cabecera.',
    cause: 'Así se escribe en otros lenguajes.',
    fix: '`NULL` viene con `<stdio.h>`. Para `true` y `false`, incluye `<stdbool.h>`.',
    change: ['$name', '$right'],
    lesson: 'variable#nombres',
  },
  {
    id: 'misspelled-name',
    when: [
      {
        message:
          /^use of undeclared identifier '(?![sS]tring')(?<name>[^']+)'; did you mean '(?<other>[^']+)'/,
        at: notDeclarationStart,
        isSlip: true,
      },
      {
        message: /^use of undeclared identifier '(?<name>[\p{L}\w]{3,})'$/u,
        at: notDeclarationStart,
        nearWord: true,
        isSlip: true,
      },
      {
        message: new RegExp(
          `^(?:use of undeclared identifier|unknown type name) '(?<name>[^']+)'; did you mean '(?<other>${typeWords})'`,
        ),
      },
      {
        message:
          /^no member named '(?<name>[^']+)' in '[^']+'; did you mean '(?<other>[^']+)'/,
      },
    ],
    title: '`$name` no existe: quizá es `$other`',
    meaning:
      'El compilador no conoce `$name`, pero sí un nombre muy parecido: `$other`.',
    cause:
      'Un error al teclear, o una mayúscula: C distingue mayúsculas de minúsculas.',
    fix: 'Si era ese, escribe `$other`. Si es otra cosa, declárala antes.',
    lesson: 'variable#nombres',
  },
  {
    id: 'name-split',
    isCause: true,
    when: [
      {
        message:
          /^(?:use of undeclared identifier|unknown type name) '(?<name>\w+)'/,
        isSplitName: true,
      },
      {
        message: /^member reference base type '[^']+' is not a structure/,
        isSplitName: true,
      },
    ],
    title: 'Un nombre no lleva espacios, puntos ni guiones: quizá es `$other`',
    meaning:
      'Para C, lo escrito son dos nombres. El programa declara `$other`, en una sola palabra.',
    cause: 'Se tecleó otro signo en medio del nombre.',
    fix: 'Escribe `$other`.',
    lesson: 'variable#nombres',
  },
  {
    id: 'declaration-misspelled',
    isCause: true,
    when: [
      {
        message: /^use of undeclared identifier '(?<name>\w{3,})'/,
        nearUnused: true,
      },
    ],
    title: 'Se declara `$other`, y después se usa `$name`',
    meaning:
      'Ninguna otra línea usa `$other`, y `$name` no está declarado. Los dos nombres se parecen, y para C son distintos.',
    cause: 'Un error al teclear la declaración, o una mayúscula.',
    fix: 'Si son la misma variable, escribe aquí `$name`.',
    lesson: 'variable#nombres',
  },
  {
    id: 'field-without-variable',
    isCause: true,
    when: [
      {
        message: /^use of undeclared identifier '(?<name>\w+)'$/,
        isField: true,
      },
    ],
    title: '`$name` es un campo: falta la variable que lo tiene',
    meaning:
      'La `struct` dice que hay un campo `$name`. Cada variable de ese tipo tiene el suyo, y se llega a él con un punto.',
    cause: 'Se escribió el campo sin su variable.',
    fix: 'Escribe la variable, un punto y el campo. Si es un puntero, `->` en lugar del punto.',
    change: ['$name', 'ana.$name'],
    lesson: 'structs#un-tipo-con-campos',
  },
  {
    id: 'local-of-another',
    isCause: true,
    when: [
      {
        message: /^use of undeclared identifier '(?<name>\w+)'/,
        isLocalElsewhere: true,
      },
    ],
    title: '`$name` es de la función `$owner`, y aquí no existe',
    meaning:
      '`$name` está declarado en la línea $declared, dentro de `$owner`. Lo que una función declara solo existe entre sus llaves: las demás no lo ven.',
    cause:
      'Se quería usar el valor de otra función, o falta declarar aquí otra variable con ese nombre.',
    fix: 'Recibe el valor como parámetro, o devuélvelo con `return`. Si es otra variable, declárala en esta función.',
    lesson: 'ambito#hasta-la-llave-que-cierra',
  },
  {
    id: 'output-of-another-language',
    isCause: true,
    when: [
      {
        message:
          /^call to undeclared function '(?<name>println|writeln|echo|imprimir|imprime|escribir|escribe|mostrar)'/,
        onwards: notDefinedBelow,
        given: { right: 'printf' },
      },
      {
        message:
          /^call to undeclared function '(?<name>input|raw_input|leer|readln)'/,
        onwards: notDefinedBelow,
        given: { right: 'scanf' },
      },
      {
        message:
          /^use of undeclared identifier '(?<name>System|Console|console|document)'/,
        given: { right: 'printf' },
      },
      {
        message: /^expected expression$/,
        at: /^(?:int|float)\s*\(\s*(?<name>input)\b/,
        given: { right: 'scanf' },
      },
    ],
    title: '`$name` no es de C: aquí se usa `$right`',
    meaning:
      'La biblioteca de C tiene sus propias funciones: `printf` escribe y `scanf` lee.',
    cause: 'Así se escribe en otro lenguaje.',
    fix: 'Cambia la llamada por `$right`. El salto de línea se escribe `\\n` dentro del texto.',
    change: ['println("Hola");', 'printf("Hola\\n");'],
    lesson: 'salida',
  },
  {
    id: 'out-of-scope',
    when: [
      {
        message: /^use of undeclared identifier '(?<name>\w+)'$/,
        isDeclaredBefore: true,
      },
    ],
    title: '`$name` no existe en este lugar',
    meaning:
      '`$name` está declarado en la línea $declared, dentro de otro bloque. Una variable solo existe entre las llaves donde nace, o en el `for` que la declara.',
    cause: 'Se usa después de la `}` que cierra su bloque.',
    fix: 'Declárala antes de abrir el bloque.',
    lesson: 'ambito#hasta-la-llave-que-cierra',
  },
  {
    id: 'name-needs-header',
    when: [
      ...headerNames.map(([header, names]) => ({
        message: new RegExp(
          `^(?:use of undeclared identifier|unknown type name) '(?<name>${names})'`,
        ),
        given: { header },
      })),
      ...headerFunctions.map(([header, names]) => ({
        message: new RegExp(`^call to undeclared function '(?<name>${names})'`),
        onwards: notDefinedBelow,
        given: { header },
      })),
    ],
    title: 'Falta incluir `<$header>` para usar `$name`',
    meaning:
      '`$name` no es parte del lenguaje: lo define la cabecera `<$header>`.',
    cause: 'Falta el `#include` al inicio del archivo.',
    fix: 'Escribe `#include <$header>` en la primera línea.',
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'missing-header',
    when: [
      {
        message: /^call to undeclared library function '(?<name>\w+)'/,
        at: /^(?!rintf\s*\(\s*")/,
        note: /^include the header <(?<header>[\w./]+)>/,
      },
    ],
    title: 'Falta incluir `<$header>` para usar `$name`',
    meaning:
      'La función `$name` existe, pero el compilador no la conoce hasta que se incluye su cabecera.',
    cause: 'Falta el `#include` al inicio del archivo.',
    fix: 'Escribe `#include <$header>` en la primera línea.',
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'misspelled-function',
    when: [
      {
        message: /^call to undeclared (?:library )?function '(?<name>\w+)'/,
        note: /^did you mean '(?<other>\w+)'/,
      },
      {
        message: /^call to undeclared function '(?!gets')(?<name>\w{3,})'/,
        near: libraryFunctions,
      },
      {
        message: /^call to undeclared function '(?<name>\w{3,})'/,
        nearDefinition: true,
      },
      {
        message: /^call to undeclared library function '(?<name>rintf)'/,
        at: /^rintf\s*\(\s*"/,
        given: { other: 'printf' },
      },
    ],
    title: 'La función `$name` no existe: quizá es `$other`',
    meaning:
      'El compilador no conoce `$name`, pero sí una función muy parecida: `$other`.',
    cause: 'Un error al teclear. C distingue mayúsculas de minúsculas.',
    fix: 'Escribe `$other`.',
    change: ['prinft("Hola\\n");', 'printf("Hola\\n");'],
    lesson: 'compile',
  },
  {
    id: 'prototype-misspelled',
    isCause: true,
    when: [
      {
        message: /^call to undeclared function '(?<name>\w{3,})'/,
        nearPrototype: true,
      },
    ],
    title: 'El prototipo dice `$other`, y se llama a `$name`',
    meaning:
      'El prototipo anuncia una función con su nombre exacto. Para C, `$other` y `$name` son dos funciones distintas.',
    cause: 'Un error al teclear en uno de los dos lugares.',
    fix: 'Escribe el mismo nombre en el prototipo, en la definición y en las llamadas.',
    lesson: 'funciones#prototipos',
  },
  {
    id: 'undeclared-function',
    isFallback: true,
    when: [
      {
        flag: 'implicit-function-declaration',
        message: /^call to undeclared function '(?<name>\w+)'/,
      },
    ],
    title: 'La función `$name` no está declarada',
    meaning:
      'El compilador lee de arriba abajo y todavía no conoce `$name`. C no adivina qué recibe ni qué devuelve.',
    cause:
      'La función está escrita más abajo, falta un `#include`, o el nombre se escribe distinto.',
    fix: 'Pon antes de `main` la función o su prototipo: su primera línea, con `;` al final. Si es de la biblioteca, incluye su cabecera.',
    change: ['int main(void)', 'int doble(int n);\n\nint main(void)'],
    lesson: 'funciones#prototipos',
  },
  {
    id: 'gets-removed',
    when: [{ message: /^call to undeclared function 'gets'/ }],
    title: '`gets` ya no existe en C',
    meaning:
      '`gets` leía sin saber cuánto cabía y podía escribir fuera del arreglo. El estándar la eliminó en 2011.',
    cause: 'Viene de un libro o un ejemplo antiguo.',
    fix: 'Usa `fgets`, que recibe el tamaño. El texto leído incluye el salto de línea final.',
    change: ['gets(nombre);', 'fgets(nombre, sizeof nombre, stdin);'],
  },
  {
    id: 'unknown-type',
    when: [
      {
        message: new RegExp(
          `^use of undeclared identifier '(?!(?:${anyHeaderName}|[sS]tring)')(?<name>\\w+)'(?!.*'(?:${typeWords})')`,
        ),
        before: /^\s*$/,
        at: declarationStart,
      },
      {
        message: new RegExp(
          `^unknown type name '(?!(?:${anyHeaderName}|[sS]tring|include|define)')(?<name>\\w+)'(?!.*'(?:${typeWords})')`,
        ),
      },
    ],
    title: 'El tipo `$name` no existe',
    meaning:
      'En este lugar va un tipo, y el compilador no conoce ninguno que se llame `$name`.',
    cause:
      'Está mal escrito, es de otro lenguaje, o falta la cabecera o el `typedef` que lo define. O es una instrucción fuera de las funciones.',
    fix: 'Usa un tipo de C: `int`, `double`, `char`… Si es tuyo, defínelo antes de esta línea.',
    change: ['entero edad = 20;', 'int edad = 20;'],
    lesson: 'variable',
  },
  {
    id: 'string-type',
    when: [
      {
        message:
          /^(?:use of undeclared identifier|unknown type name) '(?<name>string|String)'/,
      },
    ],
    title: 'C no tiene un tipo `$name`',
    meaning:
      'En C, un texto es una fila de `char` que termina en un carácter nulo. No hay un tipo aparte.',
    cause: 'Otros lenguajes, como C++ o Java, sí lo tienen.',
    fix: 'Usa un arreglo de `char` si el texto va a cambiar, o `const char *` si no.',
    change: ['string nombre = "Ana";', 'char nombre[] = "Ana";'],
  },
  {
    id: 'struct-word-missing',
    when: [
      {
        message:
          /^must use '(?<word>struct|union|enum)' tag to refer to type '(?<name>\w+)'/,
      },
    ],
    title: 'Falta `$word` delante de `$name`',
    meaning: 'En C, el tipo se llama `$word $name`, con las dos palabras.',
    cause: 'En C++ basta el nombre; en C, no.',
    fix: 'Escribe `$word $name`, o crea un nombre corto con `typedef`.',
    change: ['$name aqui;', '$word $name aqui;'],
    lesson: 'structs#errores-comunes',
  },
  {
    id: 'redefinition',
    when: [
      {
        message: /^redefinition of '(?<name>\w+)'$/,
        before: /^(?!.*\bfor\s*\([^;]*,\s*\w*$).*$/,
        at: /^\w+\s*[^\s(\w]/,
      },
    ],
    title: '`$name` ya estaba declarado',
    meaning:
      'En el mismo bloque hay otra cosa con el nombre `$name`, en la línea $note.',
    cause: 'Se repitió el tipo al darle un nuevo valor, o se copió una línea.',
    fix: 'Para cambiar el valor, no repitas el tipo. Si es otra variable, dale otro nombre.',
    change: ['int edad = 21;', 'edad = 21;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'redefinition-type',
    when: [
      {
        message:
          /^(?:redefinition|redeclaration) of '(?<name>\w+)' with a different type: '(?<second>[^']+)' vs '(?<first>[^']+)'/,
      },
    ],
    title: '`$name` ya existe con otro tipo',
    meaning:
      'En la línea $note, `$name` es `$first`; aquí se declara otra vez como `$second`. Un nombre tiene un solo tipo.',
    cause: 'Se reutilizó un nombre para guardar otra cosa.',
    fix: 'Dale otro nombre a una de las dos.',
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'function-defined-twice',
    when: [{ message: /^redefinition of '(?<name>\w+)'$/, at: /^\w+\s*\(/ }],
    title: 'La función `$name` está definida dos veces',
    meaning:
      'Un programa tiene una sola definición de cada función. La primera está en la línea $note.',
    cause:
      'Se copió la función, o se escribió una nueva versión sin borrar la anterior.',
    fix: 'Borra una, o cámbiale el nombre. C no admite dos funciones con el mismo nombre y distintos parámetros.',
  },
  {
    id: 'duplicate-member',
    when: [
      {
        message:
          /^(?:duplicate member|redefinition of (?:enumerator|parameter)) '(?<name>\w+)'/,
      },
    ],
    title: 'El nombre `$name` está repetido',
    meaning:
      'Los campos de una `struct` y los parámetros de una función tienen nombres distintos entre sí. La constante de un `enum` tampoco se repite, ni en otro `enum`.',
    cause: 'Se copió una línea y no se cambió el nombre.',
    fix: 'Cambia uno de los dos nombres. El primero está en la línea $note.',
    lesson: 'structs#errores-comunes',
  },
  {
    id: 'conflicting-types',
    when: [
      {
        message:
          /^(?:conflicting types for|static declaration of) '(?<name>\w+)'/,
        at: /^(?!\w+\s*\([^)]*["'])/,
      },
    ],
    title: 'Las dos declaraciones de `$name` no coinciden',
    meaning:
      'En la línea $note se anunció `$name` de una manera; aquí, de otra. Cambian los tipos o la palabra `static`.',
    cause:
      'Se cambió la función y no su prototipo, o se llama igual que una función de la biblioteca.',
    fix: 'Haz que el prototipo y la definición sean iguales. Si esa línea no es de tu archivo, el nombre es de la biblioteca: elige otro.',
  },
  {
    id: 'incompatible-declaration',
    when: [
      { message: /^cannot combine with previous '(?<type>[^']+)'/ },
      { message: /^'(?<type>[\w ]+)' is invalid$/ },
    ],
    title: 'Esos tipos no se pueden juntar',
    meaning:
      'Una variable tiene un solo tipo. `$type` no se combina con la otra palabra.',
    cause:
      'El tipo está repetido, o se mezclaron dos: `int int`, `long float`.',
    fix: 'Deja un solo tipo. Para más precisión que `float` usa `double`.',
    change: ['int double precio;', 'double precio;'],
    lesson: 'variable',
  },
];
