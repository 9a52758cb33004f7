import type { FindingCard } from '../types';

const createOutsideArrayCard = (
  id: string,
  access: string,
  verb: string,
): FindingCard => ({
  id,
  checks: ['memory_outside'],
  details: { thing: /^array$/, access: new RegExp(`^${access}$`) },
  title: `Se ${verb} fuera de \`$name\`: el índice $index no existe`,
  meaning:
    '`$name` es un `$type`: sus índices van de 0 a $last. En $index hay otra cosa, o nada, y C no avisa.',
  cause:
    'Un bucle da una vuelta de más (`<=` en lugar de `<`), o la función recibió un tamaño que no es el de `$name`.',
  fix: 'Corrige la condición del bucle, o pasa a la función el tamaño verdadero.',
  change: [
    'for (int i = 0; i <= cantidad; i++)',
    'for (int i = 0; i < cantidad; i++)',
  ],
});

const createUnterminatedCard = (
  id: string,
  {
    where,
    ...texts
  }: Pick<FindingCard, 'title' | 'details'> & { readonly where: string },
): FindingCard => ({
  id,
  checks: ['memory_unterminated'],
  ...texts,
  meaning: `Las funciones de texto leen hasta encontrar un \`\\0\`. ${where}, y la función siguió leyendo.`,
  cause:
    'El texto se formó letra a letra y no se escribió el `\\0` al final, el arreglo se llenó sin dejarle sitio, o `strncpy` lo cortó.',
  fix: 'Deja un elemento más y escribe `\\0` en él, justo detrás de la última letra.',
  change: [
    "char s[3] = {'a', 'b', 'c'};",
    "char s[4] = {'a', 'b', 'c', '\\0'};",
  ],
  lesson: 'cadenas#el-cero-del-final',
});

