import type { ToolCard } from '../types';

/** Pointers, memory, strings and structures. */
export const pointerCards: readonly ToolCard[] = [
  {
    id: 'dereference-non-pointer',
    when: [
      {
        message:
          /^indirection requires pointer operand \('(?<type>[^']+)' invalid/,
      },
    ],
    title: 'El `*` va delante de un puntero, y esto es `$type`',
    meaning: 'Con `*` se lee lo que hay en la dirección que guarda un puntero.',
    cause:
      'Sobra el `*`, la variable debía ser un puntero, o se escribió `**` para una potencia.',
    fix: 'Quita el `*`. En C no hay operador de potencia: multiplica.',
    change: ['printf("%d\\n", *edad);', 'printf("%d\\n", edad);'],
    lesson: 'punteros#ir-hasta-la-variable',
  },
  {
    id: 'address-of-value',
    when: [{ message: /^cannot take the address of an rvalue/ }],
    title: 'Un valor suelto no tiene dirección',
    meaning:
      'Un número escrito o el resultado de una cuenta no ocupan un lugar con nombre en la memoria.',
    cause: 'Hay un `&` delante de un valor.',
    fix: 'Guarda el valor en una variable y pide la dirección de ella.',
    change: ['int *puntero = &5;', 'int cinco = 5; int *puntero = &cinco;'],
    lesson: 'punteros#la-dirección-de-una-variable',
  },
  {
    id: 'arrow-needed',
    when: [{ message: /^member reference type '(?<type>[^']+)' is a pointer/ }],
    title: 'Con un puntero se usa `->`',
    meaning:
      'La variable es `$type`: guarda la dirección de una estructura, no la estructura.',
    cause: 'Se usó el punto, que es para la estructura misma.',
    fix: 'Cambia `.` por `->`.',
    change: ['puntero.x', 'puntero->x'],
    lesson: 'structs#con-su-dirección',
  },
  {
    id: 'dot-needed',
    when: [
      { message: /^member reference type '(?<type>[^']+)' is not a pointer/ },
    ],
    title: 'Con una estructura se usa el punto',
    meaning:
      'La variable es `$type`: la estructura misma, no un puntero a ella.',
    cause: 'Se usó `->`, que es para punteros.',
    fix: 'Cambia `->` por `.`.',
    change: ['aqui->x', 'aqui.x'],
    lesson: 'structs#con-su-dirección',
  },
  {
    id: 'unknown-member',
    when: [{ message: /^no member named '(?<name>\w+)' in '(?<type>[^']+)'$/ }],
    title: '`$type` no tiene un campo `$name`',
    meaning:
      'Los campos de una estructura son los que están en su definición, ni uno más.',
    cause: 'El nombre se escribe distinto, o falta agregarlo a la definición.',
    fix: 'Usa uno de los campos que existen, o agrega `$name` a la `struct`.',
    lesson: 'structs#un-tipo-con-campos',
  },
  {
    id: 'member-of-non-struct',
    when: [
      {
        message:
          /^member reference base type '(?<type>[^']+)' is not a structure/,
      },
    ],
    title: 'Un `$type` no tiene campos',
    meaning:
      'El punto pide un campo de una `struct` o de una `union`. Esta variable no lo es.',
    cause:
      'Se usa una variable en vez de otra, o algo como `.length`, que en C no existe.',
    fix: 'Usa la estructura. Para el largo de un texto está `strlen`, en `<string.h>`.',
    lesson: 'structs#un-tipo-con-campos',
  },
  {
    id: 'file-without-star',
    isCause: true,
    when: [{ message: /^variable has incomplete type 'FILE'/ }],
    title: 'Un archivo se guarda en un `FILE *`',
    meaning:
      '`fopen` da la dirección de los datos del archivo. Una dirección se guarda en un puntero.',
    cause: 'Falta el `*` delante del nombre.',
    fix: 'Escribe `*` entre `FILE` y el nombre.',
    change: [
      'FILE f = fopen("notas.txt", "r");',
      'FILE *f = fopen("notas.txt", "r");',
    ],
    lesson: 'archivos#abrir-escribir-cerrar',
  },
  {
    id: 'sizeof-type-parentheses',
    isCause: true,
    when: [
      {
        message: /^expected parentheses around type name in sizeof expression/,
      },
    ],
    title: 'El tipo de `sizeof` va entre paréntesis',
    meaning:
      '`sizeof` mide una variable o un tipo. Cuando es un tipo, C pide los paréntesis.',
    cause: 'Se escribió como con una variable, que no los necesita.',
    fix: 'Encierra el tipo entre paréntesis.',
    change: ['sizeof int', 'sizeof(int)'],
    lesson: 'tipos',
  },
  {
    id: 'comma-in-struct',
    isCause: true,
    when: [
      {
        message: /^expected member name or ';' after declaration specifiers/,
        at: /^[^,]/,
        upTo: /,\s*$/,
        pointsTo: 'upTo',
      },
      {
        message: /^expected ';' at end of declaration list/,
        upTo: /,\s*$/,
        pointsTo: 'upTo',
      },
      {
        message: /^expected ';' at end of declaration list/,
        at: /^\s+\*?\w/,
        upTo: /,\s*(?:size_t|FILE)$|\}\s*(?<type>\w+)\s*;[^]*,\s*\k<type>$/,
      },
    ],
    title: 'Cada campo termina con un punto y coma',
    meaning:
      'Los campos de una `struct` se declaran como las variables: con su tipo, su nombre y su `;`.',
    cause:
      'Hay una coma después de un campo, como entre los parámetros de una función.',
    fix: 'Cambia la coma por `;`.',
    change: [
      'struct punto { int x, int y; };',
      'struct punto { int x; int y; };',
    ],
    lesson: 'structs#errores-comunes',
  },
  {
    id: 'semicolon-in-enum',
    isCause: true,
    when: [
      {
        message:
          /^expected (?:'= constant-expression' or end of enumerator definition|'\}' or ',')/,
        onwards: /^\s*;[^{}]*\}/,
      },
    ],
    title: 'Los nombres de un `enum` se separan con comas',
    meaning:
      'Un `enum` es una lista de nombres: entre uno y otro va una coma, y el `;` solo después de la `}`.',
    cause: 'Se escribió como los campos de una `struct`.',
    fix: 'Cambia por comas los `;` que hay entre las llaves.',
    change: ['enum color { ROJO; AZUL };', 'enum color { ROJO, AZUL };'],
    lesson: 'enum-union#errores-comunes',
  },
  {
    id: 'struct-in-itself',
    isCause: true,
    when: [
      {
        message: /^field has incomplete type '(?<type>[^']+)'/,
        note: /^definition of '[^']+' is not complete until/,
      },
    ],
    title: 'Una `$type` no puede tener dentro otra igual',
    meaning:
      'La de dentro tendría a su vez otra, y así sin fin: no habría memoria para ninguna.',
    cause: 'El campo que lleva a la siguiente se declaró sin `*`.',
    fix: 'Declara el campo como puntero: una dirección mide siempre lo mismo.',
    change: ['struct nodo siguiente;', 'struct nodo *siguiente;'],
    lesson: 'listas#un-nodo-que-apunta-a-otro',
  },
  {
    id: 'incomplete-type',
    when: [
      {
        message:
          /^(?:variable|field) has incomplete type '(?!void'|FILE')(?<type>[^']+)'/,
      },
      { message: /^incomplete definition of type '(?<type>[^']+)'/ },
      { message: /^array has incomplete element type '(?<type>struct \w+)'/ },
      { message: /^tentative definition has type '(?<type>[^']+)'/ },
      // A parameter of a type that is defined further down, or not at all.
      {
        severity: 'warning',
        flag: 'visibility',
        message:
          /^declaration of '(?<type>[^']+)' will not be visible outside of this function/,
      },
    ],
    title: '`$type` no está definida',
    meaning:
      'El compilador conoce el nombre del tipo, pero no sus campos ni su tamaño.',
    cause:
      'Falta la definición, está más abajo, o el nombre se escribe distinto.',
    fix: 'Escribe la definición completa antes de usarla.',
    lesson: 'structs#errores-comunes',
  },
  {
    id: 'address-twice',
    isCause: true,
    when: [
      { severity: 'warning', flag: 'format', message: /./, at: /^&&\s*\w/ },
      { message: /^use of undeclared label '/, before: /&&\s*$/ },
    ],
    title: 'Sobra un `&`: para la dirección va uno solo',
    meaning:
      '`&` delante de una variable es su dirección. Dos juntos, `&&`, unen condiciones.',
    cause: 'El `&` se escribió dos veces.',
    fix: 'Borra uno de los dos.',
    change: ['scanf("%d", &&edad);', 'scanf("%d", &edad);'],
    lesson: 'referencia#por-fin-scanf',
  },
  {
    id: 'void-variable',
    when: [{ message: /has incomplete type 'void'$/ }],
    title: 'No puede haber variables `void`',
    meaning:
      '`void` significa «nada»: dice que una función no devuelve o no recibe valores.',
    cause: 'Se usó como si fuera un tipo cualquiera.',
    fix: 'Elige el tipo de lo que quieres guardar.',
    change: ['void total;', 'int total;'],
    lesson: 'funciones#definir-y-llamar',
  },
  {
    id: 'value-in-struct',
    isCause: true,
    when: [
      {
        message: /^expected ';' at end of declaration list/,
        before: /(?<name>\w+)(?:\[[^\]]*\])?\s*$/,
        at: /^\s*=/,
      },
    ],
    title: 'Dentro de una `struct`, `$name` no puede recibir un valor',
    meaning:
      'La definición de una `struct` dice qué campos hay, no qué guardan. Los valores se dan al declarar una variable.',
    cause: 'En otros lenguajes, los campos sí llevan un valor inicial.',
    fix: 'Quita `=` y el valor de la definición, y dalo en la variable.',
    change: [
      'struct punto { int x = 5; };',
      'struct punto { int x; };\nstruct punto aqui = {5};',
    ],
    lesson: 'structs#errores-comunes',
  },
  {
    id: 'missing-field',
    when: [
      {
        flag: 'missing-field-initializers',
        message: /^missing field '(?<name>\w+)' initializer/,
      },
    ],
    title: 'Falta el valor del campo `$name`',
    meaning:
      'La lista entre llaves da menos valores que campos. Los que faltan quedan en 0.',
    cause: 'Se olvidó un valor, o la estructura creció y esta lista no.',
    fix: 'Agrega el valor. Si los quieres todos en 0, escribe `{0}`.',
    change: ['struct punto aqui = {1};', 'struct punto aqui = {1, 2};'],
    lesson: 'structs#un-tipo-con-campos',
  },
  {
    id: 'enum-not-handled',
    when: [
      {
        flag: 'switch',
        message:
          /^(?:enumeration values? '(?<name>\w+)'|\d+ enumeration values) /,
      },
    ],
    title: 'El `switch` no atiende todos los valores',
    meaning:
      'Hay constantes del `enum` sin su `case`. Con ellas el `switch` no haría nada.',
    cause: 'Falta un caso, o se agregó una constante después.',
    fix: 'Agrega el `case` que falta, o un `default`.',
    lesson: 'enum-union#un-switch-sin-agujeros',
  },
  {
    id: 'enum-mixed',
    when: [
      { message: /^implicit conversion from enumeration type/ },
      { message: /^comparison of different enumeration types/ },
    ],
    title: 'Se mezclan dos `enum` distintos',
    meaning:
      'Por dentro son números, así que C lo acepta; pero son cosas distintas, como una talla y un color.',
    cause: 'Se usó una constante de otro `enum`.',
    fix: 'Usa una constante del mismo `enum` que la variable.',
    lesson: 'enum-union#errores-comunes',
  },
  {
    id: 'arrays-compared',
    isCause: true,
    when: [
      {
        message: /^(?:array comparison always|comparison between two arrays)/,
        before: /(?<left>[\w.]+)\s*$/,
        at: /^(?<op>[!=]=|[<>]=?)\s*(?<right>[\w.]+)/,
      },
    ],
    title: 'Dos arreglos no se comparan con `$op`',
    meaning:
      'El nombre de un arreglo es la dirección de su primer elemento. `$left` y `$right` están en lugares distintos, aunque guarden lo mismo.',
    cause: 'En otros lenguajes sí se compara así el contenido.',
    fix: 'Si son textos, usa `strcmp`, de `<string.h>`: da 0 si son iguales. Si no, compara elemento por elemento con un bucle.',
    change: ['$left $op $right', 'strcmp($left, $right) $op 0'],
    lesson: 'punteros-arreglos#casi-siempre-es-una-dirección',
  },
  {
    id: 'assignment-for-text-comparison',
    isCause: true,
    when: [
      {
        message: /^array type 'char ?\[\d*\]' is not assignable/,
        before: /\b(?:if|while)\s*\(.*?(?<left>[\w.]+)\s*$/,
        at: /^=(?!=)\s*(?<right>"[^"]*"|[\w.]+)/,
      },
    ],
    title: 'Con `=` no se comparan dos textos',
    meaning:
      'Un `=` guarda, y un arreglo no se guarda así. Con `==` se compararían direcciones, no letras.',
    cause: 'Se quería preguntar si los dos textos son iguales.',
    fix: 'Usa `strcmp`, de `<string.h>`: da 0 si son iguales.',
    change: ['$left = $right', 'strcmp($left, $right) == 0'],
    lesson: 'cadenas#comparar-dos-textos',
  },
  {
    id: 'text-comparison',
    when: [{ flag: 'string-compare', message: /./ }],
    title: 'Dos textos no se comparan con `==`',
    meaning:
      'Con `==` se comparan direcciones de memoria, no letras. Dos textos iguales pueden estar en lugares distintos.',
    cause: 'En otros lenguajes, `==` sí compara textos.',
    fix: 'Usa `strcmp`, de `<string.h>`: da 0 si son iguales. Para una sola letra, usa comillas simples.',
    change: ['if (respuesta == "si")', 'if (strcmp(respuesta, "si") == 0)'],
    lesson: 'cadenas#comparar-dos-textos',
  },
  {
    id: 'pointer-integer-compare',
    when: [
      {
        flag: 'pointer-integer-compare',
        message: /\('(?<left>[^']+)' and '(?<right>[^']+)'\)/,
      },
    ],
    title: 'Se compara una dirección con un número',
    meaning:
      'Un lado es `$left` y el otro, `$right`: uno es una dirección y el otro un número.',
    cause:
      'Falta el índice del arreglo o el `*` del puntero, hay comillas dobles donde van simples, o se comparó un carácter o un número con `NULL`.',
    fix: "Compara el elemento o el valor apuntado. El final de un texto es `'\\0'`, no `NULL`.",
    change: ['if (notas == 7)', 'if (notas[0] == 7)'],
    lesson: 'punteros#guardar-la-dirección',
  },
  {
    id: 'address-always-true',
    when: [
      {
        flag: 'pointer-bool-conversion',
        message: /^address of (?!function)(?:\w+ )?'(?<name>[^']+)'/,
      },
      { flag: 'tautological-pointer-compare', message: /'(?<name>\w+)'/ },
    ],
    title: 'La dirección de `$name` nunca es nula',
    meaning:
      '`$name` siempre ocupa un lugar en la memoria, así que la condición no decide nada.',
    cause: 'Se quería saber si el texto está vacío, o el valor de un elemento.',
    fix: 'Pregunta por el contenido. Un texto vacío tiene `\\0` en su primer lugar.',
    change: ['if (nombre)', "if (nombre[0] != '\\0')"],
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'free-not-allocated',
    when: [{ flag: 'free-nonheap-object', message: /'(?<name>\w+)'/ }],
    title: '`free` solo devuelve lo que dio `malloc`',
    meaning:
      'El lugar de la variable `$name` no se pidió con `malloc`, y no hay que devolverlo.',
    cause:
      'Sobra un `&` delante de un puntero, o se llama a `free` con algo que no viene de `malloc`, `calloc` o `realloc`.',
    fix: 'Si `$name` es un puntero que guarda lo que dio `malloc`, escribe `free($name)`. Si no, quita esa llamada.',
    lesson: 'memoria#de-quién-es',
  },
  {
    id: 'null-argument',
    when: [{ flag: 'nonnull', message: /./ }],
    title: 'Se pasa `NULL` a una función que no lo acepta',
    meaning: 'La función va a leer esa dirección, y en `NULL` no hay nada.',
    cause: 'El puntero quedó sin un valor de verdad.',
    fix: 'Pasa la dirección de un texto o de una variable, o comprueba antes que no sea `NULL`.',
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'null-arithmetic',
    when: [{ flag: 'null-pointer-arithmetic', message: /./ }],
    title: 'Se hace una cuenta con `NULL`',
    meaning:
      '`NULL` no apunta a nada, así que no hay un «siguiente» al que avanzar.',
    cause: 'Se usó `NULL` en lugar de un número o del puntero.',
    fix: 'Usa el puntero que querías mover. Si era un número, escribe 0.',
    change: ['NULL + 1', 'puntero + 1'],
    lesson: 'punteros-arreglos#contar-en-elementos',
  },
  {
    id: 'uninitialized-pointer',
    isCause: true,
    when: [
      {
        flag: 'uninitialized',
        message: /^variable '(?<name>\w+)' is (?:used )?uninitialized/,
        before: /^(?!.*\bf?scanf\s*\().*$/,
        note: /^initialize the variable/,
        noteBefore: /\*\s*(?:const\s+)?\w+$/,
      },
    ],
    title: 'El puntero `$name` todavía no apunta a nada',
    meaning:
      'Un puntero sin valor inicial guarda una dirección cualquiera. Usarla estropea otro dato o detiene el programa.',
    cause: 'Se declaró `$name` y no se le dio la dirección de nada.',
    fix: 'Antes de usarlo, dale la dirección de una variable, un arreglo o memoria de `malloc`. Para guardar un texto, declara un arreglo de `char`.',
    change: ['int *puntero;', 'int *puntero = &edad;'],
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'null-dereference',
    when: [{ flag: 'null-dereference', message: /./ }],
    title: 'Se lee o escribe en la dirección nula',
    meaning:
      '`NULL` significa «no apunta a nada». Ahí no se puede leer ni escribir.',
    cause: 'Se usa `*` sobre un 0 convertido en puntero.',
    fix: 'Haz que apunte a una variable o a memoria de `malloc`.',
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'copy-overflow',
    when: [
      {
        flag: 'fortify-source',
        message:
          /^'(?<name>\w+)' will always overflow; (?:destination buffer has size (?<size>\d+)|.*)/,
      },
    ],
    title: 'Lo que copia `$name` no cabe',
    meaning:
      'El destino es más pequeño que lo copiado, contando el carácter nulo final. El resto se escribiría fuera.',
    cause: 'El arreglo es corto.',
    fix: 'Agranda el arreglo, o usa `snprintf`, que nunca escribe más de lo que le dices.',
    change: ['char palabra[4];', 'char palabra[20];'],
    lesson: 'cadenas#copiar-sin-pasarse',
  },
  {
    id: 'allocation-too-small',
    when: [
      {
        flag: 'alloc-size',
        message:
          /size '(?<given>\d+)' for type '(?<type>[^']+)'(?: \(aka '[^']+'\))? with size '(?<wanted>\d+)'/,
      },
    ],
    title: 'Se pide menos memoria de la que ocupa un `$type`',
    meaning: 'Se piden $given bytes y un `$type` ocupa $wanted.',
    cause:
      'Se pidió la cantidad de elementos sin multiplicarla por su tamaño, o `sizeof` midió el puntero.',
    fix: 'Multiplica por `sizeof` de lo apuntado.',
    change: ['int *p = malloc(3);', 'int *p = malloc(3 * sizeof *p);'],
    lesson: 'memoria#un-bloque-a-medida',
  },
  {
    id: 'small-integer-to-pointer',
    when: [
      { flag: 'int-to-pointer-cast', message: /./ },
      { flag: 'pointer-to-int-cast', message: /./ },
      { flag: 'void-pointer-to-int-cast', message: /./ },
    ],
    title: 'Un número y una dirección no miden lo mismo',
    meaning:
      'El casting convierte entre una dirección y un entero más pequeño, donde una dirección no cabe entera.',
    cause: 'Falta un `&` o un `*`, y el casting lo esconde.',
    fix: 'Quita el casting y corrige el tipo.',
    lesson: 'punteros#guardar-la-dirección',
  },
];
