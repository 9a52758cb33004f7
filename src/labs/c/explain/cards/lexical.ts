import type { ToolCard } from '../types';

const typographicSigns: readonly (readonly [
  codes: string,
  sign: string,
  wanted: string,
])[] = [
  ['2212|2010|2011|2012|2013|2014', '−', '-'],
  ['00D7|22C5|00B7', '×', '*'],
  ['00F7|2215|2044', '÷', '/'],
  ['2264', '≤', '<='],
  ['2265', '≥', '>='],
  ['2260', '≠', '!='],
  ['2192', '→', '->'],
];

/** `'/n'` in place of `'\n'`. */
const escapeWithSlash = "'/(?<letter>0|[abn]|[rtv])'";

/**
 * Matches a line without a number split by a space before its decimal point.
 */
export const notSplitNumber = /^(?!.*(?<![\w.])\d+\s+\.\s*\d)/;

/** Characters, quotes, numbers and comments that the compiler cannot read. */
export const lexicalCards: readonly ToolCard[] = [
  {
    id: 'unclosed-string',
    when: [
      {
        message: /^missing terminating '"' character/,
        before: /^(?!\s*#\s*include)/,
      },
      {
        message: /^expected '\)'$/,
        before: /"$/,
        at: /^[^\s",;)\\]+[^"]*"[^"]*(?:"[^"]*"[^"]*)*$/,
      },
      { message: /^expected expression$/, at: /^"(?:[^"\\]|\\.)*$/ },
      {
        message:
          /^(?:expected expression$|cannot (?:increment|decrement) value|use of undeclared)/,
        before: /^(?:[^"]*"(?:[^"\\]|\\.)*")+[^"\w]*$/,
        at: /^[^"]+"(?:[^"\\]|\\.)*(?:"(?:[^"\\]|\\.)*"[^"]*)*$/,
      },
    ],
    title: 'Falta la comilla que cierra el texto',
    meaning:
      'Un texto empieza y termina con `"` en la misma línea. Este no termina.',
    cause:
      'Falta la comilla final, o una `\\` justo delante de ella hace que cuente como parte del texto.',
    fix: 'Escribe `"` al final del texto. Los demás errores de esta línea suelen desaparecer con este.',
    change: ['printf("Hola\\n);', 'printf("Hola\\n");'],
    lesson: 'compile#errores-comunes',
  },
  {
    id: 'unclosed-character',
    when: [
      { message: /^missing terminating ' character/ },
      { message: /^expected expression$/, at: /^'(?:[^'\\]|\\.)*$/ },
    ],
    title: 'Falta la comilla simple que cierra el carácter',
    meaning: "Un carácter va entre dos comillas simples, como `'A'`.",
    cause:
      'Falta la segunda comilla, o hay un texto entre comillas simples sin cerrar.',
    fix: "Ciérralo con `'`. Para un texto de varias letras usa comillas dobles.",
    change: ["char letra = 'A;", "char letra = 'A';"],
    lesson: 'variable',
  },
  {
    id: 'empty-character',
    when: [
      { message: /^empty character constant/ },
      { message: /^expected expression$/, at: /^''/ },
    ],
    title: 'Las comillas simples están vacías',
    meaning:
      'Entre comillas simples va exactamente un carácter. El «carácter vacío» no existe.',
    cause: 'Se quería un espacio, o un texto vacío.',
    fix: "Para un espacio escribe `' '`; para un texto vacío, `\"\"`; para el carácter nulo, `'\\0'`.",
    change: ["char letra = '';", "char letra = ' ';"],
    lesson: 'variable',
  },
  {
    id: 'slash-for-backslash',
    isCause: true,
    when: [
      {
        flag: 'multichar',
        message: /./,
        at: new RegExp(`^${escapeWithSlash}`),
      },
    ],
    title: 'La barra es la otra: `\\$letter`',
    meaning:
      "`'/$letter'` son dos caracteres, `/` y `$letter`. El carácter especial se escribe con la barra invertida.",
    cause: 'Las dos barras se confunden.',
    fix: "Escribe `'\\$letter'`.",
    change: ["'/$letter'", "'\\$letter'"],
    lesson: 'salida#secuencias-de-escape',
  },
  {
    id: 'long-character',
    when: [
      { flag: 'multichar', message: /./ },
      { message: /^character constant too long/ },
      {
        message: /^implicit conversion from 'int' to 'char'/,
        at: /^'[^'\\][^']+'/,
      },
      {
        message:
          /^incompatible integer to pointer conversion (?:initializing|assigning)/,
        at: /'[^'\\][^']+'/,
      },
    ],
    title: 'Hay varias letras entre comillas simples',
    meaning:
      'Las comillas simples guardan un solo carácter. Con varios, C forma un número que casi nunca sirve.',
    cause: 'Se quería un texto, y los textos van entre comillas dobles.',
    fix: 'Usa comillas dobles y una variable para textos: un arreglo de `char` o `const char *`.',
    change: ["char nombre = 'Ana';", 'char nombre[] = "Ana";'],
    lesson: 'variable',
  },
  {
    id: 'text-in-single-quotes',
    isCause: true,
    when: [
      {
        message:
          /^(?:multi-character|character constant too long|character too large)/,
        before: /\w\s*\((?:[^()]*,)?\s*$/,
        at: new RegExp(
          `^(?!${escapeWithSlash})'(?<text>(?:[^'\\\\]|\\\\.){2,})'`,
        ),
      },
      {
        message: /^incompatible integer to pointer conversion passing/,
        at: /^'(?<text>(?:[^'\\]|\\.){2,})'/,
      },
      {
        flag: 'format-security',
        message: /./,
        at: /^'(?<text>(?:[^'\\]|\\.){2,})'/,
      },
    ],
    title: 'Un texto va entre comillas dobles',
    meaning:
      "Entre comillas simples va un solo carácter, como `'A'`. `'$text'` no es un texto para C.",
    cause: 'En Python o JavaScript sirven las dos comillas; en C, no.',
    fix: 'Cambia las comillas simples por dobles.',
    change: ["'$text'", '"$text"'],
    lesson: 'salida',
  },
  {
    id: 'invisible-character',
    isCause: true,
    when: [
      {
        message:
          /^identifier contains Unicode character <U\+\w+> that is invisible/,
      },
      {
        message:
          /^(?:unexpected )?character <U\+(?:00AD|00A0|061C|180E|200[0-9A-F]|202[89A-F]|206[0-9A-F]|FEFF)>/,
      },
      { flag: 'unicode-whitespace', message: /./ },
      {
        message:
          /^(?:call to undeclared|use of undeclared|unknown type name).*'[^']*(?:[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]|<U\+(?:200[B-F]|FEFF)>)/,
      },
    ],
    title: 'Hay un carácter que no se ve',
    meaning:
      'En lo señalado hay un signo sin ancho, o un espacio que no es el del teclado. Para C es parte del nombre, o un signo que no conoce.',
    cause: 'Llegó al copiar y pegar de una página, un chat o un documento.',
    fix: 'Borra la palabra señalada con los espacios que la rodean, y escríbela de nuevo con el teclado.',
    lesson: 'compile',
  },
  {
    id: 'look-alike-sign',
    isCause: true,
    when: [
      { message: /^treating Unicode character <U\+\w+> as an? identifier/ },
      {
        message: /^expected/,
        at: /^\s*[\u037e\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e\u3001\u3002]/,
      },
      {
        message:
          /^(?:call to undeclared|use of undeclared|unknown type name).*'[^']*[\u037e\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e]/,
      },
    ],
    title: 'Ese signo se parece al de C, pero es otro',
    meaning:
      'Se ve casi igual que `;`, `(` u otro signo, y es un carácter distinto, de otro alfabeto.',
    cause:
      'Llegó al copiar y pegar, o con un teclado de otro idioma (griego, chino, japonés).',
    fix: 'Borra el signo y escríbelo con el teclado en español o en inglés.',
    lesson: 'compile',
  },
  {
    id: 'look-alike-letter',
    isCause: true,
    when: [
      {
        message:
          /^(?:call to undeclared|use of undeclared|unknown type name|no member named|undefined).*?'(?<name>[^']*?(?<letter>[\u0370-\u037d\u037f-\u03ff\u0400-\u04ff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a])[^']*)'/,
      },
    ],
    title: 'En `$name` hay una letra de otro alfabeto',
    meaning:
      'La `$letter` se ve como una letra nuestra, pero es cirílica, griega o de ancho doble. Para C es otro nombre.',
    cause: 'El código se copió de una página o lo escribió otro teclado.',
    fix: 'Borra el nombre y escríbelo de nuevo con el teclado.',
    lesson: 'variable#nombres',
  },
  {
    id: 'typographic-sign',
    isCause: true,
    when: typographicSigns.map(([codes, sign, asciiSign]) => ({
      message: new RegExp(`^(?:unexpected )?character <U\\+(?:${codes})>`),
      given: { sign, wanted: asciiSign },
    })),
    title: 'C no conoce el signo `$sign`: se escribe `$wanted`',
    meaning:
      'En los libros se imprime `$sign`; en C, esa operación se escribe con las teclas de siempre.',
    cause: 'El código se copió de un libro, un documento o una página.',
    fix: 'Borra `$sign` y escribe `$wanted`.',
    change: ['a $sign b', 'a $wanted b'],
    lesson: 'compile',
  },
  {
    id: 'non-ascii-character',
    when: [{ message: /^character too large for enclosing character literal/ }],
    title: 'Esa letra no cabe en un `char`',
    meaning:
      'Las letras con tilde, la `ñ` y los emojis ocupan en UTF-8 dos o más bytes. Un `char` mide uno.',
    cause: 'Un carácter fuera del alfabeto inglés entre comillas simples.',
    fix: 'Guárdalo como texto, entre comillas dobles.',
    change: ["char letra = 'ñ';", 'char letra[] = "ñ";'],
    lesson: 'variable',
  },
  {
    id: 'curly-quotes',
    when: [
      {
        message: /^(?:unexpected )?character <U\+(?:201[89CD]|00AB|00BB|00B4)>/,
      },
      { message: /^use of undeclared identifier '[^']*[“”‘’«»´][^']*'/ },
    ],
    title: 'Esas comillas no son las de C',
    meaning:
      'C solo conoce las comillas rectas `"` y `\'`. Las tipográficas, las angulares y las tildes sueltas son otros caracteres.',
    cause:
      'El código se copió de un documento, un chat o una página que cambia las comillas.',
    fix: 'Borra esas comillas y escríbelas con el teclado, en el editor de código.',
    change: ['printf(“Hola\\n”);', 'printf("Hola\\n");'],
    lesson: 'compile',
  },
  {
    id: 'strange-character',
    when: [
      {
        message:
          /^(?:unexpected )?character <U\+(?!(?:201[89CD]|00AB|00BB|00B4)>)(?<code>\w+)>/,
      },
      {
        message: /^expected (?:';'|expression|identifier|'\)')/,
        at: /^\s*[@`#¿¡]/,
      },
    ],
    title: 'Hay un carácter que C no espera ahí',
    meaning:
      'Fuera de los textos y los comentarios, el código de C se escribe con unos 90 signos, cada uno en su lugar. Este no va ahí.',
    cause:
      'Un dedo en la tecla vecina, un signo invisible o parecido que llegó al copiar y pegar, o un comentario con `#`, como en Python.',
    fix: 'Borra el carácter señalado. Si parece correcto, bórralo y escríbelo de nuevo con el teclado. Los comentarios de C empiezan con `//`.',
    change: ['int total @ 5;', 'int total = 5;'],
    lesson: 'compile',
  },
  {
    id: 'name-starts-with-digit',
    isCause: true,
    when: [
      {
        message: /^expected identifier or '\('/,
        before: /(?:^|[^\d,.])\s*$/,
        at: /^(?<name>\d+[A-Za-z_]\w*)/,
      },
      {
        message: /^expected '\)'$/,
        before:
          /[(,]\s*(?:const\s+)?(?:unsigned\s+)?(?:int|char|float|double|long|short|bool)[\s*]+$/,
        at: /^(?<name>\d+[A-Za-z_]\w*)/,
      },
    ],
    title: '`$name` no puede ser un nombre: empieza con un número',
    meaning:
      'Un nombre de C empieza con una letra o con `_`. Después sí puede llevar números.',
    cause: 'El número va al principio del nombre.',
    fix: 'Empieza con una letra y lleva el número al final.',
    change: ['int 2nota = 5;', 'int nota2 = 5;'],
    lesson: 'variable#nombres',
  },
  {
    id: 'name-with-hyphen',
    when: [
      {
        message: /^expected ';' (?:at end of declaration|after top level)/,
        at: /^\s?-\s?\w/,
      },
    ],
    title: 'Un nombre no puede llevar guion',
    meaning:
      'Para C, el guion es el signo de la resta. `precio-total` se lee «precio menos total».',
    cause: 'Dos palabras del nombre están unidas con `-`.',
    fix: 'Únelas con un guion bajo, o con mayúscula: `precio_total`, `precioTotal`.',
    change: ['int precio-total = 5;', 'int precio_total = 5;'],
    lesson: 'variable#nombres',
  },
  {
    id: 'name-with-space',
    when: [
      { message: /^redefinition of '\w+'$/, at: /^\w+\s+\w/ },
      {
        message: /^expected ';' after expression/,
        before: /^\s*(?:clock|size|time)$/,
        at: /^\s+t\b/,
      },
      {
        message: /^expected ';' at end of declaration$/,
        before: /^(?!.*=)(?!.*\b(?:long|short|unsigned|signed)\s+\w+$).*$/,
        at: /^\s+[A-Za-z_]/,
      },
    ],
    title: 'Hay dos nombres seguidos en la declaración',
    meaning:
      'Después del nombre de la variable, C espera `=`, `,` o `;`. Encontró otra palabra.',
    cause: 'El nombre lleva un espacio, o falta una coma entre dos variables.',
    fix: 'Une el nombre con `_`, o separa las dos variables con una coma.',
    change: ['int precio total = 5;', 'int precio_total = 5;'],
    lesson: 'variable#nombres',
  },
  {
    id: 'reserved-word-name',
    when: [
      {
        message:
          /^expected identifier or '\('|^\w+ (?:loop|statement) outside of a function/,
        before: /\b(?:int|char|float|double|long|short|unsigned|bool)\s+\**$/,
        at: /^(?<name>auto|break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|int|long|register|return|short|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|volatile|while)\b/,
      },
    ],
    title: '`$name` es una palabra reservada',
    meaning:
      '`$name` ya significa algo en C, así que no puede ser el nombre de nada.',
    cause: 'El nombre elegido coincide con una palabra del lenguaje.',
    fix: 'Elige otro nombre, o agrégale algo que diga qué guarda.',
    change: ['int default = 5;', 'int valor_por_defecto = 5;'],
    lesson: 'variable#nombres',
  },
  {
    id: 'decimal-comma',
    when: [
      {
        message: /^expected (?:identifier or '\('|';' at end of declaration)/,
        before: /\d,$/,
        at: /^\d/,
      },
      { message: /^expression result unused$/, before: /\d,$/, at: /^\d/ },
    ],
    title: 'Los decimales se escriben con punto',
    meaning: 'En C, la coma separa cosas. `3,50` son dos números: 3 y 50.',
    cause: 'En muchos países los decimales se escriben con coma.',
    fix: 'Escribe un punto: `3.50`.',
    change: ['double precio = 3,50;', 'double precio = 3.50;'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'number-split',
    isCause: true,
    when: [
      {
        message: /^expected identifier$/,
        before: /(?<![\w.])(?<whole>\d+)\s+\.\s+$/,
        at: /^(?<decimals>\d+)/,
      },
      {
        message: /^expected (?:'[)}]'|';')/,
        before: /(?<![\w.])(?<whole>\d+)\s*$/,
        at: /^\s*\.(?<decimals>\d+)/,
      },
      {
        message: /^expected ';'/,
        before: /(?<![\w.])(?<whole>\d+)\.\s*$/,
        at: /^\s*(?<decimals>\d+)/,
      },
    ],
    title: 'Los decimales van pegados al punto: `$whole.$decimals`',
    meaning:
      'Un número se escribe sin espacios. Separados, C lee dos números, o un punto que pide un campo de una estructura.',
    cause: 'Hay un espacio antes o después del punto.',
    fix: 'Borra los espacios que rodean el punto.',
    change: ['$whole . $decimals', '$whole.$decimals'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'invalid-octal',
    when: [{ message: /^invalid digit '(?<digit>\d)' in octal constant/ }],
    title: 'Un cero a la izquierda cambia el número',
    meaning:
      'Un número que empieza con `0` está en octal, o base 8, y ahí la cifra $digit no existe.',
    cause: 'Se agregó un cero para alinear, como en las fechas: `09`.',
    fix: 'Quita el cero. Si quieres verlo al imprimir, usa `%02d`.',
    change: ['int dia = 09;', 'int dia = 9;'],
  },
  {
    id: 'invalid-number',
    when: [
      {
        message:
          /^invalid (?:suffix|digit) '(?<suffix>[^']+)' (?:on (?:integer|floating)|in decimal) constant/,
      },
    ],
    title: '`$suffix` está pegado a un número',
    meaning:
      'C lee juntos el número y lo que lleva pegado. Ahí caben muy pocas letras, como la `f` de `2.5f`, que además pide un punto.',
    cause:
      'Una unidad (`70kg`), una multiplicación sin su `*` (`4ac`), una `f` sin punto (`10f`), un punto de más o un nombre que empieza con un número.',
    fix: 'Separa el número: `4 * a * c`, `10.0f`. Una unidad va en el texto que imprimes o en el nombre de la variable.',
    change: ['int peso = 70kg;', 'int peso_kg = 70;'],
    lesson: 'variable#nombres',
  },
  {
    id: 'unclosed-comment',
    when: [{ message: /^unterminated \/\* comment/ }],
    title: 'El comentario no se cierra',
    meaning:
      'Un comentario que empieza con `/*` llega hasta el siguiente `*/`. Sin él, el resto del archivo es comentario.',
    cause: 'Falta `*/`, o está escrito al revés.',
    fix: 'Escribe `*/` donde termina el comentario. Los errores que siguen suelen desaparecer con este.',
    change: ['/* Saluda', '/* Saluda */'],
    lesson: 'estructura#comentarios',
  },
  {
    id: 'comment-without-slashes',
    isCause: true,
    when: [
      {
        severity: 'error',
        message: /^(?:use of undeclared|unknown type name|expected)/,
        line: /^\s*(?!(?:return|else|case|goto|struct|enum|union|typedef|unsigned|long|short|const|static|include|define)\b)\p{L}+,?(?: \p{L}+,?){2,}[.:]?\s*$/u,
        // Inside a call, the words are a string without its quotes.
        upTo: /^(?![^]*\w\s*\([^();{}]*$)/,
      },
    ],
    title: 'Esto parece un comentario sin sus `//`',
    meaning:
      'C quiere leer cada palabra como parte del programa. Lo que se escribe para las personas va en un comentario.',
    cause: 'Las `//` se olvidaron o se borraron.',
    fix: 'Escribe `//` delante de la primera palabra.',
    change: ['Saluda a quien juega.', '// Saluda a quien juega.'],
    lesson: 'estructura#comentarios',
  },
  {
    id: 'comment-one-slash',
    isCause: true,
    when: [
      {
        message: /^expected (?:identifier|expression)/,
        before: /^\s*$|[;{}]\s*$/,
        at: /^\/(?![/*])/,
      },
    ],
    title: 'Un comentario empieza con dos barras: `//`',
    meaning: 'Una sola `/` divide, y aquí no hay nada que dividir.',
    cause: 'Falta una de las dos barras, o el `*` de `/*`.',
    fix: 'Escribe `//` delante del comentario.',
    change: ['/ Saluda', '// Saluda'],
    lesson: 'estructura#comentarios',
  },
  {
    id: 'nested-comment',
    when: [{ message: /^'\/\*' within block comment/, flag: 'comment' }],
    title: 'Hay un comentario dentro de otro',
    meaning:
      'Los comentarios `/* … */` no se anidan: el primer `*/` los cierra todos.',
    cause:
      'Se quiso comentar un trozo que ya tenía un comentario, o a uno anterior le falta su `*/`.',
    fix: 'Cierra el primero antes de abrir otro, o usa `//` en cada línea.',
    lesson: 'estructura#comentarios',
  },
];
