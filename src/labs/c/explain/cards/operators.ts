import type { ToolCard } from '../types';

/** Conditions and sums that mean something else. */
export const operatorCards: readonly ToolCard[] = [
  {
    id: 'assignment-as-condition',
    when: [
      { flag: 'parentheses', message: /^using the result of an assignment/ },
    ],
    title: 'Un solo `=` en una condición no compara',
    meaning:
      'Un `=` guarda el valor de la derecha en la variable. La condición mira después si ese valor es distinto de 0.',
    cause: 'Falta un `=`: para comparar se escriben dos.',
    fix: 'Escribe `==`.',
    change: ['if (age = 18)', 'if (age == 18)'],
  },
  {
    id: 'unused-comparison',
    when: [
      { flag: 'unused-comparison', message: /^(?:in)?equality/ },
      { flag: 'unused-comparison', message: /^relational/, at: /^[^,]*$/ },
    ],
    title: 'La comparación no se usa para nada',
    meaning: 'Una comparación da 1 o 0. Aquí nadie usa ese resultado.',
    cause:
      'Se quería guardar un valor, y para eso va un solo `=`; o falta el `if`.',
    fix: 'Escribe `=` para guardar, o pon la comparación dentro de un `if`.',
    change: ['age == 20;', 'age = 20;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'extra-parentheses',
    when: [{ flag: 'parentheses-equality', message: /./ }],
    title: 'Hay un par de paréntesis de más',
    meaning:
      'El doble paréntesis suele avisar «aquí asigno a propósito». Con `==` hace dudar.',
    cause: 'Se agregaron paréntesis que no hacen falta.',
    fix: 'Deja un solo par.',
    change: ['if ((age == 20))', 'if (age == 20)'],
  },
  {
    id: 'unary-after-equals',
    when: [
      {
        message:
          /^use of unary operator that may be intended as compound assignment \((?<op>\S+)\)/,
      },
    ],
    title: '¿Querías escribir `$op`?',
    meaning:
      'Con el `=` primero, C entiende dos cosas: un `=` que guarda y el signo del valor que sigue.',
    cause: 'Los dos signos están en orden contrario.',
    fix: 'Escribe `$op`, sin espacio en medio. Si era otra cosa, separa los signos con un espacio.',
    change: ['total =+ 3;', 'total += 3;'],
  },
  {
    id: 'chained-comparison',
    when: [{ message: /^(?:chained comparison|comparisons like)/ }],
    title: 'Dos comparaciones seguidas no son un rango',
    meaning:
      '`10 < age < 15` compara primero `10 < age`, que da 1 o 0, y después ese 1 o 0 con 15.',
    cause: 'En matemáticas se escribe así; en C, no.',
    fix: 'Escribe dos comparaciones unidas con `&&`.',
    change: ['if (10 < age < 15)', 'if (10 < age && age < 15)'],
  },
  {
    id: 'constant-logical-operand',
    when: [{ flag: 'constant-logical-operand', message: /'(?<op>&&|\|\|)'/ }],
    title: 'Un lado de `$op` es un número fijo',
    meaning:
      'A cada lado de `$op` va una condición completa. Un número fijo no pregunta nada: es siempre cierto, o siempre falso si es 0.',
    cause: 'Se quería comparar la misma variable con dos valores.',
    fix: 'Repite la comparación entera a cada lado.',
    change: ['if (option == 1 || 2)', 'if (option == 1 || option == 2)'],
  },
  {
    id: 'and-within-or',
    when: [
      {
        flag: 'logical-op-parentheses',
        message: /^'(?<in>&&)' within '(?<out>\|\|)'/,
      },
      {
        flag: 'bitwise-op-parentheses',
        message: /^'(?<in>&)' within '(?<out>[|^])'/,
      },
    ],
    title: 'Hay `$in` y `$out` juntos, sin paréntesis',
    meaning:
      'Primero se resuelve `$in` y después `$out`, aunque se lea en otro orden.',
    cause: 'La condición mezcla los dos operadores.',
    fix: 'Escribe paréntesis alrededor de lo que va junto.',
    change: ['if (a || b && c)', 'if (a || (b && c))'],
  },
  {
    id: 'operator-precedence',
    when: [
      {
        flag: 'shift-op-parentheses',
        message:
          /^operator '(?<low>[^']+)' has lower precedence than '(?<high>[^']+)'/,
      },
      {
        message:
          /^(?:operator )?'?(?<low>[^\s']+)'? has lower precedence than '?(?<high>[^\s';]+)'?;/,
      },
    ],
    title: 'Se calcula en otro orden del que parece',
    meaning:
      'El operador `$high` se resuelve antes que `$low`, esté donde esté.',
    cause: 'Falta un par de paréntesis.',
    fix: 'Encierra entre paréntesis lo que debe calcularse primero.',
    change: ['if (flags & 1 == 1)', 'if ((flags & 1) == 1)'],
  },
  {
    id: 'shift-as-condition',
    when: [{ flag: 'int-in-bool-context', message: /./ }],
    title: 'Una cuenta hace de condición',
    meaning:
      'La condición es cierta si la cuenta no da 0. Quizá querías comparar.',
    cause: 'Se escribió `<<` en lugar de `<`, o falta la comparación.',
    fix: 'Corrige el operador, o compara el resultado con un número.',
    change: ['if (age << 18)', 'if (age < 18)'],
  },
  {
    id: 'bitwise-not-of-condition',
    when: [{ flag: 'bool-operation', message: /./ }],
    title: 'Para negar una condición se usa `!`',
    meaning:
      'El signo `~` invierte todos los bits de un número: de una comparación da −1 o −2, y los dos cuentan como ciertos.',
    cause: 'Se confundió `~` con `!`.',
    fix: 'Escribe `!`.',
    change: ['if (~(age > 17))', 'if (!(age > 17))'],
  },
  {
    id: 'not-precedence',
    when: [{ flag: 'logical-not-parentheses', message: /./ }],
    title: 'El `!` niega solo lo que tiene pegado',
    meaning:
      '`!age == 18` calcula primero `!age`, que es 0 o 1, y lo compara con 18.',
    cause: 'Se quería negar la comparación entera.',
    fix: 'Usa `!=`, o pon la comparación entre paréntesis después del `!`.',
    change: ['if (!age == 18)', 'if (age != 18)'],
  },
  {
    id: 'always-same-result',
    when: [
      {
        flag: 'tautological-overlap-compare',
        message: /always evaluate to (?:true|false)/,
      },
      { flag: 'tautological-bitwise-compare', message: /./ },
      {
        flag: 'tautological-compare',
        message: /always evaluates? to/,
      },
    ],
    title: 'La condición da siempre lo mismo',
    meaning:
      'Con cualquier valor, la condición da el mismo resultado. No decide nada.',
    cause:
      'Hay `||` en lugar de `&&` o al revés, un signo cambiado, o la misma variable a los dos lados.',
    fix: 'Prueba la condición con tres valores a mano y corrige el signo.',
    change: ['age != 10 || age != 20', 'age != 10 && age != 20'],
  },
  {
    id: 'outside-type-range',
    when: [
      {
        flag: 'tautological-constant-out-of-range-compare',
        message:
          /^result of comparison of constant (?<value>\S+) with (?:expression of type '(?<type>[^']+)'|(?<bool>boolean) expression)/,
      },
    ],
    title: 'Ese valor no puede llegar a $value',
    meaning:
      'La expresión comparada nunca vale $value: su tipo no llega hasta ahí, o es una comparación, que solo da 0 o 1.',
    cause:
      'La variable tiene un tipo pequeño, o hay dos comparaciones encadenadas.',
    fix: 'Cambia el tipo de la variable, o corrige la condición.',
    lesson: 'variable#hasta-dónde-llegan-los-enteros',
  },
  {
    id: 'sign-compare',
    when: [
      {
        flag: 'sign-compare',
        message:
          /different signs: '(?<left>[^']+)'(?: \(aka '[^']+'\))? and '(?<right>[^']+)'/,
      },
    ],
    title: 'Comparas un entero con signo y otro sin signo',
    meaning:
      'Uno es `$left` y el otro `$right`. Para compararlos, C los trata como si ninguno tuviera signo: un negativo se vuelve enorme, y `-1` resulta mayor que `4u`.',
    cause:
      '`strlen` y `sizeof` dan `size_t`, que no tiene signo; la otra variable es `int`.',
    fix: 'Declara las dos del mismo tipo. Para tamaños e índices sirve `size_t`.',
    change: ['int length = 3;', 'size_t length = 3;'],
    lesson: 'variable#hasta-dónde-llegan-los-enteros',
  },
  {
    id: 'constant-division-by-zero',
    when: [{ message: /^(?:division|remainder) by zero is undefined/ }],
    title: 'Se divide entre cero',
    meaning:
      'La división entera entre 0 no tiene resultado, y tampoco su resto. El programa puede detenerse ahí.',
    cause: 'El divisor es el número 0, escrito o calculado.',
    fix: 'Cambia el divisor. Si es una variable, comprueba antes que no valga 0.',
    change: ['int half = 10 / 0;', 'int half = 10 / 2;'],
  },
  {
    id: 'shift-too-far',
    when: [
      { message: /^shift count (?:>= width of type|is negative)/ },
      { message: /^shifting a negative signed value/ },
    ],
    title: 'El desplazamiento de bits se sale del tipo',
    meaning:
      'Un `int` tiene 32 bits: se puede desplazar de 0 a 31 lugares. Fuera de ahí, el resultado no está definido.',
    cause:
      'El número a la derecha de `<<` o `>>` es negativo o demasiado grande, o se desplaza un número negativo.',
    fix: 'Usa un número entre 0 y 31, o un tipo más grande: `1LL << 40`. Para trabajar con bits, usa `unsigned`.',
    change: ['1 << 40', '1LL << 40'],
  },
  {
    id: 'power-operator',
    when: [
      {
        flag: 'xor-used-as-pow',
        message: /^result of '(?<sum>[^']+)' is (?<result>[^;]+)/,
      },
    ],
    title: 'El signo `^` no eleva a una potencia',
    meaning: 'En C, `^` compara bits. Por eso `$sum` da $result.',
    cause: 'En otros programas, `^` es la potencia.',
    fix: 'Multiplica, o usa `pow` de `<math.h>`.',
    change: ['area = side ^ 2;', 'area = side * side;'],
  },
  {
    id: 'invalid-operands',
    isFallback: true,
    when: [
      {
        message:
          /^invalid operands to binary expression \('(?<left>[^']+)'(?: \(aka '[^']+'\))? and '(?<right>[^']+)'/,
      },
    ],
    title: 'Esa operación no existe entre esos tipos',
    meaning: 'El operador señalado no sabe trabajar con `$left` y `$right`.',
    cause: 'Una `struct`, un texto o un puntero está donde va un número.',
    fix: 'Opera con el campo, el elemento o el valor apuntado, que sí son números.',
  },
  {
    id: 'text-addition',
    when: [
      {
        message:
          /^invalid operands to binary expression \('(?:const )?char ?[[*][^']*' and '(?:const )?char ?[[*]/,
      },
      { flag: 'string-plus-int', message: /./ },
      { flag: 'string-plus-char', message: /./ },
    ],
    title: 'En C, `+` no une textos',
    meaning:
      'Un texto es la dirección de su primera letra. Sumarle un número avanza letras; sumar dos textos no tiene sentido.',
    cause: 'En otros lenguajes, `+` sí une textos.',
    fix: 'Para imprimir, usa un hueco por cada valor. Para unir en una variable, usa `snprintf`.',
    change: ['puts("Edad: " + age);', 'printf("Edad: %d\\n", age);'],
    lesson: 'salida#huecos-para-los-valores',
  },
  {
    id: 'remainder-of-decimals',
    when: [
      {
        message:
          /^invalid operands to binary expression \('(?:(?:float|double|long double)' and '(?:int|float|double)|int' and '(?:float|double))/,
        at: /^%/,
      },
    ],
    title: 'El resto `%` solo existe entre enteros',
    meaning:
      'El operador `%` da el resto de una división entera. Uno de los dos valores tiene decimales.',
    cause: 'Una variable es `double` o `float`, o un número lleva punto.',
    fix: 'Usa enteros, o la función `fmod` de `<math.h>`.',
    change: ['7.5 % 2', 'fmod(7.5, 2)'],
  },
  {
    id: 'assign-to-value',
    when: [{ message: /^expression is not assignable/ }],
    title: 'A la izquierda de `=` va una variable',
    meaning:
      'Un `=` guarda lo de la derecha en lo de la izquierda. Ahí hay una cuenta, un número o el resultado de una función.',
    cause: 'Los dos lados están cambiados, o se quería comparar con `==`.',
    fix: 'Pon la variable a la izquierda y la cuenta a la derecha.',
    change: ['a + b = sum;', 'sum = a + b;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'assign-to-constant',
    when: [
      { message: /^cannot assign to .*'(?<name>\w+)'.* with const-qualified/ },
      { message: /^read-only variable is not assignable/ },
    ],
    title: 'Una constante no se puede cambiar',
    meaning: 'Está declarada con `const`: conserva el valor con que nació.',
    cause: 'Se quiere cambiar el valor, o `const` sobra.',
    fix: 'Quita `const` si el valor cambia; si no, quita la asignación.',
    change: ['const int limit = 10;', 'int limit = 10;'],
    lesson: 'variable#constantes',
  },
  {
    id: 'unsequenced',
    when: [{ flag: 'unsequenced', message: /'(?<name>\w+)'/ }],
    title: '`$name` cambia en una cuenta que lo usa otra vez',
    meaning:
      'C no dice qué va primero, el cambio o el otro uso, así que el resultado no está definido.',
    cause: 'Se mezcla `++` o `--` con otra asignación o lectura de `$name`.',
    fix: 'Deja un solo cambio, o pon cada uno en su propia línea.',
    change: ['i = i++ + 1;', 'i = i + 1;'],
  },
  {
    id: 'self-assign',
    when: [
      { flag: 'self-assign', message: /./ },
      { flag: 'self-assign-field', message: /./ },
    ],
    title: 'La variable se guarda en sí misma',
    meaning: 'A los dos lados del `=` está la misma variable: no cambia nada.',
    cause: 'Uno de los dos nombres debía ser otro.',
    fix: 'Corrige el nombre, o borra la línea.',
  },
];
