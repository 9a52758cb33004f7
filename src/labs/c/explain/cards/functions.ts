import type { ToolCard } from '../types';

/** What goes into a function and what comes out. */
export const functionCards: readonly ToolCard[] = [
  {
    id: 'too-few-arguments',
    when: [
      {
        message:
          /^too few arguments to function call, (?:expected (?<wanted>\d+), have (?<given>\d+)|.*)/,
        note: /^'(?<name>\w+)' declared here/,
      },
    ],
    title: 'A `$name` le faltan valores',
    meaning:
      'La llamada da menos valores de los que `$name` pide en su definición.',
    cause: 'Se olvidó un valor, o la función cambió y la llamada no.',
    fix: 'Escribe un valor por cada parámetro, en el mismo orden.',
    change: ['add(2)', 'add(2, 3)'],
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
    change: ['twice(2, 3)', 'twice(2)'],
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
      'int twice(int n) { n * 2; }',
      'int twice(int n) { return n * 2; }',
    ],
    lesson: 'estructura#el-valor-de-return',
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
    lesson: 'estructura#el-valor-de-return',
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
    change: ['void twice(int n)', 'int twice(int n)'],
    lesson: 'estructura#el-valor-de-return',
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
    change: ['2(price + 1)', '2 * (price + 1)'],
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
    change: ['void greet()', 'void greet(int times)'],
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
    change: ['greet;', 'greet();'],
    lesson: 'estructura#instrucciones',
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
    change: ['return &value;', 'return value;'],
  },
  {
    id: 'const-result',
    when: [{ flag: 'ignored-qualifiers', message: /./ }],
    title: 'El `const` del resultado no sirve',
    meaning:
      'Una función devuelve una copia de su resultado, y a quien la recibe no le importa si era constante.',
    cause: 'Se escribió `const` delante del tipo de la función.',
    fix: 'Quítalo.',
    change: ['const int limit(void)', 'int limit(void)'],
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
    change: ['abs(x)', 'fabs(x)'],
  },
];
