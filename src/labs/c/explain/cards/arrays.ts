import type { ToolCard } from '../types';

/** Arrays: size, initializer, index. */
export const arrayCards: readonly ToolCard[] = [
  {
    id: 'index-out-of-range',
    when: [
      {
        flag: 'array-bounds',
        message:
          /^array index (?<index>-?\d+) is (?:past the end|before the beginning) of the array(?: \(that has type '(?<type>[^']+)')?/,
      },
    ],
    title: 'El índice $index está fuera del arreglo',
    meaning:
      'Los elementos se cuentan desde 0: un arreglo de 3 tiene los índices 0, 1 y 2. Fuera de ellos hay memoria que no es suya.',
    cause: 'Se contó desde 1, o se usó el tamaño como último índice.',
    fix: 'El último índice es el tamaño menos uno.',
    change: ['notas[3]', 'notas[2]'],
    lesson: 'arreglos#el-índice-que-no-existe',
  },
  {
    id: 'subscript-non-array',
    when: [{ message: /^subscripted value is not an array/ }],
    title: 'Los corchetes piden un arreglo, y esto no lo es',
    meaning: 'Con `[ ]` se pide un elemento. La variable guarda un solo valor.',
    cause: 'Falta el tamaño en la declaración, o sobra el índice.',
    fix: 'Declárala como arreglo, o usa la variable sin corchetes.',
    change: ['int notas = 3;', 'int notas[3] = {7, 8, 9};'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'subscript-not-integer',
    when: [{ message: /^array subscript is not an integer/ }],
    title: 'El índice de un arreglo es un número entero',
    meaning: 'No hay elemento 1.5: el índice cuenta lugares.',
    cause: 'El índice es `double` o `float`, o es un texto.',
    fix: 'Usa una variable de tipo `int` o `size_t`.',
    change: ['notas[1.5]', 'notas[1]'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'char-subscript',
    when: [{ flag: 'char-subscripts', message: /./ }],
    title: 'Un `char` como índice puede ser negativo',
    meaning:
      'En muchas máquinas, `char` va de −128 a 127. Con una letra con tilde, el índice sería negativo.',
    cause: 'Se usa una letra para contar o buscar en una tabla.',
    fix: 'Conviértela antes, `(unsigned char)`, y da 256 lugares a la tabla.',
    change: ['cuentas[letra]++;', 'cuentas[(unsigned char)letra]++;'],
    lesson: 'texto#errores-comunes',
  },
  {
    id: 'array-assignment',
    when: [
      { message: /^array type '(?<type>[^']+)' is not assignable/ },
      {
        message: /^expected expression$/,
        before: /\w\s*\[\s*$/,
        at: /^\]\s*=[^=]/,
      },
    ],
    title: 'Un arreglo no se copia con `=`',
    meaning:
      'El nombre de un arreglo es un lugar fijo de la memoria. Se cambian sus elementos, no el arreglo entero.',
    cause: 'Se quiere guardar un texto, o copiar un arreglo en otro.',
    fix: 'Para textos usa `snprintf` o `strcpy`; para lo demás, copia elemento por elemento. Al declararlo sí se puede: `char nombre[] = "Ana";`.',
    change: [
      'nombre = "Ana";',
      'snprintf(nombre, sizeof nombre, "%s", "Ana");',
    ],
    lesson: 'arreglos#errores-comunes',
  },
  {
    id: 'array-moved',
    isCause: true,
    when: [
      {
        message:
          /^cannot (?:increment|decrement) value of type '[^']+\[[^\]]*\]'/,
        // Not right after a string: there the operator belongs to a later
        // string with a missing quote.
        before: /(?<!")$/,
      },
      {
        message: /^array type '[^']+' is not assignable/,
        at: /^=\s*\w+\s*[-+]\s*\w/,
        line: /\b(?<name>\w+)\s*=\s*\k<name>\s*[+-]/,
      },
      {
        message:
          /^invalid operands to binary expression \('[^']+\[[^\]]*\]'[^']*'(?!(?:const )?char ?[[*])/,
        at: /^[-+]=(?!\s*')/,
      },
    ],
    title: 'El nombre de un arreglo no puede cambiar de valor',
    meaning:
      'El nombre de un arreglo es un lugar fijo de la memoria, no un número.',
    cause:
      'Se quería pasar al elemento siguiente, o cambiar el valor de un elemento.',
    fix: 'Para cambiar un elemento, escribe su índice. Para recorrerlo, usa una variable como índice, o un puntero.',
    change: ['notas++;', 'notas[0]++;'],
    lesson: 'arreglos#errores-comunes',
  },
  {
    id: 'second-size-missing',
    isCause: true,
    when: [
      { message: /^array has incomplete element type '[^']+\[\](?:\[\d+\])*'/ },
    ],
    title: 'Solo los primeros corchetes pueden quedar vacíos',
    meaning:
      'Un arreglo de dos dimensiones es un arreglo de filas, y C necesita saber cuánto mide cada una.',
    cause: 'Los segundos corchetes están vacíos.',
    fix: 'Escribe en ellos el número de columnas. El de filas se puede omitir en un parámetro, o cuando hay una lista de valores.',
    change: ['int tabla[][]', 'int tabla[][3]'],
    lesson: 'matrices#pasarla-a-una-función',
  },
  {
    id: 'texts-in-char-array',
    isCause: true,
    when: [
      {
        flag: 'excess-initializers',
        message: /^excess elements in char array initializer/,
      },
    ],
    title: 'Un arreglo de `char` guarda un solo texto',
    meaning:
      'Una cadena entre comillas dobles ya es un texto entero. Lo que sigue en la lista no cabe.',
    cause:
      'Se querían letras sueltas, que van entre comillas simples, o una lista de textos. También pasa si sobra un par de llaves.',
    fix: 'Para letras, usa comillas simples. Para varios textos, declara también cuánto mide cada uno. Si sobran llaves, quítalas.',
    change: [
      'char dias[] = {"lun", "mar"};',
      'char dias[][4] = {"lun", "mar"};',
    ],
    lesson: 'proyecto-mapa#una-fila-de-palabras',
  },
  {
    id: 'empty-index',
    isCause: true,
    when: [
      {
        message: /^expected expression$/,
        before: /(?:\b(?<!\bdelete)|[\])])\s*\[\s*$/,
        at: /^\](?!\s*=[^=])/,
      },
    ],
    title: 'Los corchetes están vacíos',
    meaning:
      'Solo una declaración puede dejarlos vacíos. En las demás líneas, entre los corchetes va el índice de un elemento.',
    cause:
      'Falta el índice, o se quería pasar el arreglo entero a una función.',
    fix: 'Escribe el índice. Para pasar el arreglo entero, escribe solo su nombre.',
    change: ['total(notas[], 3)', 'total(notas, 3)'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'constant-variable-size',
    when: [
      {
        flag: 'gnu-folding-constant',
        message: /^variable length array folded/,
      },
    ],
    title: 'El tamaño de este arreglo no es un número fijo',
    meaning:
      'Para C17, `const int` declara una variable que no cambia, no un número fijo. Lo que da una función, como `strlen`, tampoco lo es. Este compilador lo admite; `gcc` lo rechaza.',
    cause:
      'El arreglo es global, `static`, campo de una `struct`, o lleva valores iniciales: su tamaño tiene que ser un número fijo.',
    fix: 'Da el tamaño con un número, un `#define` o un `enum`.',
    change: ['const int cantidad = 5;', '#define CANTIDAD 5'],
    lesson: 'constantes',
  },
  {
    id: 'text-in-number-array',
    isCause: true,
    when: [
      {
        message: /^array initializer must be an initializer list/,
        line: /\b(?<type>int|double|float|long|short|bool)\s+(?<name>\w+)\s*\[[^\]]*\]\s*=\s*"/,
      },
      {
        // The page's compiler defines `wchar_t` as `int`.
        message: /^initializing wide char array with non-wide string/,
        at: /^(?<name>\w+)/,
        given: { type: 'int' },
      },
    ],
    title: 'Un texto va en un arreglo de `char`, no de `$type`',
    meaning:
      'Cada letra de un texto es un `char`. `$name` guarda números de tipo `$type`.',
    cause: 'El tipo de la declaración no es el que corresponde.',
    fix: 'Cambia `$type` por `char`.',
    change: ['$type $name[40] = "";', 'char $name[40] = "";'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'array-initializer',
    when: [
      { message: /^array initializer must be an initializer list/ },
      { message: /^expected expression$/, before: /=\s*$/, at: /^[[{]/ },
    ],
    title: 'Los elementos de un arreglo van entre llaves',
    meaning:
      'Los valores iniciales de un arreglo se escriben entre `{` y `}`, y solo al declararlo.',
    cause:
      'Hay un solo valor, otro arreglo o corchetes en lugar de llaves, o el arreglo ya estaba declarado.',
    fix: 'Escribe la lista entre llaves, separada por comas. Para un arreglo de `char` también sirve un texto entre comillas dobles. Para una `struct` ya declarada, `p = (struct punto){1, 2};`.',
    change: ['int notas[3] = [7, 8, 9];', 'int notas[3] = {7, 8, 9};'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'too-many-initializers',
    when: [
      {
        flag: 'excess-initializers',
        message: /^excess elements in (?<what>array|scalar|struct|union)/,
      },
    ],
    title: 'Hay más valores que lugares',
    meaning:
      'La lista entre llaves tiene más valores de los que caben. Los que sobran se pierden.',
    cause: 'El tamaño es menor que la lista, o la variable no es un arreglo.',
    fix: 'Aumenta el tamaño, o deja los corchetes vacíos para que C cuente los valores.',
    change: ['int notas[3] = {7, 8, 9, 10};', 'int notas[] = {7, 8, 9, 10};'],
    lesson: 'arreglos#errores-comunes',
  },
  {
    id: 'text-too-long',
    when: [
      { message: /^initializer-string for char array is too long/ },
      { flag: 'unterminated-string-initialization', message: /./ },
    ],
    title: 'El texto no cabe en el arreglo',
    meaning:
      'Un texto ocupa sus letras y un lugar más: el carácter nulo `\\0` que marca el final.',
    cause:
      'El tamaño no cuenta ese lugar, o el texto tiene letras como `á` o `ñ`, que ocupan dos.',
    fix: 'Agranda el tamaño, contando el `\\0`. Si es un solo texto que no va a crecer, puedes dejar los corchetes vacíos: C los cuenta.',
    change: ['char nombre[3] = "Ana";', 'char nombre[] = "Ana";'],
    lesson: 'cadenas#el-cero-del-final',
  },
  {
    id: 'variable-size-initialized',
    when: [{ message: /^variable-sized object may not be initialized/ }],
    title: 'Un arreglo de tamaño variable no admite valores iniciales',
    meaning:
      'Su tamaño se conoce al ejecutar, así que el compilador no puede prepararle una lista.',
    cause:
      'El tamaño es una variable; `const int` también cuenta como variable.',
    fix: 'Usa un número, o una constante de `#define` o `enum`. Si no, llénalo con un bucle.',
    change: ['int notas[cantidad] = {7, 8, 9};', 'int notas[3] = {7, 8, 9};'],
    lesson: 'constantes',
  },
  {
    id: 'array-without-size',
    when: [
      {
        message:
          /^definition of variable with array type needs an explicit size/,
      },
    ],
    title: 'Falta el tamaño del arreglo',
    meaning:
      'Al declarar una variable, los corchetes pueden ir vacíos solo si detrás van sus valores: una lista o un texto.',
    cause: 'Se esperaba que creciera solo, como en otros lenguajes.',
    fix: 'Escribe el tamaño dentro de los corchetes.',
    change: ['int notas[];', 'int notas[3];'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'brackets-before-name',
    when: [
      { message: /^brackets are not allowed here/, before: /(?<!\)\s*)$/ },
      {
        message: /^expected '\)'$/,
        before:
          /[(,]\s*(?:const\s+)?(?:unsigned\s+)?(?:int|char|float|double|long|short|bool)\s*\[\w*\]\s*$/,
        at: /^\w/,
      },
    ],
    title: 'Los corchetes van después del nombre',
    meaning:
      'En C se escribe primero el tipo, después el nombre y al final `[tamaño]`.',
    cause: 'En Java o C# los corchetes van junto al tipo.',
    fix: 'Mueve los corchetes al final.',
    change: ['int[3] notas;', 'int notas[3];'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'impossible-array-size',
    when: [
      { message: /declared as an array with a negative size/ },
      { message: /^size of array has non-integer type/ },
      { message: /^array is too large/ },
    ],
    title: 'Ese tamaño de arreglo no es posible',
    meaning:
      'El tamaño es un entero mayor que 0, y el arreglo entero debe caber en la memoria.',
    cause:
      'Hay un signo menos, un punto decimal, cifras de más o una cuenta que no da lo esperado.',
    fix: 'Escribe un entero positivo y no demasiado grande.',
    change: ['int notas[-3];', 'int notas[3];'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'global-needs-constant',
    when: [
      {
        message: /^variable length array declaration not allowed at file scope/,
      },
      { message: /^initializer element is not a compile-time constant/ },
    ],
    title: 'Fuera de las funciones solo valen constantes',
    meaning:
      'Las variables globales se preparan antes de que el programa empiece. Su tamaño y su valor inicial no pueden depender del valor de otra variable.',
    cause:
      'Se usa una variable, o se llama a una función, en una declaración global o `static`.',
    fix: 'Usa un número o un `#define`, o da el valor dentro de `main`.',
    change: ['int cantidad = 3;', '#define CANTIDAD 3'],
    lesson: 'ambito#variables-globales',
  },
  {
    id: 'sizeof-parameter',
    when: [
      { flag: 'sizeof-array-argument', message: /./ },
      { flag: 'sizeof-pointer-div', message: /./ },
      { flag: 'sizeof-pointer-memaccess', message: /./ },
      { flag: 'sizeof-array-div', message: /./ },
    ],
    title: '`sizeof` no mide aquí lo que parece',
    meaning:
      'Al pasar un arreglo a una función solo llega la dirección de su primer elemento. Con un parámetro o un puntero, `sizeof` mide esa dirección, no el arreglo.',
    cause:
      'Se quiere contar los elementos dentro de la función, o se divide entre el tamaño de otro tipo.',
    fix: 'Pasa la cantidad como otro parámetro. Donde declaras el arreglo, cuéntalos así: `sizeof valores / sizeof valores[0]`.',
    change: [
      'int suma(int valores[])',
      'int suma(int valores[], int cantidad)',
    ],
    lesson: 'punteros-arreglos#casi-siempre-es-una-dirección',
  },
  {
    id: 'missing-comma-in-list',
    when: [{ flag: 'string-concatenation', message: /./ }],
    title: '¿Falta una coma entre dos textos?',
    meaning:
      'Dos textos seguidos, sin coma, se unen en uno solo. La lista tiene entonces un elemento menos.',
    cause: 'Se olvidó la coma al final de un elemento.',
    fix: 'Escribe la coma. Si querías unirlos, encierra los dos entre paréntesis.',
    change: ['{"lunes" "martes"}', '{"lunes", "martes"}'],
    lesson: 'arreglos#una-fila-con-un-nombre',
  },
  {
    id: 'parameter-size-mismatch',
    when: [
      { flag: 'array-parameter', message: /./ },
      { flag: 'array-bounds', message: /^array argument is too small/ },
    ],
    title: 'El tamaño del arreglo no coincide con el anunciado',
    meaning:
      'La función se anunció con un tamaño de arreglo, y el de aquí es otro.',
    cause: 'Se cambió el tamaño en un lugar y en el otro no.',
    fix: 'Escribe el mismo tamaño en los dos, o deja los corchetes vacíos y pasa la cantidad aparte.',
    change: ['int suma(int v[4])', 'int suma(int v[], int cantidad)'],
    lesson: 'arreglos#a-una-función-con-su-tamaño',
  },
  {
    id: 'value-given-twice',
    when: [{ flag: 'initializer-overrides', message: /./ }],
    title: 'El mismo lugar recibe dos valores',
    meaning:
      'La lista da dos valores al mismo campo o elemento. Queda el segundo.',
    cause: 'Se copió un valor y no se cambió el nombre o el índice.',
    fix: 'Cambia el nombre o el índice, o borra uno. El primero está en la línea $note.',
    change: ['{.x = 1, .x = 2}', '{.x = 1, .y = 2}'],
  },
  {
    id: 'missing-braces',
    when: [{ flag: 'missing-braces', message: /./ }],
    title: 'Cada grupo de valores va entre sus llaves',
    meaning:
      'El programa funciona, pero la lista no muestra dónde empieza cada fila, o cada arreglo o estructura de adentro.',
    cause: 'Los valores están en una sola lista.',
    fix: 'Encierra cada grupo entre `{` y `}`.',
    change: [
      'int tablero[2][2] = {1, 2, 3, 4};',
      'int tablero[2][2] = {{1, 2}, {3, 4}};',
    ],
    lesson: 'matrices#fila-y-columna',
  },
];
