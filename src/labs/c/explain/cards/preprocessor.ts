import type { ToolCard } from '../types';
import { missingSystemText } from './system';

const standardHeaders =
  'assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|math|setjmp|signal|stdalign|stdarg|stdatomic|stdbool|stddef|stdint|stdio|stdlib|stdnoreturn|string|tgmath|threads|time|uchar|wchar|wctype';
const otherHeaders =
  'conio\\.h|windows\\.h|graphics\\.h|dos\\.h|bits/stdc\\+\\+\\.h|iostream|string|vector|cstdio|cstdlib|cstring|cmath|ncurses\\.h|curses\\.h|cs50\\.h';

/** Preprocessor directives: `#include`, `#define` and the others. */
export const preprocessorCards: readonly ToolCard[] = [
  {
    id: 'header-not-found',
    when: [
      {
        message: new RegExp(
          `^'(?!(?:${otherHeaders})')(?<name>[^']+)' file not found`,
        ),
        at: /^</,
      },
    ],
    title: 'No hay una cabecera `<$name>`',
    meaning:
      'Entre `<` y `>` va una cabecera de la biblioteca de C. El compilador no encontró esta.',
    cause:
      'El nombre está mal escrito, como `studio.h` en lugar de `stdio.h`, o no es de la biblioteca de C.',
    fix: 'Corrige el nombre. Las de cada día son `stdio.h`, `stdlib.h`, `string.h`, `math.h` y `stdbool.h`.',
    change: ['#include <stdoi.h>', '#include <stdio.h>'],
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'own-header-not-found',
    when: [
      {
        message: new RegExp(
          `^'(?!(?:${otherHeaders})'|(?:${standardHeaders})\\.h')(?<name>[^']+)' file not found`,
        ),
        at: /^"/,
      },
    ],
    title: 'No existe el archivo `$name`',
    meaning:
      'Entre comillas va una cabecera tuya, que se busca junto a tus archivos.',
    cause: 'El archivo no existe aquí, o su nombre se escribe distinto.',
    fix: 'Crea el archivo, o corrige el nombre. Las cabeceras de la biblioteca van entre `<` y `>`.',
    change: ['#include "agenda"', '#include "agenda.h"'],
    lesson: 'modulos#lo-que-se-anuncia-y-cómo-se-hace',
  },
  {
    id: 'header-not-here',
    isCause: true,
    when: [
      {
        message:
          /^'(?<name>termios\.h|pty\.h|spawn\.h|sys\/(?:wait|ipc|shm|sem|msg|epoll|ptrace|prctl|sendfile)\.h|pwd\.h|grp\.h|netdb\.h|arpa\/inet\.h|net\/if\.h|syslog\.h|linux\/[^']+)' file not found/,
      },
    ],
    title: '`$name` es de Linux, y aquí no está',
    meaning: missingSystemText,
    cause: 'El programa es para una computadora con Linux.',
    fix: 'Ejecútalo en una, o quita el `#include` y lo que depende de él.',
    lesson: 'instalar',
  },
  {
    id: 'header-not-standard',
    when: [
      {
        message: new RegExp(`^'(?<name>${otherHeaders})' file not found`),
      },
    ],
    title: '`$name` no es parte de C',
    meaning:
      'Esa cabecera es de otro lenguaje, de un sistema, de un compilador antiguo o de una biblioteca aparte. Aquí solo está la biblioteca de C.',
    cause:
      'El ejemplo viene de C++ o de un programa para Windows o MS-DOS, o usa una biblioteca que se instala aparte.',
    fix: 'Quita el `#include` y lo que depende de él. `<string>`, `<cstdio>` o `<cmath>` son de C++: en C se llaman `<string.h>`, `<stdio.h>` y `<math.h>`.',
    change: ['#include <conio.h>', '#include <stdio.h>'],
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'header-included-twice',
    isCause: true,
    when: [
      {
        severity: 'error',
        message: /./,
        note: /^'(?:\.\/)?(?<header>[^']+)' included multiple times/,
      },
      { message: /^redefinition of/, isReadTwice: true },
    ],
    title: '`$header` se incluye dos veces en un mismo archivo',
    meaning:
      'Un `#include` copia la cabecera entera. Con dos copias, lo que define queda definido dos veces.',
    cause:
      'La línea está repetida, o una cabecera incluye a otra que ya estaba incluida.',
    fix: 'Escribe en `$header` una guarda: su contenido va entre `#ifndef` con `#define`, y `#endif`.',
    change: [
      'struct punto { int x, y; };',
      '#ifndef PUNTO_H\n#define PUNTO_H\nstruct punto { int x, y; };\n#endif',
    ],
    lesson: 'preprocesador#una-cabecera-que-llega-dos-veces',
  },
  {
    id: 'include-syntax',
    when: [
      { message: /^expected "FILENAME" or <FILENAME>/ },
      {
        message: /^missing terminating '"' character/,
        before: /^\s*#\s*include/,
      },
      { message: /^expected '>'$/ },
    ],
    title: 'El nombre de la cabecera va entre `<` y `>`',
    meaning:
      'Después de `#include` va el nombre entre `<` y `>`, o entre comillas si el archivo es tuyo.',
    cause: 'Falta uno de los dos signos, o los dos.',
    fix: 'Escribe el nombre entre `<` y `>`, o entre comillas si el archivo es tuyo.',
    change: ['#include stdio.h', '#include <stdio.h>'],
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'include-extra',
    when: [{ flag: 'extra-tokens', message: /#(?<word>\w+) directive/ }],
    title: 'Sobra algo al final de `#$word`',
    meaning:
      'Las líneas que empiezan con `#` no son instrucciones: no terminan en `;`.',
    cause: 'Un `;` puesto por costumbre, o un comentario sin su `//`.',
    fix: 'Borra lo que sobra.',
    change: ['#include <stdio.h>;', '#include <stdio.h>'],
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'include-without-hash',
    when: [
      { message: /^unknown type name '(?<word>include|define)'/ },
      {
        message: /^expected identifier or '\('/,
        before: /^\s*include\s*$/,
        at: /^[<"]/,
        given: { word: 'include' },
      },
    ],
    title: 'Falta `#` delante de `$word`',
    meaning: '`#include` y `#define` llevan siempre el signo `#` delante.',
    cause: 'Se olvidó el `#`.',
    fix: 'Escríbelo al principio de la línea.',
    change: ['include <stdio.h>', '#include <stdio.h>'],
    lesson: 'estructura#archivos-de-cabecera',
  },
  {
    id: 'comment-with-hash',
    isCause: true,
    when: [
      {
        message: /^invalid (?:preprocessing directive$|.*line marker)/,
        before: /^\s*#\s*(?:\d+\s+)?$/,
        at: /^(?!\w+\s*[<"]|\w+\s+[A-Z_]+\b)[\p{L}\d]/u,
      },
      { message: /^expected expression$/, before: /\S\s+$/, at: /^#/ },
    ],
    title: 'Los comentarios de C no empiezan con `#`',
    meaning:
      'Una línea con `#` es una directiva para el preprocesador, como `#include`. Un comentario empieza con `//`.',
    cause: 'En Python y en la terminal, los comentarios sí llevan `#`.',
    fix: 'Cambia `#` por `//`.',
    change: ['# Saluda', '// Saluda'],
    lesson: 'estructura#comentarios',
  },
  {
    id: 'directive-unknown',
    when: [{ message: /^invalid preprocessing directive/ }],
    title: 'Esa palabra no puede ir después de `#`',
    meaning:
      'Después de `#` van unas pocas palabras fijas: `include`, `define`, `if`, `ifdef`, `ifndef`, `else`, `endif`…',
    cause: 'La palabra está mal escrita.',
    fix: 'Corrígela: `#include`, `#define`.',
    change: ['#incldue <stdio.h>', '#include <stdio.h>'],
    lesson: 'compile',
  },
  {
    id: 'unterminated-conditional',
    when: [{ message: /^unterminated conditional directive/ }],
    title: 'Falta un `#endif`',
    meaning: 'Todo `#if`, `#ifdef` o `#ifndef` se cierra con `#endif`.',
    cause:
      'Se olvidó la última línea; en una cabecera es la del final del archivo.',
    fix: 'Escribe `#endif` donde termina la parte condicional.',
    lesson: 'preprocesador#líneas-que-no-se-compilan',
  },
  {
    id: 'conditional-without-if',
    when: [{ message: /^#(?<word>endif|else|elif) without #if/ }],
    title: 'Este `#$word` no tiene su `#if`',
    meaning:
      'Un `#$word` pertenece a un `#if`, `#ifdef` o `#ifndef` anterior, y no hay ninguno abierto.',
    cause: 'Se borró la línea de arriba, o esta sobra.',
    fix: 'Borra esta línea, o escribe la que falta arriba.',
    lesson: 'preprocesador#líneas-que-no-se-compilan',
  },
  {
    id: 'macro-redefined',
    when: [
      { flag: 'macro-redefined', message: /^'(?<name>\w+)' macro redefined/ },
    ],
    title: '`$name` tiene dos `#define` distintos',
    meaning:
      'Desde aquí vale el segundo; antes valía el primero, de la línea $note.',
    cause: 'Se repitió el nombre, o ya lo usa una cabecera.',
    fix: 'Deja uno solo, o cambia el nombre.',
    lesson: 'constantes',
  },
  {
    id: 'macro-name',
    when: [{ message: /^macro name (?:must be|missing)/ }],
    title: 'Después de `#define` va un nombre',
    meaning:
      'El nombre de una constante empieza con una letra o con `_`, como el de una variable.',
    cause: 'Empieza con un número o con un signo, o falta.',
    fix: 'Escribe un nombre; por costumbre, en mayúsculas.',
    change: ['#define 3LIMITE 10', '#define LIMITE 10'],
    lesson: 'constantes',
  },
  {
    id: 'macro-with-semicolon',
    isCause: true,
    when: [
      { severity: 'error', message: /./, macro: /;$/ },
      { flag: 'unused-value', message: /./, macro: /;$/ },
    ],
    title: 'El `#define` de `$name` termina en `;`',
    meaning:
      'Un `#define` se copia tal cual donde aparece `$name`, y el `;` se copia también: corta la instrucción, aunque esté lejos de aquí.',
    cause: 'Un `;` puesto por costumbre.',
    fix: 'Borra el `;` de la línea $defined.',
    change: ['#define LIMITE 10;', '#define LIMITE 10'],
    lesson: 'constantes',
  },
  {
    id: 'macro-with-equals',
    isCause: true,
    when: [{ severity: 'error', message: /./, macro: /^=/ }],
    title: 'El `#define` de `$name` lleva un `=`',
    meaning:
      'Un `#define` se copia tal cual donde aparece `$name`, y el `=` se copia también.',
    cause: 'Se escribió como si fuera una variable.',
    fix: 'En la línea $defined deja solo el nombre y el valor, separados por un espacio.',
    change: ['#define LIMITE = 10', '#define LIMITE 10'],
    lesson: 'constantes',
  },
  {
    id: 'error-directive',
    when: [{ message: /./, before: /^\s*#\s*$/, at: /^(?:error|warning)\b/ }],
    title: 'El propio código manda un mensaje aquí',
    meaning:
      'Una línea `#error` detiene la compilación y muestra su mensaje; una línea `#warning` solo lo muestra.',
    cause: 'Quien escribió el archivo comprueba así que se compila como debe.',
    fix: 'Lee el mensaje: dice qué falta.',
  },
  {
    id: 'too-many-errors',
    when: [{ message: /^too many errors emitted/, isPlaceless: true }],
    title: 'Hay demasiados errores para mostrarlos todos',
    meaning: 'El compilador dejó de leer después de 19 errores.',
    cause: 'Uno de los primeros suele provocar los demás.',
    fix: 'Corrige el primero y compila de nuevo.',
    lesson: 'compile',
  },
];
