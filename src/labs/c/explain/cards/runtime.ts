import type { CardText, EndCard, FindingCard } from '../types';

const createOverflowCard = (
  id: string,
  check: string,
  sum: string,
  sign: string,
): FindingCard => ({
  id,
  checks: [check],
  title: `${sum} $left ${sign} $right no cabe en un \`$type\``,
  meaning:
    'El resultado pasa del límite del tipo. C no dice qué ocurre entonces; lo que ves después ya no es confiable.',
  cause:
    'Los valores crecieron más de lo previsto, a menudo dentro de un bucle.',
  fix: 'Usa un tipo más grande, como `long long`, o comprueba los valores antes de la cuenta.',
  lesson: 'tipos',
});

/** Faults found by the run-time checks. */
export const findingCards: readonly FindingCard[] = [
  {
    id: 'run-index-out-of-range',
    checks: ['out_of_bounds'],
    title: 'Índice $index fuera de `$type`',
    meaning:
      'Entre corchetes está el tamaño del arreglo. Sus índices van de 0 hasta uno menos; $index no es uno de ellos.',
    cause:
      'Un bucle da una vuelta de más (`<=` en lugar de `<`), o el índice viene de fuera y no se comprueba.',
    fix: 'Corrige la condición del bucle, o comprueba el índice antes de usarlo.',
    change: ['for (int i = 0; i <= 3; i++)', 'for (int i = 0; i < 3; i++)'],
    lesson: 'arreglos#el-índice-que-no-existe',
  },
  {
    id: 'run-null-pointer',
    checks: ['type_mismatch'],
    details: { problem: /^null$/ },
    title: 'El puntero no apunta a ningún `$type`',
    meaning:
      'El programa quiso usar el `$type` de la dirección 0, y ahí no hay ninguno.',
    cause:
      'El puntero se declaró y no recibió ninguna dirección, se le dio `NULL`, o una función como `malloc` o `fopen` falló y devolvió `NULL`.',
    fix: 'Dale una dirección antes de usarlo: la de una variable, un arreglo o memoria de `malloc`. Si viene de una función, comprueba que no sea `NULL`.',
    change: ['*puntero = 3;', 'if (puntero != NULL) *puntero = 3;'],
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'run-too-small',
    checks: ['type_mismatch'],
    details: { problem: /^too-small$/ },
    title: 'Ahí no cabe un `$type`',
    meaning:
      'La dirección está al final de la variable o más allá: no queda sitio para un `$type` entero.',
    cause: 'El índice es el tamaño del arreglo, o el puntero avanzó de más.',
    fix: 'El último índice es el tamaño menos uno.',
    change: ['notas[3]', 'notas[2]'],
  },
  {
    id: 'run-misaligned-pointer',
    checks: ['type_mismatch'],
    details: { problem: /^misaligned$/ },
    title: 'La dirección no sirve para un `$type`',
    meaning:
      'Un `$type` empieza en direcciones que son múltiplos de $alignment. La dirección usada, $address, no lo es.',
    cause:
      'Se convirtió un puntero a otro tipo, por ejemplo de `char *` a `int *`.',
    fix: 'No conviertas el puntero: copia los bytes con `memcpy` a una variable del tipo que quieres.',
  },
  createOverflowCard('run-add-overflow', 'add_overflow', 'La suma', '+'),
  createOverflowCard('run-subtract-overflow', 'sub_overflow', 'La resta', '−'),
  createOverflowCard(
    'run-multiply-overflow',
    'mul_overflow',
    'El producto',
    '×',
  ),
  {
    id: 'run-negate-overflow',
    checks: ['negate_overflow'],
    title: 'El opuesto de $value no cabe en un `$type`',
    meaning:
      'Los enteros llegan un paso más lejos hacia abajo que hacia arriba. El menor de todos no tiene opuesto.',
    cause:
      'Se cambió el signo del menor valor posible, o se pidió su valor absoluto.',
    fix: 'Usa un tipo más grande, o trata ese valor aparte.',
    lesson: 'tipos',
  },
  {
    id: 'run-division-by-zero',
    checks: ['divrem_overflow'],
    details: { right: /^[-+]?0(?:\.0*)?$/ },
    title: 'Se dividió $left entre 0',
    meaning:
      'La división entera entre 0 no tiene resultado, y tampoco su resto.',
    cause:
      'El divisor llegó a 0: un dato leído, un contador o una cuenta previa.',
    fix: 'Comprueba el divisor antes de dividir.',
    change: ['total / cantidad', 'cantidad != 0 ? total / cantidad : 0'],
    lesson: 'operadores#errores-comunes',
  },
  {
    id: 'run-division-overflow',
    checks: ['divrem_overflow'],
    details: { right: /^-1$/ },
    title: '$left entre −1 no cabe en un `$type`',
    meaning:
      'Los enteros llegan un paso más lejos hacia abajo que hacia arriba. El menor de todos no tiene opuesto.',
    cause: 'Se dividió el menor valor posible entre −1.',
    fix: 'Usa un tipo más grande, o trata ese caso aparte.',
    lesson: 'tipos',
  },
  {
    id: 'run-shift-out-of-range',
    checks: ['shift_out_of_bounds'],
    title: 'Desplazar $left en $right lugares se sale de `$type`',
    meaning:
      'Un `int` de 32 bits se desplaza de 0 a 31 lugares. Hacia la izquierda, el resultado además debe caber en el tipo.',
    cause:
      'El número de lugares es negativo o demasiado grande, o el valor es negativo o muy grande.',
    fix: 'Usa `unsigned` para trabajar con bits, y comprueba el número de lugares.',
    change: ['1 << 31', '1u << 31'],
    lesson: 'bits#errores-comunes',
  },
  {
    id: 'run-array-size',
    checks: ['vla_bound_not_positive'],
    title: 'Un arreglo no puede medir $value',
    meaning: 'El tamaño de un arreglo es un entero mayor que 0.',
    cause: 'El tamaño viene de un dato que nadie comprobó.',
    fix: 'Comprueba el tamaño antes de declarar el arreglo.',
  },
  {
    id: 'run-invalid-value',
    checks: ['load_invalid_value'],
    title: 'Hay un $value donde va un `$type`',
    meaning:
      'La memoria leída no contiene un valor que ese tipo pueda tener. Un `bool` solo es 0 o 1.',
    cause:
      'La variable no tiene valor inicial, o se escribió en ella con otro tipo.',
    fix: 'Dale un valor al declararla y no la leas con `scanf` como si fuera un `int`.',
    lesson: 'variable',
  },
  {
    id: 'run-null-offset',
    checks: ['pointer_overflow'],
    details: { start: /^null$/ },
    title: 'Se quiso llegar a un elemento desde un puntero `NULL`',
    meaning:
      'El puntero no apunta a nada: tampoco hay un elemento detrás de él. `p[2]` y `p + 2` solo existen si `p` guarda la dirección de un arreglo o de un bloque.',
    cause:
      'El puntero nunca recibió una dirección, o una función como `malloc` devolvió `NULL`.',
    fix: 'Dale una dirección antes de usarlo, y si viene de una función, comprueba que no sea `NULL`.',
    change: ['p[2] = 3;', 'if (p != NULL) p[2] = 3;'],
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'run-pointer-overflow',
    checks: ['pointer_overflow'],
    title: 'La cuenta con el puntero se sale de la memoria',
    meaning:
      'Al sumar o restar, el puntero pasó del final o del principio de la memoria.',
    cause: 'El puntero es `NULL`, o el número sumado es enorme o negativo.',
    fix: 'Comprueba el puntero y el número antes de la cuenta.',
    lesson: 'punteros-arreglos#contar-en-elementos',
  },
  {
    id: 'run-null-argument',
    checks: ['nonnull_arg', 'nonnull_return'],
    title: 'Se pasó `NULL` a una función que no lo acepta',
    meaning: 'La función necesita una dirección de verdad.',
    cause:
      'El puntero nunca recibió una dirección, o la función que la daba falló.',
    fix: 'Comprueba con `if` que el puntero no sea `NULL` antes de la llamada.',
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'run-impossible-place',
    checks: ['builtin_unreachable', 'missing_return'],
    title: 'El programa llegó a un lugar imposible',
    meaning: 'El código dice que este lugar no se alcanza nunca, y se alcanzó.',
    cause: 'Una función que no debía terminar terminó, o faltó un caso.',
    fix: 'Revisa qué valores llevan hasta aquí y atiende ese caso.',
  },
];

