import type { ToolCard } from '../types';
import { emptyBodyAhead, emptyFunctionText } from './emptyFunction';
import { commaInCondition } from './statements';

/** Unused values, and variables used without a value. */
export const unusedCards: readonly ToolCard[] = [
  {
    id: 'unused-variable',
    when: [
      { flag: 'unused-variable', message: /'(?<name>\w+)'/ },
      { flag: 'unused-const-variable', message: /'(?<name>\w+)'/ },
    ],
    title: 'La variable `$name` no se usa',
    meaning: 'La variable se declara y nada la lee después.',
    cause: 'Falta usarla, o se usa otra con un nombre parecido.',
    fix: 'Úsala, o borra su declaración.',
    lesson: 'variable',
  },
  {
    id: 'unused-but-set',
    when: [
      {
        flag: 'unused-but-set-variable',
        message: /'(?<name>\w+)' set but not used/,
      },
      {
        flag: 'unused-but-set-parameter',
        message: /'(?<name>\w+)' set but not used/,
      },
    ],
    title: '`$name` guarda un valor que nadie lee',
    meaning: 'El programa le da valor a `$name`, pero nunca lo consulta.',
    cause:
      'Falta imprimirla o usarla en una cuenta, o se imprime otra variable.',
    fix: 'Usa el valor, o borra la variable.',
    lesson: 'variable',
  },
  {
    id: 'empty-function',
    isCause: true,
    when: [
      {
        flag: 'unused-parameter',
        message: /./,
        upTo: /\b(?!main\b)(?<name>\w+)\s*\((?:[^(){};]|\([^(){};]*\))*$/,
        onwards: emptyBodyAhead,
        pointsTo: 'upTo',
      },
    ],
    ...emptyFunctionText,
  },
  {
    id: 'unused-parameter',
    when: [{ flag: 'unused-parameter', message: /'(?<name>\w+)'/ }],
    title: 'La función no usa el parámetro `$name`',
    meaning: 'La función recibe un valor y no lo mira.',
    cause: 'Falta usarlo, o ya no hace falta.',
    fix: 'Úsalo, o quítalo de la función y de sus llamadas. En `main`, escribe `(void)`.',
  },
  {
    id: 'unused-function',
    when: [{ flag: 'unused-function', message: /'(?<name>\w+)'/ }],
    title: 'Nadie llama a la función `$name`',
    meaning:
      'Es `static`: solo se puede llamar desde este archivo, y aquí nadie lo hace.',
    cause: 'Falta la llamada, o el nombre se escribe distinto en ella.',
    fix: 'Llámala o bórrala.',
  },
  {
    id: 'unused-label',
    when: [{ flag: 'unused-label', message: /'(?<name>\w+)'/ }],
    title: 'La etiqueta `$name` no se usa',
    meaning:
      'Un nombre seguido de `:` es una etiqueta para `goto`. Ningún `goto` la usa.',
    cause:
      'Falta la palabra `case` delante, `default` está mal escrito, o la etiqueta sobra.',
    fix: 'Dentro de un `switch`, escribe `case` o `default`. Si no, borra la etiqueta.',
    change: ['defualt:', 'default:'],
  },
  {
    id: 'unused-text',
    when: [{ flag: 'unused-value', message: /./, at: /^"/ }],
    title: 'Este texto no se escribe en ningún lado',
    meaning:
      'Un texto suelto está permitido, pero la línea no hace nada con él.',
    cause: 'Falta `printf` delante, o sus paréntesis.',
    fix: 'Escribe el texto dentro de un `printf`.',
    change: ['"Hola\\n";', 'printf("Hola\\n");'],
    lesson: 'holamundo',
  },
  {
    id: 'pointer-moved',
    isCause: true,
    when: [
      {
        flag: 'unused-value',
        message: /./,
        at: /^\*\s*(?<name>\w+)\s*(?<op>\+\+|--)/,
      },
    ],
    title: '`*$name$op` mueve el puntero: no cambia lo apuntado',
    meaning:
      '`$op` va antes que `*`, así que cambia la dirección que guarda `$name`. El `*` solo lee, y lo leído se pierde.',
    cause: 'Faltan los paréntesis.',
    fix: 'Encierra `*$name` entre paréntesis.',
    change: ['*$name$op;', '(*$name)$op;'],
  },
  {
    id: 'for-start-without-value',
    isCause: true,
    when: [
      {
        flag: 'unused-value',
        message: /^expression result unused$/,
        before: /\bfor\s*\(\s*$/,
        at: /^(?<name>\w+)\s*;/,
      },
    ],
    title: 'El inicio del `for` no le da ningún valor a `$name`',
    meaning:
      'La primera parte del `for` se hace una vez, antes de empezar. Un nombre solo no cambia nada.',
    cause: 'La variable ya tenía su valor, o falta `= 0`.',
    fix: 'Dale ahí su primer valor, o deja vacía esa parte y conserva su `;`.',
    change: [
      'for ($name; $name < 3; $name++)',
      'for ($name = 0; $name < 3; $name++)',
    ],
    lesson: 'for',
  },
  {
    id: 'unused-value',
    isFallback: true,
    when: [
      { flag: 'unused-value', message: /./ },
      { flag: 'unused-result', message: /./ },
    ],
    title: 'El resultado de esta cuenta se pierde',
    meaning: 'La línea calcula un valor y no lo guarda ni lo imprime.',
    cause:
      'Falta `=` y una variable a la izquierda. `edad + 1` no cambia `edad`.',
    fix: 'Guarda el resultado en una variable.',
    change: ['edad + 1;', 'edad = edad + 1;'],
    lesson: 'operadores#cambiar-una-variable-desde-ella-misma',
  },
  {
    id: 'return-two-values',
    isCause: true,
    when: [
      {
        flag: 'unused-value',
        message: /^left operand of comma operator has no effect/,
        // Not a decimal comma.
        line: /^(?!.*\d,\d)/,
        upTo: /\breturn\b(?:[^;(){}]|\((?:[^()]|\([^()]*\))*\)|\()*$/,
      },
      {
        message: /^expected expression$/,
        before: /\breturn\s*$/,
        at: /^[{[]/,
      },
    ],
    title: '`return` devuelve un solo valor',
    meaning:
      'Una función da un solo resultado, y C no junta varios en una lista. Con una coma, calcula el primero, lo descarta y devuelve el último.',
    cause:
      'Se querían devolver dos valores, como en Python, o falta el nombre de una función delante del paréntesis.',
    fix: 'Escribe una función para cada valor. O recibe la dirección de una variable y guarda ahí el segundo.',
    change: ['return a / b, a % b;', 'return a / b;'],
    lesson: 'funciones#devolver-un-valor',
  },
  {
    id: 'several-targets',
    isCause: true,
    when: [
      {
        flag: 'unused-value',
        message: /^left operand of comma operator has no effect/,
        upTo: /[;{})]\s*$/,
        at: /^(?<first>[A-Za-z_]\w*)\s*,(?:\s*\w+\s*,)*\s*(?<last>\w+)\s*=(?!=)/,
      },
      {
        flag: 'self-assign',
        message: /./,
        upTo: /[;{})]\s*(?<first>[A-Za-z_]\w*)\s*,(?:\s*\w+\s*,)*\s*(?<last>\w+)\s*$/,
      },
    ],
    title: 'Un `=` guarda en una sola variable',
    meaning:
      'Aquí solo cambia `$last`, la que está junto al `=`. Lo que va antes de la coma no hace nada: `$first` queda igual.',
    cause: 'En Python se guardan varios valores a la vez.',
    fix: 'Escribe una asignación por variable. Para intercambiar dos, guarda una antes en otra variable.',
    change: ['a, b = b, a;', 'int otra = a;\na = b;\nb = otra;'],
    lesson: 'variable#declarar-y-asignar',
  },
  {
    id: 'function-name-missing',
    isCause: true,
    when: [
      {
        flag: 'unused-value',
        message: /^left operand of comma operator has no effect/,
        before: /[\w\])]\s*=\s*\(\s*$/,
        at: /^(?!\d+,\d)/,
      },
    ],
    title: 'Delante de este paréntesis quizá falta el nombre de una función',
    meaning:
      'Sin un nombre delante, los valores entre paréntesis no llegan a ninguna función: C se queda con el último y descarta los demás.',
    cause: 'El nombre de la función se olvidó o se borró.',
    fix: 'Escribe antes del `(` la función que recibe estos valores. Si querías un solo valor, deja ese.',
    change: ['total = (precio, cantidad);', 'total = costo(precio, cantidad);'],
    lesson: 'funciones',
  },
  {
    id: 'comma-operator',
    when: [
      {
        flag: 'unused-value',
        message: /^left operand of comma operator has no effect/,
      },
      { flag: 'unused-comparison', message: /^relational/, at: /,/ },
      {
        flag: 'unused-comparison',
        message: /^(?:in)?equality/,
        line: commaInCondition,
      },
    ],
    title: 'Lo que está antes de la coma no sirve de nada',
    meaning:
      'Fuera de las listas, una coma calcula lo de la izquierda, lo descarta y se queda con lo de la derecha.',
    cause: 'Una coma decimal, o una coma donde va `&&` u otro operador.',
    fix: 'Los decimales llevan punto. Dos condiciones se unen con `&&` o `||`.',
    change: ['if (a > 1, b > 1)', 'if (a > 1 && b > 1)'],
  },
  {
    id: 'uninitialized',
    when: [
      {
        flag: 'uninitialized',
        message: /^variable '(?<name>\w+)' is (?:used )?uninitialized/,
        before: /^(?!.*\bf?scanf\s*\().*$/,
      },
      {
        flag: 'uninitialized-const-pointer',
        message: /'(?<name>\w+)'/,
      },
    ],
    title: '`$name` se usa sin tener un valor',
    meaning:
      'Una variable local nace con lo que hubiera en esa memoria. C no define qué pasa al leerla antes de darle un valor.',
    cause: 'Falta darle un primer valor.',
    fix: 'Dale un valor al declararla.',
    change: ['int total;', 'int total = 0;'],
    lesson: 'variable#darle-un-primer-valor',
  },
  {
    id: 'uninitialized-in-scanf',
    when: [
      {
        flag: 'uninitialized',
        message: /^variable '(?<name>\w+)' is uninitialized when used here/,
        before: /\bf?scanf\s*\(/,
      },
    ],
    title: '`$name` llega a `scanf` sin tener un valor',
    meaning:
      'Para guardar lo que lee, `scanf` necesita una dirección. Aquí recibe el valor de `$name`, que todavía no existe.',
    cause:
      'Falta `&` delante de un número, o `$name` es un puntero que aún no apunta a ningún lugar.',
    fix: 'Si es un número o una letra, escribe `&$name`. Si es un puntero para un texto, declara en su lugar un arreglo.',
    change: ['char *nombre;', 'char nombre[20];'],
    lesson: 'entrada#leer-un-número',
  },
  {
    id: 'sometimes-uninitialized',
    when: [{ flag: 'sometimes-uninitialized', message: /'(?<name>\w+)'/ }],
    title: 'En algún camino, `$name` queda sin valor',
    meaning:
      'Según la condición, el programa llega a usar `$name` sin haberle dado un valor.',
    cause:
      'Se le da valor en un `if` y falta el `else`, o en un bucle que puede no empezar.',
    fix: 'Dale un valor inicial al declararla, o agrega el caso que falta.',
    change: ['int precio;', 'int precio = 0;'],
    lesson: 'variable#darle-un-primer-valor',
  },
];
