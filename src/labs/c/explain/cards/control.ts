import type { ToolCard } from '../types';

const typeWords = [
  'int',
  'char',
  'double',
  'float',
  'void',
  'long',
  'short',
  'unsigned',
  'const',
  'struct',
];
const statementWords = [
  'return',
  'while',
  'switch',
  'break',
  'continue',
  'case',
];

/** `if`, `switch`, loops and labels. */
export const controlCards: readonly ToolCard[] = [
  {
    id: 'else-without-if',
    when: [{ message: /^expected expression$/, at: /^else\b/ }],
    title: 'Este `else` se quedó sin su `if`',
    meaning:
      'Un `else` va pegado a su `if`: entre los dos solo cabe una instrucción, o un bloque entre llaves.',
    cause:
      'El `if` tiene dos o más instrucciones sin llaves, o hay un `;` u otra instrucción justo antes del `else` o después de la condición.',
    fix: 'Encierra entre `{` y `}` lo que depende del `if`. Borra el `;` que sobre.',
    change: [
      'if (edad > 17)\n    puts("Adulto");\n    puts("Vota");\nelse',
      'if (edad > 17) {\n    puts("Adulto");\n    puts("Vota");\n} else',
    ],
  },
  {
    id: 'keyword-misspelled',
    isCause: true,
    when: [
      {
        message:
          /^(?:unknown type name|parameter) '(?<name>\w{2,})'(?: was not declared|$|;)/,
        near: [...typeWords, ...statementWords],
      },
      {
        message: /^use of undeclared identifier '(?<name>\w{2,})'/,
        before: /^\s*(?:for\s*\(\s*)?$/,
        at: /^\w+\s+\w+\s*[=;,[]/,
        near: typeWords,
      },
      {
        message: /./,
        before: /\w\s*\(\s*$/,
        at: /^(?<name>\w{3,})\s*\)\s*$/,
        near: ['void'],
      },
      {
        message: /'main'/,
        at: /^main\s*\(\s*(?<name>\w{3,})\s*\)/,
        near: ['void'],
      },
      {
        message: /^use of undeclared identifier '(?<name>\w{3,})'/,
        before: /(?:^|[;{}])\s*(?:for\s*\(\s*)?$/,
        at: /^\w+(?:\s*[{;]|\s+(?![-*]=)[\w"'(*-])/,
        near: [...typeWords, ...statementWords, 'else'],
      },
      {
        message: /^expected ';' at end of declaration/,
        before: /\b(?:long|short|unsigned|signed)\s+(?<name>\w{3,})$/,
        near: typeWords,
      },
      {
        message: /^call to undeclared function '(?<name>\w{3,})'/,
        near: ['while', 'switch', 'return', 'sizeof'],
      },
      {
        message: /^call to undeclared function '(?<name>\w{2,})'/,
        onwards: /^\w+\s*\([^;(){}]*;[^;{}]*;/,
        near: ['for'],
      },
      {
        message: /^call to undeclared function '(?<name>\w{1,3})'/,
        onwards:
          /^\w+\s*\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)\s*(?:\{|\w)/,
        near: ['if'],
      },
      {
        message: /^call to undeclared function '(?<name>IF|If|iff)'/,
        given: { other: 'if' },
      },
    ],
    title: '`$name` no es una palabra de C: quizá es `$other`',
    meaning:
      'Las palabras del lenguaje son fijas, en inglés y en minúsculas. `$name` no es una de ellas, y se parece a `$other`.',
    cause: 'Una letra de más, de menos o cambiada de orden, o una mayúscula.',
    fix: 'Escribe `$other`. Los errores que siguen suelen desaparecer con este.',
    change: ['$name', '$other'],
    lesson: 'compile',
  },
  {
    id: 'keyword-foreign',
    when: [
      {
        message:
          /^(?:call to undeclared function|use of undeclared identifier) '(?<name>retorn|retorna|then|entonces|mientras|para|si|sino|[Ff]in_?(?:si|para|mientras|seg[uú]n))'/i,
      },
    ],
    title: '`$name` no es una palabra de C',
    meaning:
      'Las palabras del lenguaje son fijas, en inglés y en minúsculas: `if`, `else`, `for`, `while`, `switch`, `return`, `break`.',
    cause: 'Es una palabra en español o de otro lenguaje.',
    fix: 'Escribe la palabra de C. Si es `entonces` o la que cierra un bloque, bórrala: en C bastan `{` y `}`.',
    change: ['mientras (i < 3) {', 'while (i < 3) {'],
    lesson: 'compile',
  },
  {
    id: 'else-if-joined',
    when: [
      {
        message:
          /^call to undeclared function '(?<name>else_?[iI]f|elsif|elif)'/,
      },
    ],
    title: '`$name` se escribe en dos palabras: `else if`',
    meaning: 'En C, `else if` es un `else` seguido de otro `if`.',
    cause: 'Otros lenguajes usan una sola palabra: `elif`, `elseif`.',
    fix: 'Escribe `else if`, con un espacio.',
    change: ['} elseif (edad > 12) {', '} else if (edad > 12) {'],
  },
  {
    id: 'case-outside-switch',
    when: [
      { message: /^'(?<word>case|default)' statement not in switch statement/ },
    ],
    title: '`$word` está fuera de un `switch`',
    meaning:
      '`case` y `default` solo tienen sentido entre las llaves de un `switch`.',
    cause: 'Falta la línea del `switch`, o una `}` lo cerró antes de tiempo.',
    fix: 'Revisa que el `switch` y su `{` estén antes, y que sus llaves hagan pareja.',
  },
  {
    id: 'duplicate-case',
    when: [
      { message: /^duplicate case value/ },
      { message: /^multiple default labels/ },
    ],
    title: 'Este caso está repetido en el `switch`',
    meaning:
      'Cada valor aparece una sola vez en un `switch`, y `default` también.',
    cause: 'Se copió un `case` y no se cambió su valor.',
    fix: 'Cambia el valor, o une los dos casos. El primero está en la línea $note.',
  },
  {
    id: 'missing-break',
    when: [{ flag: 'implicit-fallthrough', message: /./ }],
    title: 'El caso de arriba no tiene `break` y sigue en este',
    meaning:
      'Sin `break`, el programa no sale del `switch`: cuando termina las líneas de un caso, sigue con las del siguiente, coincida o no.',
    cause: 'Se olvidó el `break` al final del caso anterior.',
    fix: 'Escribe `break;` antes de este caso. Si es a propósito, escribe en su lugar `__attribute__((fallthrough));`, que entienden `gcc` y Clang; en C23 es `[[fallthrough]];`.',
    change: [
      'case 1:\n    puts("Uno");\ncase 2:',
      'case 1:\n    puts("Uno");\n    break;\ncase 2:',
    ],
    lesson: 'condicionales',
  },
  {
    id: 'case-not-constant',
    when: [
      {
        message: /^expression is not an integer constant expression/,
        before: /\bcase\s*\(*\s*$/,
      },
    ],
    title: 'Después de `case` va un valor fijo',
    meaning:
      "El compilador tiene que saber el valor antes de ejecutar: `3`, `'a'` o una constante de `enum` o `#define`.",
    cause: 'Se escribió una variable o una comparación.',
    fix: 'Usa un valor fijo. Para comparar con variables o con rangos, usa `if` y `else if`.',
    change: ['case primero:', 'case 1:'],
  },
  {
    id: 'case-comparison',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        before: /\bcase\s*$/,
        at: /^(?<op>[<>=!]=|[<>=])/,
      },
      {
        message: /^expression is not an integer constant expression/,
        before: /\bcase\s*\(*\s*$/,
        at: /^[^:;]*?(?<op>[<>=!]=|[<>]|(?<!=)=)/,
      },
    ],
    title: 'Un `case` no lleva una comparación',
    meaning:
      'El `switch` ya compara: busca el `case` con el mismo valor. Detrás de `case` va solo ese valor, sin `$op`.',
    cause: 'Se quería preguntar por varios valores, como en un `if`.',
    fix: 'Para un rango, usa `if` y `else if` en lugar del `switch`. Para pocos valores, escribe un `case` por cada uno.',
    change: ['case >= 5:', 'if (nota >= 5)'],
    lesson: 'condicionales',
  },
  {
    id: 'case-list',
    isCause: true,
    when: [
      {
        message: /^expected ':' after 'case'/,
        before: /\bcase\b[^:]*$/,
        at: /^\s*(?<sign>,|\by\b|\bo\b|\ba\b|\bor\b|\band\b|\bto\b)/,
      },
      {
        message: /^expected expression$/,
        before: /\bcase\s*$/,
        at: /^(?<sign>\{)/,
      },
      {
        message: /^invalid suffix/,
        before: /\bcase\s+\d+\.$/,
        at: /^\.\d/,
        given: { sign: '..' },
      },
    ],
    title: 'Un `case` lleva un solo valor',
    meaning:
      'Detrás de `case` va un valor, y detrás de él, dos puntos. Con `$sign` no se le agregan otros.',
    cause: 'Se quería hacer lo mismo con varios valores.',
    fix: 'Escribe un `case` por cada valor, uno detrás de otro.',
    change: ['case 1, 2:', 'case 1: case 2:'],
    lesson: 'condicionales',
  },
  {
    id: 'case-text',
    isCause: true,
    when: [
      {
        message: /./,
        severity: 'error',
        before: /\bcase\s*$/,
        at: /^"(?<text>(?:[^"\\]|\\.)*)"/,
      },
    ],
    title: 'Después de `case` no cabe un texto',
    meaning:
      'Un `case` es un número entero o un solo carácter. `"$text"`, entre comillas dobles, es un texto.',
    cause: 'Se usaron comillas dobles, o se quería elegir según una palabra.',
    fix: "Para una letra, usa comillas simples: `'a'`. Para una palabra, usa `if` con `strcmp`, de `<string.h>`.",
    change: ['case "a":', "case 'a':"],
  },
  {
    id: 'case-with-or',
    when: [
      {
        flag: 'constant-logical-operand',
        message: /'(?<op>&&|\|\|)'/,
        before: /\bcase\b[^:]*$/,
      },
    ],
    title: 'Un `case` no une valores con `$op`',
    meaning:
      'Dos números unidos con `$op` son una condición, y si se cumple vale 1. Este caso atiende solo el 1.',
    cause: 'Se quería hacer lo mismo con dos valores.',
    fix: 'Escribe un `case` por cada valor, uno detrás de otro.',
    change: ['case 2 || 3:', 'case 2: case 3:'],
    lesson: 'condicionales',
  },
  {
    id: 'case-colon',
    when: [{ message: /^expected ':' after '(?<word>case|default)'/ }],
    title: 'Después de `$word` van dos puntos',
    meaning:
      'Cada caso es un solo valor seguido de `:`. Luego vienen sus instrucciones.',
    cause: 'Hay un `;` en lugar de `:`, o faltan los dos puntos.',
    fix: 'Escribe `:`. Para varios valores, escribe un `case` por cada uno, seguidos.',
    change: ['case 1;', 'case 1:'],
  },
  {
    id: 'switch-on-text',
    when: [
      {
        message:
          /^statement requires expression of integer type \('(?<type>[^']+)' invalid\)/,
      },
    ],
    title: 'Un `switch` solo elige entre números enteros',
    meaning:
      'La expresión del `switch` es de tipo `$type`. Debe ser un entero: `int`, `char` o un `enum`.',
    cause: 'Se quería elegir según un texto o un número con decimales.',
    fix: 'Para textos, usa `if` con `strcmp`. Para decimales, usa `if` y `else if`.',
    change: ['switch (palabra)', 'if (strcmp(palabra, "uno") == 0)'],
  },
  {
    id: 'break-outside-loop',
    when: [{ message: /^'(?<word>break|continue)' statement not in loop/ }],
    title: '`$word` está fuera de un bucle',
    meaning:
      '`break` sale de un bucle o de un `switch`; `continue` pasa a la siguiente vuelta de un bucle. Esta línea está fuera.',
    cause: 'Una `}` cerró el bucle antes, o se quería terminar la función.',
    fix: 'Revisa las llaves del bucle. Para salir de la función usa `return`.',
  },
  {
    id: 'do-without-while',
    when: [{ message: /^expected 'while' in do\/while loop/ }],
    title: 'A este `do` le falta su `while`',
    meaning:
      'Un `do` termina con `while`, la condición entre paréntesis y `;`.',
    cause: 'Falta la última línea, o la `{` del `do` se cerró antes.',
    fix: 'Escribe `} while (condición);` después del bloque.',
    change: ['do { i++; }', 'do { i++; } while (i < 3);'],
  },
  {
    id: 'empty-body',
    when: [{ message: /^(?<word>\w+) (?:statement|loop) has empty body/ }],
    title: 'Un punto y coma dejó vacío el `$word`',
    meaning:
      'El `;` después del paréntesis es una instrucción vacía, y el `$word` manda solo sobre ella. Lo que sigue ya no depende de él.',
    cause: 'La costumbre de terminar toda línea en `;`.',
    fix: 'Borra ese `;`.',
    change: ['if (edad > 17);', 'if (edad > 17)'],
  },
  {
    id: 'unreachable-code',
    when: [{ flag: 'unreachable-code', message: /^code will never be/ }],
    title: 'Esta línea nunca se ejecuta',
    meaning:
      'El programa sale siempre antes, por un `return`, un `break`, un `continue` o `exit`; o no sale nunca del bucle de arriba; o la condición no se cumple jamás.',
    cause:
      'Dos líneas cambiaron de orden, el `return` quedó fuera de su `if`, o al bucle le falta una salida.',
    fix: 'Pon esta línea antes de la salida, dale al bucle una condición o un `break`, o bórrala si sobra.',
    change: ['return 0;\nprintf("Fin\\n");', 'printf("Fin\\n");\nreturn 0;'],
  },
  {
    id: 'loop-runs-once',
    when: [{ flag: 'unreachable-code-loop-increment', message: /./ }],
    title: 'Este bucle da una vuelta como mucho',
    meaning:
      'Todos los caminos salen del bucle antes de la segunda vuelta, así que este paso no llega a hacerse.',
    cause:
      'Hay un `return` o un `break` que no depende de ninguna condición, o la condición tiene un `else` que también sale.',
    fix: 'Deja dentro del bucle solo la salida que depende de algo, y pon la otra después de la `}` del bucle.',
  },
  {
    id: 'dangling-else',
    when: [{ flag: 'dangling-else', message: /./ }],
    title: 'No se ve de qué `if` es este `else`',
    meaning:
      'Un `else` pertenece al `if` más cercano, aunque la sangría sugiera otro.',
    cause: 'Hay un `if` dentro de otro, sin llaves.',
    fix: 'Pon llaves al `if` de afuera: así se ve a cuál responde el `else`.',
  },
  {
    id: 'misleading-indentation',
    when: [{ flag: 'misleading-indentation', message: /./ }],
    title: 'La sangría promete algo que no ocurre',
    meaning:
      'Sin llaves, `if`, `else`, `for` y `while` mandan sobre una sola instrucción. Esta parece de adentro y se ejecuta siempre.',
    cause: 'Se agregó una segunda instrucción y faltan las llaves.',
    fix: 'Encierra las dos entre `{` y `}`, o quita la sangría si no dependen de la condición.',
    change: [
      'if (edad > 17)\n    puts("Adulto");\n    puts("Vota");',
      'if (edad > 17) {\n    puts("Adulto");\n    puts("Vota");\n}',
    ],
  },
  {
    id: 'declaration-after-label',
    when: [{ message: /^label followed by a declaration is a C23 extension/ }],
    title: 'Una declaración no puede seguir a un `case`',
    meaning:
      'Hasta C17, después de `case`, `default` o una etiqueta va una instrucción. Una declaración no lo es; C23 ya la acepta.',
    cause: 'La primera línea del caso declara una variable.',
    fix: 'Encierra el caso entre llaves, o declara la variable antes del `switch`.',
    change: [
      'case 1:\n    int mitad = 5;\n    break;',
      'case 1: {\n    int mitad = 5;\n    break;\n}',
    ],
  },
  {
    id: 'label-at-end',
    when: [
      { message: /^label at end of compound statement is a C23 extension/ },
    ],
    title: 'Entre los dos puntos y la `}` falta una instrucción',
    meaning:
      'Hasta C17, después de `case`, `default` o una etiqueta va una instrucción, y aquí sigue la `}`. C23 ya lo acepta.',
    cause:
      'El último caso del `switch` no hace nada, le falta su `break`, o hay una etiqueta de `goto` justo antes de la `}`.',
    fix: 'En un `switch`, escribe `break;` o borra el caso. Después de una etiqueta de `goto`, escribe `;`.',
    change: ['default:\n}', 'default:\n    break;\n}'],
  },
  {
    id: 'undefined-label',
    when: [{ message: /^use of undeclared label '(?<name>\w+)'/ }],
    title: 'La etiqueta `$name` no existe',
    meaning:
      '`goto` salta a una etiqueta de la misma función: un nombre seguido de `:`. No hay ninguna con este nombre.',
    cause: 'Falta la etiqueta, está en otra función o se escribe distinto.',
    fix: 'Escribe `$name:` donde deba continuar. Casi siempre un bucle o un `return` se lee mejor que `goto`.',
  },
  {
    id: 'switch-on-condition',
    when: [{ flag: 'switch-bool', message: /./ }],
    title: 'Este `switch` elige según una comparación',
    meaning:
      'Una comparación solo da 1 o 0, así que el `switch` tiene dos casos: lo mismo que un `if`.',
    cause: 'La comparación se escribió dentro de los paréntesis del `switch`.',
    fix: 'Deja entre los paréntesis solo la variable, o usa `if`.',
    change: ['switch (opcion == 1)', 'switch (opcion)'],
  },
  {
    id: 'case-not-in-enum',
    when: [
      {
        flag: 'switch',
        message: /^case value not in enumerated type '(?<type>[^']+)'/,
      },
    ],
    title: 'Ese `case` no es un valor de `$type`',
    meaning:
      'La variable del `switch` es un `enum`, y este valor no es una de sus constantes.',
    cause: 'Se escribió un número en lugar del nombre de la constante.',
    fix: 'Usa el nombre de la constante.',
    change: ['case 7:', 'case ROJO:'],
    lesson: 'enum-union#un-switch-sin-agujeros',
  },
  {
    id: 'loop-variable-unchanged',
    when: [
      {
        flag: 'for-loop-analysis',
        message: /^variables? '(?<name>\w+)'.* not modified/,
      },
    ],
    title: '`$name` no cambia dentro del bucle',
    meaning:
      'La condición del `for` depende de `$name`, pero nada la modifica: el bucle no termina nunca o no empieza.',
    cause:
      'El paso cambia otra variable, o calcula sin guardar: `i + 1` no modifica `i`.',
    fix: 'En el paso, cambia la variable que aparece en la condición.',
    change: ['for (i = 0; i < 3; i + 1)', 'for (i = 0; i < 3; i++)'],
  },
  {
    id: 'loop-variable-twice',
    when: [
      {
        flag: 'for-loop-analysis',
        message:
          /^variable '(?<name>\w+)' is (?:incremented|decremented) both in/,
      },
    ],
    title: '`$name` cambia dos veces en cada vuelta',
    meaning:
      'Cambia en el paso del `for` y otra vez al final del bloque, así que el bucle se salta valores.',
    cause: 'El paso se escribió también dentro del bucle.',
    fix: 'Borra el de dentro. Si querías avanzar de dos en dos, escribe `$name += 2` en el paso.',
    change: [
      'for ($name = 0; $name < 3; $name++) {\n    $name++;\n}',
      'for ($name = 0; $name < 3; $name++) {\n}',
    ],
    lesson: 'for',
  },
];
