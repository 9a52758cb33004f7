import type { ToolCard } from '../types';

/** String literal of one character that is not a digit. */
const oneLetter = /^"(?:[^"\\\d]|\\.)"/;

/** A value of one type where another type is required. */
export const conversionCards: readonly ToolCard[] = [
  {
    id: 'text-in-char',
    when: [
      {
        message:
          /^incompatible pointer to integer conversion \w+(?: to)? '(?:const )?char' (?:with an expression of type|from) 'char ?\[\d+\]'/,
      },
      {
        message:
          /^incompatible pointer to integer conversion passing 'char ?\[\d+\]' to parameter of type 'char'/,
      },
      {
        message:
          /^incompatible pointer to integer conversion passing 'char ?\[2\]' to parameter of type 'int'/,
        at: oneLetter,
      },
    ],
    title: 'Un texto no cabe en un `char`',
    meaning:
      'Las comillas dobles hacen un texto, aunque sea de una letra. Un `char` guarda un solo carácter.',
    cause: 'Se usaron comillas dobles en lugar de simples.',
    fix: 'Para una letra, usa comillas simples. Para un texto, declara un arreglo: `char nombre[] = "Ana";`.',
    change: ['char letra = "A";', "char letra = 'A';"],
    lesson: 'variable',
  },
  {
    id: 'text-in-number',
    when: [
      {
        message:
          /^(?:incompatible pointer to integer conversion|initializing|assigning) .*'(?<type>(?:unsigned |long |short )*(?:int|long|short|float|double|_Bool|bool))'.* '(?:const )?char ?(?:\[\d+\]|\*)'/,
      },
      {
        message:
          /^passing '(?:const )?char ?(?:\[\d+\]|\*)' to parameter of incompatible type '(?<type>[^']+)'|^incompatible pointer to integer conversion passing 'char ?(?:\[\d+\]|\*)' to parameter of type '(?<other>(?!char')[^']+)'/,
        at: /^(?!"(?:[^"\\\d]|\\.)")/,
      },
    ],
    title: 'Hay un texto donde va un número',
    meaning:
      'Entre comillas, `"20"` es un texto de dos caracteres, no el número 20.',
    cause:
      'El número se escribió entre comillas, o se pasa un texto a algo que espera un número.',
    fix: 'Quita las comillas. Si el texto está en una variable, conviértelo con `atoi` o `strtol`, de `<stdlib.h>`.',
    change: ['int edad = "20";', 'int edad = 20;'],
    lesson: 'conversiones',
  },
  {
    id: 'char-as-text',
    when: [
      {
        message:
          /^incompatible integer to pointer conversion .*'(?:const )?char \*'/,
        at: /^(?!scanf|printf).*'(?:[^'\\]|\\.)'/,
      },
    ],
    title: 'Hay un solo carácter donde va un texto',
    meaning:
      "Con comillas simples, `'A'` es un carácter: para C, un número pequeño. Aquí va un texto.",
    cause: 'Se usaron comillas simples en lugar de dobles.',
    fix: 'Usa comillas dobles.',
    change: ["strcat(palabra, 'c');", 'strcat(palabra, "c");'],
    lesson: 'variable',
  },
  {
    id: 'number-as-text',
    when: [
      {
        message:
          /^incompatible integer to pointer conversion .*'(?:const )?char \*'/,
        at: /^(?!.*'[^']+').*$/,
      },
      {
        message:
          /^passing '(?:float|(?:long )?double)' to parameter of incompatible type '(?:const )?char \*'/,
      },
    ],
    title: 'Hay un número donde va un texto',
    meaning:
      'Aquí va un texto. Un número no se convierte solo en texto, y un carácter suelto tampoco.',
    cause:
      'En `printf`, el primer valor es siempre el texto con sus especificadores; los números van después. En otras funciones, se pasó una variable que no es un texto.',
    fix: 'En `printf`, escribe primero el texto con el especificador y después el número. En otras, pasa el arreglo de `char` completo.',
    change: ['printf(edad);', 'printf("%d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'number-as-pointer',
    when: [
      {
        message:
          /^incompatible integer to pointer conversion .*'(?!(?:const )?char \*')(?<type>[^']+\*)'/,
      },
    ],
    title: 'Hay un número donde va un puntero',
    meaning:
      'Un `$type` guarda una dirección de memoria. Lo que recibe aquí es un número.',
    cause:
      'Falta `&` para pedir la dirección de la variable, o sobra el índice de un arreglo. También pasa si la función que da el valor no está declarada.',
    fix: 'Escribe `&` delante de la variable. Para pasar un arreglo entero, escribe solo su nombre.',
    change: ['int *puntero = edad;', 'int *puntero = &edad;'],
  },
  {
    id: 'address-through-star',
    isCause: true,
    when: [
      {
        message: /^incompatible pointer to integer conversion assigning to/,
        before: /(?:^|[;{}])\s*\*\s*(?<name>\w+)\s*$/,
        at: /^=(?!=)\s*&\s*(?<target>\w+)/,
      },
    ],
    title: 'Sobra el `*`: la dirección se guarda en `$name`',
    meaning:
      '`*$name` es lo apuntado, un número. La dirección va en el puntero, que es `$name`.',
    cause: 'El `*` se copió de la declaración.',
    fix: 'Quita el `*` de la izquierda.',
    change: ['*$name = &$target;', '$name = &$target;'],
  },
  {
    id: 'pointer-as-number',
    when: [
      {
        message:
          /^incompatible pointer to integer conversion (?!.*'(?:const )?char ?(?:\[\d+\])').*'(?<type>[^']+)'/,
      },
    ],
    title: 'Hay una dirección donde va un número',
    meaning:
      'El valor es un puntero o el nombre de un arreglo o de una función: una dirección de memoria, no un número.',
    cause:
      'Sobra `&`, falta `*` para leer lo apuntado, falta el índice del arreglo o faltan los paréntesis de la llamada. O la variable debía ser un puntero, como la que guarda lo que da `malloc`.',
    fix: 'Si quieres el valor, pídelo: `*puntero`, `notas[0]`, `doble(4)`. Si quieres guardar la dirección, declara la variable con `*`.',
    change: ['int copia = &edad;', 'int copia = edad;'],
  },
  {
    id: 'incompatible-pointers',
    when: [
      { message: /^incompatible (?:function )?pointer types/ },
      { message: /converts between pointers to integer types/ },
    ],
    title: 'Los dos punteros apuntan a tipos distintos',
    meaning:
      'Por un puntero se lee la memoria según su tipo. Leer un `double` como si fuera un `int` no da nada útil.',
    cause: 'Se mezclaron dos tipos, o sobra o falta un `&` o un `*`.',
    fix: 'Usa un puntero del mismo tipo que la variable.',
    change: ['int *puntero = &precio;', 'double *puntero = &precio;'],
  },
  {
    id: 'discards-const',
    when: [{ message: /discards qualifiers/ }],
    title: 'Se pierde el `const`',
    meaning:
      'El dato está marcado como constante, y por este puntero se podría cambiar.',
    cause: 'El puntero o el parámetro se declaró sin `const`.',
    fix: 'Declara el puntero con `const`. Si de verdad debe cambiar, copia el dato.',
    change: ['int *puntero = &limite;', 'const int *puntero = &limite;'],
  },
  {
    id: 'value-of-void',
    when: [
      { message: /incompatible type 'void'/ },
      {
        message:
          /^invalid operands to binary expression \((?:'void'|'[^']+' and 'void')/,
      },
      { message: /^argument type 'void' is incomplete/ },
    ],
    title: 'La función no devuelve ningún valor',
    meaning:
      'Una función `void` hace algo y termina. No deja un resultado que se pueda guardar o imprimir.',
    cause: 'Se usa como si devolviera un número.',
    fix: 'Llámala sola, en su línea; o cambia `void` por el tipo del resultado y agrega `return`.',
    change: ['int resultado = saludar();', 'saludar();'],
    lesson: 'funciones#devolver-un-valor',
  },
  {
    id: 'incompatible-types',
    isFallback: true,
    when: [
      {
        message:
          /^(?:initializing|assigning to|passing|returning) '(?<type>[^']+)'.* incompatible/,
      },
      { message: /where arithmetic or pointer type is required/ },
      { message: /^invalid argument type '(?<type>[^']+)' to unary/ },
      { message: /^statement requires expression of scalar type/ },
    ],
    title: 'Los tipos no son compatibles',
    meaning:
      'C no sabe convertir un valor en el otro: una `struct` no es un número, ni un `double` es un puntero.',
    cause:
      'Se usa la estructura entera en vez de uno de sus campos, o una variable en vez de otra.',
    fix: 'Elige el campo que necesitas, o cambia el tipo de la variable.',
    change: ['int x = aqui;', 'int x = aqui.x;'],
    lesson: 'conversiones',
  },
  {
    id: 'value-does-not-fit',
    isAboutSize: true,
    when: [
      {
        message:
          /^implicit conversion from '(?<from>[^']+)' to '(?<type>[^']+)' changes value from (?<value>[-\d']+) to (?<result>[-\d']+)$/,
        at: /^(?!'[^'\\][^']+')/,
        flag: 'constant-conversion',
      },
    ],
    title: '$value no cabe en un `$type`',
    meaning:
      'El número está fuera de los límites de `$type`. En su lugar se guarda $result.',
    cause:
      'El tipo es demasiado pequeño para el valor, o al número le sobra una cifra.',
    fix: 'Usa un tipo donde quepa: `int` o `long long`.',
    change: ['char puntos = 300;', 'int puntos = 300;'],
    lesson: 'tipos',
  },
  {
    id: 'decimals-lost',
    when: [
      {
        message:
          /^implicit conversion from '(?<from>[^']+)' to '(?<type>[^']+)' changes value from (?<value>\S+) to (?<result>\S+)$/,
        flag: 'literal-conversion',
      },
    ],
    title: 'Se pierden los decimales: $value pasa a $result',
    meaning:
      'Una variable de tipo `$type` solo guarda enteros. Lo que va después del punto desaparece, sin redondear.',
    cause: 'El tipo no es el que necesita el valor.',
    fix: 'Usa `double`. Si quieres cortar los decimales, dilo con un casting: `($type)$value`.',
    change: ['int precio = 4.5;', 'double precio = 4.5;'],
    lesson: 'conversiones',
  },
  {
    id: 'number-too-large',
    when: [{ message: /^integer literal is too large/ }],
    title: 'El número es demasiado grande',
    meaning:
      'El mayor entero con signo, `long long`, llega a unos 9 trillones (19 cifras). `unsigned long long` llega a unos 18.',
    cause:
      'Sobran cifras, o el número es en realidad un código, como un teléfono.',
    fix: 'Revisa las cifras. Un código se guarda como texto; una cantidad enorme y aproximada, como `double`.',
    lesson: 'tipos',
  },
  {
    id: 'constant-overflow',
    isAboutSize: true,
    when: [
      {
        message:
          /^overflow in expression; result is (?<result>\S+) with type '(?<type>[^']+)'/,
      },
    ],
    title: 'El resultado no cabe en un `$type`',
    meaning:
      'La cuenta se hace con el tipo de sus números. Pasa del límite de `$type`, y eso no tiene un resultado definido.',
    cause:
      'Los números de la cuenta son `$type`, aunque el resultado se guarde en algo mayor.',
    fix: 'Haz la cuenta con un tipo más grande: pon `LL` al primer número, o `(long long)` delante si es un nombre, y guarda el resultado en un `long long`.',
    change: [
      'long long total = 2000000000 + 2000000000;',
      'long long total = 2000000000LL + 2000000000;',
    ],
    lesson: 'tipos',
  },
];
