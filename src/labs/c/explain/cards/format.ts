import type { ToolCard } from '../types';

const scanfUpTo = '\\bf?scanf\\s*\\((?:[^();]|\\((?:[^()]|\\([^()]*\\))*\\))*$';
const inScanf = new RegExp(scanfUpTo);
const notInScanf = new RegExp(`^(?![^]*${scanfUpTo})`);

/**
 * Matches two adjacent string literals: the first has a specifier and ends in
 * `end`, the second begins with a letter, a digit, `¡` or `¿`.
 */
const createJoinedStringsPattern = (end: string) =>
  new RegExp(
    `"(?=[^"]*%)(?:[^"\\\\]|\\\\.)*(?<=${end})"\\s*"(?=[\\p{L}\\d¡¿])(?:[^"\\\\%]|\\\\.)*"\\s*[,)]`,
    'u',
  );

const noDecimals = { lack: 'faltan los decimales y la letra' };
const noLetter = { lack: 'falta la letra' };

/** Message about a specifier that is a symbol, hence not a mistyped letter. */
const invalidSpecifierSign =
  /^invalid conversion specifier '(?:\\x[\da-f]{2}|[^\w%.\\])'/;

/** `printf`, `scanf` and their format strings. */
export const formatCards: readonly ToolCard[] = [
  {
    id: 'format-type',
    isFallback: true,
    when: [
      {
        flag: 'format',
        message:
          /^format specifies type '(?<wanted>[^']+)'(?: \(aka '[^']+'\))? but the argument has (?:underlying )?type '(?<given>[^']+)'/,
        pointsTo: 'specifier',
      },
    ],
    title: 'El especificador espera `$wanted` y recibe `$given`',
    meaning:
      'Cada especificador de `printf`, como `%d`, lee un tipo. Si el valor es de otro, lo que se imprime no tiene sentido.',
    cause:
      'El especificador no corresponde al tipo de la variable, o los valores están en otro orden.',
    fix: 'Usa `%d` para `int`, `%f` para `float` y `double`, `%c` para `char`, `%s` para un texto, `%ld` para `long`, `%lld` para `long long`, `%zu` para `size_t`.',
    change: ['printf("%d\\n", 4.5);', 'printf("%.1f\\n", 4.5);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'scanf-without-address',
    when: [
      {
        flag: 'format',
        message:
          /^format specifies type '(?<wanted>[^']+\*)' but the argument has type '(?<given>(?:unsigned )?(?:int|char|short|long|float|double)(?: long)?)'/,
        upTo: inScanf,
      },
    ],
    title: 'A `scanf` le falta el `&`',
    meaning:
      '`scanf` guarda lo leído en una dirección. Con `&` le das la dirección de la variable; sin él, le das su valor.',
    cause: 'Falta `&` delante de la variable.',
    fix: 'Escribe `&` delante de cada variable que guarda un número o un carácter. Un arreglo de `char` va sin él.',
    change: ['scanf("%d", edad);', 'scanf("%d", &edad);'],
    lesson: 'entrada#leer-un-número',
  },
  {
    id: 'address-after-name',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        upTo: /\b[fs]?scanf\s*\([^;{}]*,\s*(?<name>[A-Za-z_][\w.]*(?:\[[^\]]*\])*)\s*&\s*$/,
        at: /^[,)]/,
      },
    ],
    title: 'El `&` va antes de `$name`, no después',
    meaning:
      'Delante de una variable, `&` da su dirección, que es lo que `scanf` necesita. Detrás es otro operador, y espera un valor a su derecha.',
    cause: 'El nombre y el `&` están en otro orden.',
    fix: 'Escribe `&$name`.',
    change: ['$name &', '&$name'],
    lesson: 'entrada#leer-un-número',
  },
  {
    id: 'scanf-address-of-array',
    when: [
      {
        flag: 'format',
        message: /but the argument has type 'char \(\*\)\[\d+\]'/,
        at: /^&/,
      },
    ],
    title: 'Con un arreglo de `char` sobra el `&`',
    meaning:
      'El nombre de un arreglo ya es la dirección de su primer elemento, que es lo que `scanf` y `printf` piden.',
    cause: 'Se puso `&` por costumbre, como con los números.',
    fix: 'Escribe solo el nombre del arreglo.',
    change: ['scanf("%19s", &nombre);', 'scanf("%19s", nombre);'],
  },
  {
    id: 'format-row-missing',
    when: [
      {
        flag: 'format',
        message:
          /^format specifies type 'char \*' but the argument has type 'char \(\*\)\[\d+\]'/,
        at: /^(?<name>\w+)\s*[,)]/,
      },
    ],
    title: 'Falta decir cuál de los textos de `$name`',
    meaning:
      '`$name` guarda varios textos, uno por fila, y `%s` es para uno solo.',
    cause: 'Falta el índice de la fila.',
    fix: 'Escribe el índice entre corchetes, o recorre las filas con un bucle.',
    change: ['$name', '$name[0]'],
  },
  {
    id: 'scanf-type',
    when: [
      {
        flag: 'format',
        message:
          /^format specifies type '(?<wanted>[^']+\*)'(?: \(aka '[^']+'\))? but the argument has type '(?<given>(?!const )[^']+\*)'/,
        upTo: inScanf,
        pointsTo: 'specifier',
      },
    ],
    title: 'El especificador de `scanf` no es el de la variable',
    meaning:
      'El especificador espera una dirección de tipo `$wanted` y recibe una de tipo `$given`. `scanf` guardaría bytes de otro tamaño o de otra forma.',
    cause:
      'En `scanf`, `float` se lee con `%f` y `double` con `%lf`. En `printf`, los dos usan `%f`.',
    fix: 'Usa `%d` para `int`, `%f` para `float`, `%lf` para `double`, `%c` para `char`, `%s` para un arreglo de `char`, `%lld` para `long long`, `%zu` para `size_t`. Un `bool` se lee en un `int` y se copia.',
    change: ['scanf("%f", &precio);', 'scanf("%lf", &precio);'],
    lesson: 'entrada#decimales-y-caracteres',
  },
  {
    id: 'format-text',
    when: [
      {
        flag: 'format',
        message:
          /^format specifies type 'char \*' but the argument has type '(?<given>[^'*]+)'/,
        upTo: notInScanf,
        pointsTo: 'specifier',
      },
    ],
    title: '`%s` espera un texto y recibe `$given`',
    meaning:
      'Con `%s`, `printf` busca letras en la dirección que recibe. Un número tomado por dirección puede detener el programa.',
    cause:
      'El especificador es el de los textos y el valor es un número o un solo carácter.',
    fix: 'Usa `%d` para un entero, `%f` para un `double` o `%c` para un carácter.',
    change: ['printf("%s\\n", edad);', 'printf("%d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'format-address',
    when: [
      {
        flag: 'format',
        message:
          /^format specifies type '(?<wanted>[^'*]+)' but the argument has type '(?<given>(?:const )?char ?(?:\*|\[\d+\]))'/,
        // The value is a string without `&`: the specifier is wrong.
        at: /^(?!&)/,
        pointsTo: 'specifier',
      },
      {
        flag: 'format',
        message:
          /^format specifies type '(?<wanted>[^'*]+)' but the argument has type '(?<given>[^']*(?:\*|\(\*\)\[\d+\]))'/,
      },
    ],
    title: 'El especificador espera `$wanted` y recibe una dirección',
    meaning:
      'El valor es de tipo `$given`: una dirección de memoria, o un texto. `printf` la imprimiría como si fuera un número.',
    cause:
      'Sobra un `&`, falta un `*`, falta el índice de un arreglo, o el especificador debía ser `%s`.',
    fix: 'En `printf`, pasa la variable sin `&`. De un arreglo se imprime un elemento cada vez, como `notas[0]`. Para un texto usa `%s`. Para ver la dirección, usa `%p` con `(void *)&edad`.',
    change: ['printf("%d\\n", &edad);', 'printf("%d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'format-missing-value',
    when: [{ flag: 'format-insufficient-args', message: /./ }],
    title: 'Hay más especificadores que valores',
    meaning:
      'Cada especificador `%` necesita su valor. Sin él no se sabe qué ocurrirá: quizá se imprima lo que haya en la memoria.',
    cause:
      'Falta un valor al final, o un `%` que debía verse en pantalla no está duplicado.',
    fix: 'Agrega el valor que falta. Para imprimir el signo, escribe `%%`.',
    change: ['printf("%d a %d\\n", 3);', 'printf("%d a %d\\n", 3, 5);'],
    lesson: 'salida#errores-comunes',
  },
  {
    id: 'texts-joined',
    isCause: true,
    when: [
      {
        flag: 'format-insufficient-args',
        message: /./,
        line: createJoinedStringsPattern('(?:%[-\\d.]*s|\\\\n)'),
      },
      {
        flag: 'format',
        message: /^format specifies type 'char \*'/,
        line: createJoinedStringsPattern('\\\\n'),
      },
    ],
    title: 'Falta una coma entre los dos textos',
    meaning:
      'Para C, dos textos seguidos son uno solo. Así, el segundo no llega a su especificador.',
    cause: 'La coma entre los dos se olvidó o se borró.',
    fix: 'Escribe la coma. Si querías un solo texto, agrega al final el valor que falta.',
    change: ['printf("%s\\n" "Hola");', 'printf("%s\\n", "Hola");'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'values-after-percent',
    isCause: true,
    when: [
      {
        message: /^invalid operands to binary expression \('char ?\[/,
        before: /"\s*$/,
        at: /^%(?!=)/,
        given: { sign: '%' },
      },
      {
        message: /^left operand of comma operator has no effect/,
        before: /"\s*%\s*\(\s*$/,
        given: { sign: '%' },
      },
      {
        message: /^member reference base type 'char ?\[/,
        at: /^\.\s*format\b/,
        given: { sign: '.format' },
      },
    ],
    title: 'Los valores van después de una coma, no de `$sign`',
    meaning:
      'En C, los valores se dan a `printf` detrás del texto, dentro de los mismos paréntesis. Un texto no tiene `$sign`.',
    cause: 'Así se escribe en Python.',
    fix: 'Cambia `$sign` por una coma y quita los paréntesis que sobren.',
    change: ['printf("Edad: %d\\n" % edad);', 'printf("Edad: %d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'text-with-letter',
    isCause: true,
    when: [
      {
        message: /^use of undeclared identifier '(?<letter>[fFrRbB]|\$)'/,
        at: /^[\w$]["']/,
      },
      {
        message: /^expected '\)'$/,
        before: /[(,]\s*(?<letter>[fFrRbB])$/,
        at: /^["']/,
      },
    ],
    title: 'En C, un texto no lleva `$letter` delante',
    meaning:
      'Para C, `$letter` es el nombre de una variable. Tampoco se ponen valores entre llaves dentro de un texto.',
    cause: 'Así se escribe en Python o en C#.',
    fix: 'Borra `$letter`. Donde va un valor, pon un especificador, y el valor después de una coma.',
    change: ['printf(f"Edad: {edad}\\n");', 'printf("Edad: %d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'format-extra-value',
    when: [{ flag: 'format-extra-args', message: /./ }],
    title: 'Hay más valores que especificadores',
    meaning:
      'El texto no tiene un especificador para este valor, así que no se imprime.',
    cause: 'Falta un `%d`, un `%s` u otro especificador en el texto.',
    fix: 'Pon el especificador donde debe verse el valor, o quita el valor.',
    change: ['printf("Edad:\\n", edad);', 'printf("Edad: %d\\n", edad);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'format-percent-n',
    isCause: true,
    when: [
      {
        flag: 'format-insufficient-args',
        message: /./,
        before: /%(?:hh?|ll?|[jztL])?$/,
        at: /^n/,
        upTo: notInScanf,
      },
      {
        flag: 'format',
        message: /^format specifies type '[\w ]+ \*'/,
        specifier: 'n',
        upTo: notInScanf,
      },
    ],
    title: 'El salto de línea se escribe `\\n`, no `%n`',
    meaning:
      '`%n` también existe: no imprime nada, y guarda en una variable cuántos caracteres van escritos. Aquí no recibe esa variable.',
    cause: 'Se tecleó `%` en lugar de `\\`, o el ejemplo es de Java.',
    fix: 'Si querías un salto de línea, escribe `\\n`. Si querías ver el signo `%`, escribe `%%`. Si querías contar, agrega la dirección de un `int`.',
    change: ['printf("Hola%n");', 'printf("Hola\\n");'],
    lesson: 'salida#secuencias-de-escape',
  },
  {
    id: 'scanf-space-inside',
    isCause: true,
    when: [
      {
        flag: 'format-invalid-specifier',
        message: /^invalid conversion specifier '(?: |\\x20)'/,
        before: /\b[fs]?scanf\s*\(/,
      },
    ],
    title: 'En `scanf`, después de `%` no va un espacio',
    meaning:
      'Entre el `%` y su letra no cabe un espacio: `scanf` no reconoce el especificador y no lee nada.',
    cause: 'El espacio se tecleó dentro del especificador.',
    fix: 'Borra el espacio. Si querías saltar el Enter anterior, va delante del `%`: `" %c"`.',
    change: ['scanf("% d", &edad);', 'scanf("%d", &edad);'],
    lesson: 'entrada#leer-un-número',
  },
  {
    id: 'format-unknown',
    when: [
      {
        flag: 'format-invalid-specifier',
        message: /^invalid conversion specifier '(?<letter>[^']+)'/,
      },
    ],
    title: 'El especificador `%$letter` no existe',
    meaning:
      'Después de `%` va una letra que dice el tipo: `d`, `f`, `c`, `s`… `$letter` no es una de ellas.',
    cause: 'Se quería imprimir el signo `%`, o la letra está equivocada.',
    fix: 'Para imprimir el signo escribe `%%`.',
    change: ['printf("50% y 20\\n");', 'printf("50%% y 20\\n");'],
    lesson: 'salida#errores-comunes',
  },
  {
    id: 'format-capital',
    isCause: true,
    when: [
      {
        flag: 'format',
        message: /^format specifies type 'wchar_t \*'/,
        specifier: 'S',
        pointsTo: 'specifier',
        given: { capital: 'S', letter: 's' },
      },
      {
        flag: 'format',
        message: /^format specifies type 'w(?:char|int)_t'/,
        specifier: 'C',
        pointsTo: 'specifier',
        given: { capital: 'C', letter: 'c' },
      },
      ...['d', 'u'].map((letter) => {
        const capital = letter.toUpperCase();
        return {
          flag: 'format-invalid-specifier',
          message: new RegExp(`^invalid conversion specifier '${capital}'`),
          given: { capital, letter },
        };
      }),
    ],
    title: 'La letra de `%$capital` va en minúscula: `%$letter`',
    meaning:
      'C distingue mayúsculas de minúsculas, también en un especificador. `%$capital` no es `%$letter`.',
    cause: 'Un error al teclear.',
    fix: 'Escribe `%$letter`. Para imprimir el signo `%`, escribe `%%`.',
    change: ['%$capital', '%$letter'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'scanf-decimals',
    isCause: true,
    when: [
      {
        flag: 'format-invalid-specifier',
        message: /^invalid conversion specifier '\.'/,
        before: /\b[fs]?scanf\s*\(/,
      },
    ],
    title: 'En `scanf`, un especificador no lleva punto',
    meaning:
      'El punto dice cuántos decimales se imprimen, y solo sirve en `printf`. Al leer se aceptan todos.',
    cause: 'Se copió un especificador de `printf`, como `%.2f`.',
    fix: 'Quita el punto y su número: `%lf` lee un `double`, y `%f`, un `float`.',
    change: ['scanf("%.2f", &precio);', 'scanf("%lf", &precio);'],
    lesson: 'entrada#decimales-y-caracteres',
  },
  {
    id: 'format-incomplete',
    when: [{ flag: 'format', message: /^incomplete format specifier/ }],
    title: 'Un especificador quedó sin terminar',
    meaning:
      'El texto acaba justo después de un `%`, y ahí debía venir una letra.',
    cause: 'Se quería imprimir el signo `%`.',
    fix: 'Escribe `%%`.',
    change: ['printf("100 %");', 'printf("100 %%");'],
    lesson: 'salida#errores-comunes',
  },
  {
    id: 'format-letter-missing',
    isCause: true,
    when: [
      {
        message: invalidSpecifierSign,
        // After a letter or a number the sign is a percentage: `50%.`
        before: /(?<!\w)(?<start>%[-+#\d]*\.)$/,
        given: noDecimals,
      },
      {
        message: /^incomplete format specifier/,
        before: /\W$/,
        at: /^(?<start>%[-+#\d]*\.)"/,
        given: noDecimals,
      },
      {
        message: invalidSpecifierSign,
        before: /(?<start>%[-+#\d]*\.\d+)$/,
        given: noLetter,
      },
      {
        message: /^incomplete format specifier/,
        at: /^(?<start>%[-+#\d]*\.\d+)"/,
        given: noLetter,
      },
    ],
    title: 'Después de `$start` $lack',
    meaning:
      'Un especificador termina en la letra que dice el tipo. El punto anuncia cuántos decimales se imprimen, así que delante de esa letra va un número: `%.2f`.',
    cause: 'El especificador quedó a medias.',
    fix: 'Complétalo: `%.2f` imprime dos decimales. Para imprimir el signo `%`, escribe `%%`.',
    change: ['printf("%.\\n", precio);', 'printf("%.2f\\n", precio);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'format-not-literal',
    when: [{ flag: 'format-security', message: /./ }],
    title: 'El primer valor de `printf` debe ser un texto escrito ahí',
    meaning:
      '`printf` busca especificadores `%` en su primer texto. Si viene de una variable, un `%` que haya en ella se toma por un especificador sin su valor.',
    cause: 'Se pasó la variable directamente.',
    fix: 'Usa `"%s"` y pasa la variable después, o usa `puts`.',
    change: ['printf(nombre);', 'printf("%s", nombre);'],
    lesson: 'salida#especificadores-de-formato',
  },
  {
    id: 'format-flag',
    isFallback: true,
    when: [
      {
        flag: 'format',
        message:
          /^(?:flag|precision|field width|length modifier|invalid|zero field|format string|data argument|')/,
      },
    ],
    title: 'Los detalles de un especificador no combinan',
    meaning:
      'Entre el `%` y la letra caben el ancho, los decimales y poco más. Lo que hay aquí no sirve para esa letra.',
    cause: 'Hay un signo de más, o un `%` que debía verse en pantalla.',
    fix: 'Simplifica el especificador: `%5d`, `%.2f`, `%-10s`. Para imprimir el signo escribe `%%`.',
    change: ['printf("%.2c\\n", letra);', 'printf("%c\\n", letra);'],
    lesson: 'salida#columnas-alineadas',
  },
  {
    id: 'unknown-escape',
    when: [
      {
        flag: 'unknown-escape-sequence',
        message: /^unknown escape sequence '(?<escape>[^']+)'/,
      },
    ],
    title: '`$escape` no es una secuencia de escape',
    meaning:
      'Dentro de un texto, `\\` anuncia un carácter especial, como `\\n`. `$escape` no significa nada.',
    cause: 'Se quería una barra invertida, por ejemplo en una ruta de Windows.',
    fix: 'Duplica la barra: `\\\\`.',
    change: ['puts("C:\\juegos");', 'puts("C:\\\\juegos");'],
    lesson: 'salida#secuencias-de-escape',
  },
  {
    id: 'input-overflow',
    when: [
      {
        flag: 'fortify-source',
        message:
          /^'(?<name>\w+)' may overflow; destination buffer in argument \d+ has size (?<size>\d+)/,
      },
    ],
    title: 'Lo que se lee puede no caber',
    meaning:
      'El arreglo tiene $size lugares. Un texto largo, con su carácter nulo final, escribiría fuera de él.',
    cause:
      'El límite del especificador es igual o mayor que el tamaño del arreglo.',
    fix: 'Pon en el especificador uno menos que el tamaño: el último lugar es del carácter nulo.',
    change: ['scanf("%20s", nombre);', 'scanf("%19s", nombre);'],
  },
];
