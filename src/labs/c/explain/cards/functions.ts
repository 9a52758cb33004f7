import type { ToolCard } from '../types';
import { notDefinedBelow } from './notDefinedBelow';
import { missingSystemText, systemFunctions } from './system';

/** Parameters and return values. */
export const functionCards: readonly ToolCard[] = [
  {
    id: 'parameter-without-name',
    when: [{ message: /^omitting the parameter name/ }],
    title: 'Falta el nombre de un parámetro',
    meaning:
      'Cada parámetro lleva su tipo y su nombre: con el nombre se usa dentro de la función. Solo en un prototipo se puede omitir.',
    cause: 'Se olvidó el nombre, o está mal escrito.',
    fix: 'Escribe el nombre después del tipo. Si la función no recibe nada, escribe `void`.',
    change: ['int doble(int)', 'int doble(int n)'],
    lesson: 'funciones#parámetros',
  },
  {
    id: 'returns-array',
    isCause: true,
    when: [
      { message: /^function cannot return array type/ },
      { message: /^brackets are not allowed here/, before: /\)\s*$/ },
      { message: /^'\w+' declared as array of functions/ },
    ],
    title: 'Una función no puede devolver un arreglo',
    meaning: '`return` da un solo valor, y un arreglo son varios.',
    cause:
      'En Java o C# una función sí devuelve un arreglo. También pasa si los corchetes de un parámetro quedan detrás del `)`.',
    fix: 'Recibe el arreglo como parámetro y llénalo ahí: lo que la función cambia en él se ve fuera.',
    change: ['int[] leer(void)', 'void leer(int notas[])'],
  },
  {
    id: 'library-function-redeclared',
    when: [
      {
        flag: 'incompatible-library-redeclaration',
        message: /'(?<name>\w+)'/,
      },
    ],
    title: '`$name` ya es una función de C, y con otros tipos',
    meaning:
      'La biblioteca de C tiene una función `$name`. La de aquí lleva el mismo nombre y no recibe o no devuelve lo mismo.',
    cause:
      'El prototipo se escribió a mano, o una función tuya se llama como una de C.',
    fix: 'Si es la de C, borra esta línea e incluye su cabecera. Si es tuya, cámbiale el nombre.',
    change: ['double pow(int a, int b);', '#include <math.h>'],
  },
  {
    id: 'too-few-arguments',
    when: [
      {
        message:
          /^too few arguments to function call, (?:expected (?<wanted>\d+), have (?<given>\d+)|.*)/,
        note: /^'(?<name>\w+)' declared here/,
      },
      {
        message: /^too few arguments to function call/,
        before: /\b(?<name>\w+)\s*\([^()]*$/,
      },
    ],
    title: 'A `$name` le faltan valores',
    meaning:
      'La llamada da menos valores de los que `$name` pide en su definición.',
    cause: 'Se olvidó un valor, o la función cambió y la llamada no.',
    fix: 'Escribe un valor por cada parámetro, en el mismo orden.',
    change: ['sumar(2)', 'sumar(2, 3)'],
    lesson: 'funciones#parámetros',
  },
  {
    id: 'too-many-arguments',
    when: [
      {
        message: /^too many arguments to function call/,
        note: /^'(?<name>\w+)' declared here/,
      },
      { message: /^too many arguments in call to '(?<name>\w+)'/ },
    ],
    title: '`$name` recibe demasiados valores',
    meaning:
      'La llamada da más valores de los que `$name` pide en su definición.',
    cause:
      'Sobra un valor, hay una coma en un número, o falta un parámetro en la función.',
    fix: 'Deja un valor por cada parámetro, o agrega el parámetro que falta.',
    change: ['doble(2, 3)', 'doble(2)'],
    lesson: 'funciones#parámetros',
  },
  {
    id: 'missing-return',
    when: [
      {
        flag: 'return-type',
        message: /^non-void function does not return a value/,
      },
    ],
    title: 'Falta un `return` al final de la función',
    meaning:
      'La función promete un valor y puede llegar a su `}` sin darlo. Quien lo use recibirá cualquier cosa.',
    cause: 'No hay `return`, o solo lo hay en algunos casos de un `if`.',
    fix: 'Agrega `return` con el resultado antes de la `}`. Si no devuelve nada, su tipo es `void`.',
    change: [
      'int doble(int n) { n * 2; }',
      'int doble(int n) { return n * 2; }',
    ],
    lesson: 'funciones#devolver-un-valor',
  },
  {
    id: 'return-without-value',
    when: [
      {
        flag: 'return-mismatch',
        message: /^non-void function '(?<name>\w+)' should return a value/,
      },
    ],
    title: 'A este `return` le falta el valor',
    meaning: '`$name` promete un resultado, y este `return` no lo da.',
    cause: 'Se usó `return;` para salir, como en una función `void`.',
    fix: 'Escribe el valor después de `return`.',
    change: ['return;', 'return 0;'],
    lesson: 'funciones#devolver-un-valor',
  },
  {
    id: 'return-from-void',
    when: [
      { message: /^void function '(?<name>\w+)' should not return a value/ },
    ],
    title: '`$name` es `void` y quiere devolver un valor',
    meaning: 'El tipo `void` dice que la función no devuelve nada.',
    cause: 'El tipo de la función no se cambió, o el `return` sobra.',
    fix: 'Cambia `void` por el tipo del resultado, o quita el valor del `return`.',
    change: ['void doble(int n)', 'int doble(int n)'],
    lesson: 'funciones#devolver-un-valor',
  },
  {
    id: 'index-in-parentheses',
    isCause: true,
    when: [
      {
        message:
          /^called object type '(?<type>[^']+\[\d*\])' is not a function/,
        before: /(?<name>[A-Za-z_]\w*)\s*$/,
        at: /^\((?<index>[^()]*)\)/,
      },
    ],
    title: 'El índice va entre corchetes: `$name[$index]`',
    meaning:
      '`$name` es un arreglo. Con paréntesis, C lo toma por la llamada a una función.',
    cause: 'En otros lenguajes, el índice va entre paréntesis.',
    fix: 'Cambia los paréntesis por corchetes.',
    change: ['$name($index)', '$name[$index]'],
  },
  {
    id: 'not-a-function',
    when: [
      { message: /^called object type '(?<type>[^']+)' is not a function/ },
    ],
    title: 'Hay paréntesis después de algo que no es una función',
    meaning:
      'Un valor de tipo `$type` seguido de `(` parece una llamada. C no multiplica por poner dos cosas juntas.',
    cause:
      'Falta un `*` u otro operador, o una variable se llama igual que la función.',
    fix: 'Escribe el operador. Si es por el nombre, cambia el de la variable.',
    change: ['2(precio + 1)', '2 * (precio + 1)'],
  },
  {
    id: 'infinite-recursion',
    when: [{ flag: 'infinite-recursion', message: /./ }],
    title: 'La función se llama a sí misma sin parar',
    meaning:
      'Por cualquier camino, la función vuelve a llamarse. Al final se agota la memoria de la pila y el programa se detiene.',
    cause:
      'Falta el caso base: aquel en que la respuesta se da sin otra llamada.',
    fix: 'Empieza la función con un `if` que devuelva el resultado del caso más simple.',
    change: [
      'return n * factorial(n - 1);',
      'return n <= 1 ? 1 : n * factorial(n - 1);',
    ],
    lesson: 'recursividad',
  },
  {
    id: 'empty-parameters',
    when: [
      {
        flag: 'deprecated-non-prototype',
        message: /./,
        at: /^(?!printf|scanf|puts)[\w(]/,
      },
    ],
    title: 'Paréntesis vacíos y valores en la llamada',
    meaning:
      'En C17, `()` significa «no digo qué recibe», así que el compilador no puede revisar la llamada. En C23 significa «nada».',
    cause: 'Se declaró la función con `()` y se le pasan valores.',
    fix: 'Escribe los parámetros con su tipo, o `void` si no recibe nada.',
    change: ['void saludar()', 'void saludar(int veces)'],
    lesson: 'funciones#parámetros',
  },
  {
    id: 'missing-call-parentheses',
    when: [
      {
        flag: 'pointer-bool-conversion',
        message: /^address of function '(?<name>\w+)'/,
      },
      {
        flag: 'unused-value',
        message: /^expression result unused$/,
        at: /^(?<name>[A-Za-z_]\w*)\s*;\s*$/,
        before: /^\s*$/,
      },
    ],
    title: '`$name`, sin paréntesis, no hace nada',
    meaning:
      'El nombre solo no tiene ningún efecto: si es una función, no se la llama; si es una variable, no se la cambia.',
    cause:
      'Faltan los paréntesis de la llamada, que van aunque la función no reciba nada.',
    fix: 'Escribe `$name()` si es una función. Si no lo es, borra la línea.',
    change: ['saludar;', 'saludar();'],
    lesson: 'funciones#definir-y-llamar',
  },
  {
    id: 'return-local-address',
    when: [
      {
        flag: 'return-stack-address',
        message: /(?:variable|literal|parameter) ?'?(?<name>\w*)'? returned/,
      },
    ],
    title: 'Se devuelve la dirección de algo que desaparece',
    meaning:
      'Las variables de una función dejan de existir cuando termina. La dirección queda, pero lo que hay en ella ya no es tuyo.',
    cause: 'Se devuelve `&` de una variable local, o un arreglo local.',
    fix: 'Devuelve el valor; o recibe el arreglo como parámetro; o pide memoria con `malloc`.',
    change: ['return &valor;', 'return valor;'],
    lesson: 'memoria#de-quién-es',
  },
  {
    id: 'const-result',
    when: [{ flag: 'ignored-qualifiers', message: /./ }],
    title: 'El `const` del resultado no sirve',
    meaning:
      'Una función devuelve una copia de su resultado, y a quien la recibe no le importa si era constante.',
    cause: 'Se escribió `const` delante del tipo de la función.',
    fix: 'Quítalo.',
    change: ['const int limite(void)', 'int limite(void)'],
  },
  {
    id: 'return-text',
    isCause: true,
    when: [
      {
        message:
          /^incompatible pointer to integer conversion returning 'char ?\[\d+\]' from a function with result type '(?<type>(?!char')[^']+)'/,
        at: /^"/,
      },
      {
        message:
          /^incompatible pointer to integer conversion returning 'char ?\[\d+\]' from a function with result type '(?<type>char)'/,
        at: /^"(?:[^"\\]|\\.){2,}"|^""/,
      },
      {
        message:
          /^returning 'char ?\[\d+\]' from a function with incompatible result type '(?<type>[^']+)'/,
        at: /^"/,
      },
    ],
    title: 'La función promete un `$type` y devuelve un texto',
    meaning:
      'En su primera línea, la función dice que su resultado es un `$type`. Un texto es otra cosa: la dirección de sus letras.',
    cause: 'El tipo de la función no es el de lo que devuelve.',
    fix: 'Si debe dar un texto, cambia `$type` por `const char *`. Si no, devuelve un `$type`.',
    change: ['$type nombre(void)', 'const char *nombre(void)'],
  },
  {
    id: 'process-function',
    isCause: true,
    when: [
      {
        message: new RegExp(
          `^call to undeclared (?:library )?function '(?<name>${systemFunctions})'`,
        ),
        // The function is not defined further down in the program.
        onwards: notDefinedBelow,
      },
      { message: /^'(?<name>tmpfile|tmpnam|system|getpid)' is deprecated/ },
      {
        tool: 'linker',
        message: new RegExp(`undefined symbol: (?<name>${systemFunctions})$`),
        pointsTo: 'call',
      },
    ],
    title: '`$name` no existe en esta página',
    meaning: missingSystemText,
    cause:
      'El ejemplo es para una computadora. `system("pause")`, de Windows, solo evita que se cierre la ventana: aquí no hace falta.',
    fix: 'Borra la llamada, o ejecuta el programa en tu computadora.',
    lesson: 'instalar',
  },
  {
    id: 'windows-function',
    isCause: true,
    when: [
      {
        message:
          /^call to undeclared (?:library )?function '(?<name>getche?|kbhit|clrscr|gotoxy|textcolor|textbackground|cprintf|delay|Sleep|itoa|strrev|strlwr|strupr|stricmp|strcmpi)'/,
        // The function is not defined further down in the program.
        onwards: notDefinedBelow,
      },
    ],
    title: '`$name` no es parte de C',
    meaning:
      'Es de `conio.h` o de otra biblioteca de Windows o MS-DOS. La biblioteca de C no la tiene.',
    cause: 'Viene de un libro o un ejemplo para Windows.',
    fix: 'Borra la llamada, o escribe tú una función que haga lo mismo. Para esperar a que se pulse Enter usa `getchar()`; para escribir un número en un texto, `snprintf`.',
    change: ['getch();', 'getchar();'],
  },
  {
    id: 'absolute-of-integer',
    when: [
      {
        flag: 'absolute-value',
        message:
          /^using floating point absolute value function '(?<name>\w+)' when argument is of integer/,
        note: /^use function '(?<other>\w+)' instead/,
      },
    ],
    title: '`$name` es para números con decimales',
    meaning:
      'Recibe un entero y da un `double`: se imprime con `%f`, y pierde exactitud si el entero es muy grande.',
    cause:
      'C tiene una función por tipo: `fabs` para `double`, `abs` para `int`.',
    fix: 'Para un entero usa `$other`, de `<stdlib.h>`.',
    change: ['$name(x)', '$other(x)'],
    lesson: 'biblioteca-estandar#enteros-y-relojes',
  },
  {
    id: 'absolute-value',
    when: [
      {
        flag: 'absolute-value',
        message:
          /^using integer absolute value function '(?<name>\w+)' when argument is of floating/,
      },
    ],
    title: '`$name` es para enteros',
    meaning: '`$name` recibe un entero: los decimales se pierden al entrar.',
    cause:
      'C tiene una función por tipo: `abs` para `int`, `fabs` para `double`.',
    fix: 'Usa `fabs`, de `<math.h>`.',
    change: ['$name(x)', 'fabs(x)'],
    lesson: 'biblioteca-estandar#enteros-y-relojes',
  },
];