/** Fallback for checks without their own card. */
export const undefinedCard: CardText = {
  id: 'run-undefined',
  title: 'Esta línea hizo algo que C no define',
  meaning:
    'El lenguaje no dice qué ocurre en este caso. El resultado puede cambiar de una computadora a otra.',
  cause: 'Un valor fuera de lo que la operación admite ($check).',
  fix: 'Imprime los valores que intervienen justo antes de la línea y busca el que no esperabas.',
};

/** Crashes and exceeded limits. */
export const endCards: readonly EndCard[] = [
  {
    id: 'end-stack-overflow',
    end: 'crash',
    reason: 'stack-overflow',
    title: 'Se agotó la memoria de la pila',
    meaning:
      'Cada llamada a una función ocupa un lugar en la pila hasta que termina. Ya no cabe ninguna más. En la página caben unas 10 000 llamadas sencillas; en Linux, con su pila de 8 MB, más de 100 000.',
    cause:
      'Una función se llama a sí misma sin parar, o hay un arreglo local enorme.',
    fix: 'Revisa el caso base de la recursividad. Un arreglo muy grande se pide con `malloc`.',
    lesson: 'recursividad#la-pila-se-acaba',
  },
  {
    id: 'end-file-not-opened',
    end: 'crash',
    reason: 'memory-access',
    isUnopened: true,
    title: 'No se abrió `$file` y el programa lo usó',
    meaning:
      '`$call` no pudo abrir el archivo y dio `NULL`. El programa se detuvo al leer o escribir en él.',
    cause:
      'El archivo no existe aquí, o su nombre se escribe distinto. El modo `"r"` no crea archivos.',
    fix: 'Después de `$call`, comprueba con `if` que no dio `NULL`. Para crear el archivo, ábrelo primero con el modo `"w"`.',
    change: [
      'fgets(linea, sizeof linea, archivo);',
      'if (archivo == NULL) {\n    perror("$file");\n    return 1;\n}\nfgets(linea, sizeof linea, archivo);',
    ],
    lesson: 'archivos#leer-línea-a-línea',
  },
  {
    id: 'end-memory-access',
    end: 'crash',
    reason: 'memory-access',
    title: 'El programa usó memoria que no es suya',
    meaning:
      'Quiso leer o escribir en una dirección que no existe. En Linux el mensaje es `Violación de segmento` o, en inglés, `Segmentation fault`.',
    cause:
      'Un puntero sin valor inicial, un índice muy lejos del arreglo o memoria ya liberada.',
    fix: 'Si hay avisos de la ejecución, empieza por el primero. Comprueba índices y punteros antes de usarlos.',
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'end-unreachable',
    end: 'crash',
    reason: 'unreachable',
    title: 'El programa llegó a un lugar imposible',
    meaning:
      'La máquina se detuvo en un punto al que el programa no debía llegar.',
    cause:
      'Se llamó a una función con otros tipos que los de su definición, o algo no definido ocurrió antes.',
    fix: 'Lee los avisos del compilador y los de la ejecución: uno de ellos señala la causa.',
  },
  {
    id: 'end-division',
    end: 'crash',
    reason: 'division',
    title: 'El programa se detuvo en una división',
    meaning:
      'La división entera entre 0 no tiene resultado, ni tampoco su resto, y el procesador no la hace. Igual pasa si el resultado no cabe.',
    cause: 'El divisor llegó a 0.',
    fix: 'Comprueba el divisor antes de dividir.',
    change: ['total / cantidad', 'cantidad != 0 ? total / cantidad : 0'],
    lesson: 'operadores#errores-comunes',
  },
  {
    id: 'end-assert',
    end: 'crash',
    reason: 'abort',
    isAssertion: true,
    title: 'No se cumplió `assert($condition)`',
    meaning:
      'Un `assert` comprueba algo que siempre tiene que ser cierto. Aquí no lo fue, y el programa se detuvo en lugar de seguir con datos malos.',
    cause: 'Algo de lo que `$condition` mira llegó con otro valor.',
    fix: 'Busca hacia atrás de dónde viene ese valor. El `assert` hizo su trabajo: no lo quites.',
  },
  {
    id: 'end-abort',
    end: 'crash',
    reason: 'abort',
    title: 'El programa se detuvo a sí mismo',
    meaning: 'Llamó a `abort`, que termina el programa en el acto.',
    cause: 'El propio programa encontró algo que no debía ocurrir.',
    fix: 'Mira qué condición lleva a esa llamada. Para terminar sin más se usa `return` en `main`, o `exit`.',
  },
  {
    id: 'end-unsupported',
    end: 'crash',
    reason: 'unsupported',
    title: 'El laboratorio no puede hacer eso',
    meaning:
      'El programa pidió al sistema algo que una página no ofrece: hilos, otros procesos o la red.',
    cause:
      'El código está pensado para una computadora con su sistema operativo.',
    fix: 'Ejecútalo en tu computadora, o quita esa parte.',
    lesson: 'instalar',
  },
  {
    id: 'end-internal',
    end: 'crash',
    reason: 'internal',
    title: 'El laboratorio falló al ejecutar el programa',
    meaning:
      'El fallo es nuestro, no de tu código. Lo que escribiste sigue ahí.',
    cause: 'Algo que el laboratorio no previó.',
    fix: 'Ejecuta de nuevo. Si se repite, recarga la página.',
  },
  {
    id: 'end-output-limit',
    end: 'output-limit',
    title: 'El programa escribió demasiado',
    meaning:
      'Se detuvo después de $bytes de salida, para que la página siga respondiendo.',
    cause:
      'Casi siempre, un bucle que imprime y no termina. Si de verdad había tanto que escribir, aquí no cabe.',
    fix: 'Revisa la condición del bucle y que algo en él la acerque a su fin. Si el bucle está bien, imprime menos.',
    change: ['while (i < 3) puts("Hola");', 'while (i++ < 3) puts("Hola");'],
  },
  {
    id: 'end-time-limit',
    end: 'time-limit',
    title: 'El programa no terminó a tiempo',
    meaning: 'Se detuvo después de $time sin terminar.',
    cause: 'Un bucle que no termina, o una espera que no acaba.',
    fix: 'Revisa la condición de cada bucle y que algo en él la acerque a su fin.',
    change: ['while (i < 3) total += i;', 'while (i < 3) total += i++;'],
  },
];