/** Faults found by repeating a finished run with memory checks. */
export const memoryCards: readonly FindingCard[] = [
  createOutsideArrayCard('memory-read-outside-array', 'read', 'leyó'),
  createOutsideArrayCard('memory-write-outside-array', 'write', 'escribió'),
  {
    id: 'memory-outside-block',
    checks: ['memory_outside'],
    details: { thing: /^block$/ },
    title: 'El programa se salió de un bloque de $size bytes',
    meaning:
      'Pidió $size bytes en la línea $born, y aquí usó bytes que no son de ese bloque.',
    cause:
      'Un bucle da una vuelta de más, o se pidieron menos bytes de los que hacen falta: para un texto, uno más por su `\\0`.',
    fix: 'Revisa el límite del bucle y el tamaño que se pide en la línea $born.',
    change: ['malloc(strlen(texto))', 'malloc(strlen(texto) + 1)'],
    lesson: 'memoria#un-bloque-a-medida',
  },
  {
    id: 'memory-outside-text',
    checks: ['memory_outside'],
    details: { thing: /^text$/ },
    title: 'Se leyó más allá del texto `"$text"`',
    meaning:
      'Un texto termina en su `\\0`. Lo que hay después pertenece a otra cosa.',
    cause: 'Un bucle recorre más letras de las que tiene el texto.',
    fix: 'Detén el bucle en el `\\0`, o usa `strlen` para saber cuántas letras hay.',
    change: ['i < 20', "texto[i] != '\\0'"],
    lesson: 'cadenas#el-cero-del-final',
  },
  {
    id: 'memory-outside-variable',
    checks: ['memory_outside'],
    details: { thing: /^variable$/ },
    title: 'El programa se salió de la variable `$name`',
    meaning:
      '`$name` ocupa $size bytes. Aquí se usó lo que hay a su lado, que es de otra variable.',
    cause:
      'Se trató la dirección de una sola variable como si fuera la de un arreglo, o como si fuera de otro tipo.',
    fix: 'Usa solo `*puntero`, o declara un arreglo con tantos elementos como necesitas.',
    lesson: 'arreglos#el-índice-que-no-existe',
  },
  {
    id: 'memory-freed',
    checks: ['memory_freed'],
    title: 'Se usó memoria ya liberada',
    meaning:
      'El bloque de $size bytes pedido en la línea $born se liberó en la línea $freed. Desde ahí ya no es tuyo: su valor puede cambiar en cualquier momento.',
    cause:
      'El puntero guarda la dirección de antes: `free` no lo cambia. También pasa al recorrer una lista mientras se libera.',
    fix: 'Usa el bloque antes de liberarlo, y pon el puntero a `NULL` después de `free`.',
    change: [
      'free(nodo); nodo = nodo->siguiente;',
      'siguiente = nodo->siguiente; free(nodo); nodo = siguiente;',
    ],
    lesson: 'depurar-memoria#usar-lo-liberado',
  },
  {
    id: 'memory-double-free',
    checks: ['memory_double_free'],
    title: 'El mismo bloque se liberó dos veces',
    meaning:
      'El bloque pedido en la línea $born ya se liberó en la línea $freed. En Linux, liberarlo otra vez casi siempre detiene el programa.',
    cause:
      'Dos punteros guardan la misma dirección, o el programa pasa por dos `free`.',
    fix: 'Libera cada bloque una vez. Con el puntero a `NULL` después, un segundo `free` no hace nada.',
    change: ['free(bloque);', 'free(bloque); bloque = NULL;'],
    lesson: 'depurar-memoria#liberar-dos-veces',
  },
  {
    id: 'memory-free-middle',
    checks: ['memory_bad_free'],
    details: { thing: /^middle$/ },
    title: '`free` recibió una dirección que no es el principio del bloque',
    meaning:
      'El bloque se pidió en la línea $born, y este puntero quedó más adelante, en su byte $offset. `free` necesita la misma dirección que dio `malloc`.',
    cause:
      'El puntero avanzó, por ejemplo con `p++`, o se escribió `free(p + 1)`.',
    fix: 'Guarda la dirección que dio `malloc` y libera esa.',
    change: ['free(p + 1);', 'free(p);'],
    lesson: 'memoria#errores-comunes',
  },
  {
    id: 'memory-free-variable',
    checks: ['memory_bad_free'],
    title: '`free` recibió algo que no dio `malloc`',
    meaning:
      'Solo se libera lo que se pidió con `malloc`, `calloc` o `realloc`. Las variables y los textos del programa se liberan solos.',
    cause:
      'El puntero guarda la dirección de una variable, con `&` o con el nombre de un arreglo, o la de un texto entre comillas.',
    fix: 'Quita ese `free`.',
    lesson: 'memoria#errores-comunes',
  },
  {
    id: 'memory-literal',
    checks: ['memory_literal'],
    title: 'Se quiso cambiar el texto `"$text"`, que es de solo lectura',
    meaning:
      'Un texto entre comillas no se puede modificar. En Linux el programa se detiene aquí: `Violación de segmento`.',
    cause: 'Un `char *` apunta al texto mismo; no es una copia.',
    fix: 'Guarda el texto en un arreglo, que sí es tuyo.',
    change: ['char *s = "hola";', 'char s[] = "hola";'],
    lesson: 'punteros-arreglos#dos-maneras-de-tener-un-texto',
  },
  {
    id: 'memory-size-too-large',
    checks: ['memory_text'],
    details: { function: /^(?:fgets|snprintf|strncpy)$/ },
    title: '`$function` recibe un tamaño mayor que el sitio que hay',
    meaning:
      '`$function` escribe tantos bytes como se le permite. Aquí escribió $needs y hay $room: los demás cayeron sobre lo que hay al lado.',
    cause:
      'El tamaño se escribió a mano y no es el del arreglo, o es el de otro arreglo.',
    fix: 'Pasa el tamaño verdadero: `sizeof` y el nombre del arreglo, si se declara en la misma función.',
    change: ['fgets(linea, 100, stdin);', 'fgets(linea, sizeof linea, stdin);'],
    lesson: 'cadenas',
  },
  {
    id: 'memory-text-does-not-fit',
    checks: ['memory_text'],
    title: 'El texto no cabe: `$function` necesita $needs bytes y hay $room',
    meaning:
      'Cada letra ocupa al menos un byte, y el `\\0` del final, otro. `$function` no mira cuánto sitio hay: sigue escribiendo sobre lo que haya al lado.',
    cause: 'El arreglo o el bloque es demasiado pequeño para este texto.',
    fix: 'Haz sitio para el texto más largo y su `\\0`, o limita lo que se escribe: `snprintf`, `fgets`, o un número en el formato de `scanf`.',
    change: ['scanf("%s", nombre);', 'scanf("%19s", nombre);'],
    lesson: 'cadenas#leer-una-palabra',
  },
  createUnterminatedCard('memory-unterminated-unset', {
    details: { name: /./, problem: /^unset$/ },
    title: 'Al texto de `$name` le falta su `\\0`',
    where:
      'Después de sus $letters primeros bytes hay otros que nadie escribió',
  }),
  createUnterminatedCard('memory-unterminated-unset-block', {
    details: { problem: /^unset$/ },
    title: 'Al texto le falta su `\\0`',
    where:
      'Después de los $letters primeros bytes del bloque de la línea $born hay otros que nadie escribió',
  }),
  createUnterminatedCard('memory-unterminated', {
    details: { name: /./ },
    title: 'Al texto de `$name` le falta su `\\0`',
    where: 'Aquí se acabaron los $size bytes sin que apareciera',
  }),
  createUnterminatedCard('memory-unterminated-block', {
    title: 'Al texto le falta su `\\0`',
    where:
      'Aquí se acabaron los $size bytes del bloque de la línea $born sin que apareciera',
  }),
  {
    id: 'memory-unset-variable',
    checks: ['memory_unset'],
    details: { name: /./ },
    title: 'El valor de `$name` sale de algo que nadie escribió',
    meaning:
      '`$name` no recibió un valor, o se calculó con otro que tampoco lo tenía: un elemento, un campo, lo que `scanf` no pudo leer. Lo que el programa hace desde aquí puede cambiar de una vez a otra.',
    cause:
      'Una variable local no empieza en 0, ni un arreglo, ni un bloque de `malloc`: guardan lo que hubiera en ese sitio.',
    fix: 'Si `$name` se declara sin valor, dáselo ahí. Si ya lo tiene, mira qué se le suma o se le copia, y escribe eso antes de leerlo.',
    change: ['int suma;', 'int suma = 0;'],
    lesson: 'depurar-memoria#leer-sin-escribir',
  },
  {
    id: 'memory-unset-block',
    checks: ['memory_unset'],
    details: { thing: /^block$/ },
    title: 'Se usó un byte del bloque que nadie escribió',
    meaning:
      'El bloque de $size bytes pedido en la línea $born no empieza en 0: `malloc` lo da como esté.',
    cause: 'Se leyó un elemento antes de guardar nada en él.',
    fix: 'Escribe cada elemento antes de leerlo, o pide el bloque con `calloc`, que lo llena de ceros.',
    change: ['malloc(n * sizeof *v)', 'calloc(n, sizeof *v)'],
    lesson: 'memoria#escribir-antes-de-leer',
  },
  {
    id: 'memory-unset',
    checks: ['memory_unset'],
    title: 'Se usó un valor que nadie dio',
    meaning:
      'Ahí hay lo que hubiera antes en la memoria. Lo que el programa hace desde aquí puede cambiar de una vez a otra.',
    cause:
      'Falta un valor inicial, o un `return` en la función de la que viene.',
    fix: 'Busca de dónde sale el valor y dale uno antes de usarlo.',
    lesson: 'depurar-memoria#leer-sin-escribir',
  },
  {
    id: 'memory-expired',
    checks: ['memory_expired'],
    details: { name: /./ },
    title: 'Se usó `$name`, una variable de `$owner`, que ya terminó',
    meaning:
      'Al terminar `$owner`, sus variables dejan de existir y otras ocupan su sitio. El puntero todavía guarda la dirección.',
    cause: 'La función devolvió o guardó la dirección de una variable local.',
    fix: 'Devuelve el valor, recibe como parámetro la dirección donde escribirlo, o pide la memoria con `malloc`.',
    lesson: 'depurar-memoria#la-tabla-de-dueños',
  },
  {
    id: 'memory-expired-value',
    checks: ['memory_expired'],
    title: 'Se usó algo que `$owner` creó, y `$owner` ya terminó',
    meaning:
      'Al terminar `$owner`, lo que creó sin `malloc` deja de existir y otra cosa ocupa su sitio. El puntero todavía guarda la dirección.',
    cause:
      'La función devolvió o guardó la dirección de un valor escrito ahí mismo, como `(int[]){1, 2}`.',
    fix: 'Devuelve el valor, recibe como parámetro la dirección donde escribirlo, o pide la memoria con `malloc`.',
    lesson: 'depurar-memoria#la-tabla-de-dueños',
  },
  {
    id: 'memory-closed',
    checks: ['memory_closed'],
    title: 'Se usó `$name` fuera de su bloque',
    meaning:
      'Una variable declarada entre llaves existe hasta la llave que las cierra. El puntero todavía guarda su dirección, y ahí puede haber ya otra cosa.',
    cause:
      'El puntero se declaró fuera del bloque, y apunta a una variable de dentro.',
    fix: 'Declara `$name` antes del bloque, junto al puntero.',
  },
  {
    id: 'memory-null',
    checks: ['memory_null'],
    title: 'El puntero no apunta a nada: es `NULL`',
    meaning:
      'El programa quiso usar lo que hay en una dirección nula. En Linux casi siempre se detiene aquí: `Violación de segmento`. Algunas funciones, como `printf` con `%s`, pueden seguir.',
    cause:
      'El puntero nunca recibió una dirección, o una función como `malloc`, `fopen` o `strchr` devolvió `NULL`.',
    fix: 'Comprueba con `if` que no sea `NULL` antes de usarlo.',
    change: ['*puntero = 3;', 'if (puntero != NULL) *puntero = 3;'],
    lesson: 'punteros#un-puntero-que-no-apunta-a-nada',
  },
  {
    id: 'memory-leak-many',
    checks: ['memory_leak'],
    details: { many: /^yes$/ },
    title: 'No se liberaron $blocks bloques pedidos aquí',
    meaning:
      'El programa terminó con $size bytes sin liberar, y ya ningún puntero lleva a ellos.',
    cause:
      'Se pide en cada vuelta de un bucle y no se libera, o se perdió el puntero al guardar otra dirección en él.',
    fix: 'Llama a `free` con cada bloque cuando ya no lo uses.',
    lesson: 'depurar-memoria#la-fuga',
  },
  {
    id: 'memory-leak',
    checks: ['memory_leak'],
    title: 'No se liberó el bloque pedido aquí',
    meaning:
      'El programa terminó con $size bytes sin liberar, y ya ningún puntero lleva a ellos.',
    cause:
      'Falta un `free`, o se perdió el puntero al guardar otra dirección en él.',
    fix: 'Llama a `free` con el puntero cuando ya no uses el bloque.',
    lesson: 'depurar-memoria#la-fuga',
  },
  {
    id: 'memory-file-closed',
    checks: ['memory_file_closed'],
    title: '`$function` usó `$file`, que ya estaba cerrado',
    meaning:
      '`fclose` lo cerró en la línea $freed, y con ello dejó de existir lo que guardaba el puntero. En Linux el programa puede detenerse aquí, o seguir y perder datos.',
    cause: 'El `fclose` está antes de tiempo, dentro de un bucle o repetido.',
    fix: 'Cierra el archivo una vez, después de usarlo por última vez.',
    lesson: 'archivos#por-qué-se-cierra',
  },
  {
    id: 'files-left-open',
    checks: ['file_left_open'],
    details: { many: /^yes$/ },
    title: 'No se cerraron $files archivos abiertos aquí',
    meaning:
      'El programa terminó sin cerrarlos. Un programa solo puede tener abiertos unos cuantos a la vez, y lo que no se cierra ocupa un sitio.',
    cause: 'Se abre uno en cada vuelta de un bucle y no se cierra.',
    fix: 'Llama a `fclose` en la misma vuelta, cuando acabes con el archivo.',
    lesson: 'archivos#por-qué-se-cierra',
  },
  {
    id: 'file-left-open',
    checks: ['file_left_open'],
    title: 'No se cerró `$file`',
    meaning:
      'Se abrió aquí, y el programa terminó sin cerrarlo. Esta vez lo cerró la biblioteca al final. Si el programa se detiene antes por un fallo, lo último que escribió se pierde.',
    cause: 'Falta un `fclose`, o hay un `return` antes de llegar a él.',
    fix: 'Llama a `fclose` en cuanto acabes con el archivo, por todos los caminos.',
    change: ['return 0;', 'fclose(archivo); return 0;'],
    lesson: 'archivos#por-qué-se-cierra',
  },
];
