import type { ToolCard } from '../types';

const mainSymbols = '(?:__)?(?:original_main|main_void|main_argc_argv|main)';

/** Messages of the linker. */
export const linkerCards: readonly ToolCard[] = [
  {
    id: 'main-misspelled',
    isCause: true,
    when: [
      {
        tool: 'linker',
        message: new RegExp(`undefined symbol: ${mainSymbols}$`),
        nearlyDefines: 'main',
      },
    ],
    title: 'La función se llama `$name`, y debe llamarse `main`',
    meaning:
      'Todo programa empieza en la función `main`. En este no la hay, y sí una con un nombre muy parecido.',
    cause: 'Una letra de más, de menos o cambiada de orden, o una mayúscula.',
    fix: 'En la línea $defined, escribe `main`.',
    change: ['int $name(void)', 'int main(void)'],
    lesson: 'estructura#errores-comunes',
  },
  {
    id: 'no-main',
    when: [
      {
        tool: 'linker',
        message: new RegExp(`undefined symbol: ${mainSymbols}$`),
      },
    ],
    title: 'El programa no tiene `main`',
    meaning:
      'Todo programa empieza en la función `main`. El código está bien escrito, pero falta por dónde empezar.',
    cause:
      'Falta la función, su nombre se escribe distinto (`Main`, `mian`) o sus parámetros no son los de `main`.',
    fix: 'Escribe `int main(void)`, en minúsculas, con sus instrucciones adentro.',
    change: ['int Main(void)', 'int main(void)'],
    lesson: 'estructura#errores-comunes',
  },
  {
    id: 'undefined-symbol',
    when: [
      {
        tool: 'linker',
        message: new RegExp(
          `undefined symbol: (?!${mainSymbols}$)(?<name>\\S+)`,
        ),
        pointsTo: 'call',
      },
    ],
    title: '`$name` está anunciado, pero no existe',
    meaning:
      'Hay un prototipo o un `extern` de `$name`, y nadie lo define: el enlazador no encuentra su código.',
    cause:
      'Falta escribir la función, su nombre se escribe distinto, o falta el archivo `.c` que la contiene. O es `inline`: escribe `static inline`.',
    fix: 'Escribe el cuerpo de `$name`, o agrega el archivo donde está.',
    lesson: 'modulos#ni-falta-ni-sobra',
  },
  {
    id: 'two-mains',
    when: [
      {
        tool: 'linker',
        message: new RegExp(`duplicate symbol: ${mainSymbols}$`),
      },
    ],
    title: 'El programa tiene dos `main`',
    meaning:
      'Todos los archivos `.c` forman un solo programa, y un programa empieza en un solo lugar.',
    cause: 'Dos archivos tienen su propia función `main`.',
    fix: 'Deja `main` en un archivo. En el otro, cámbiale el nombre o bórrala.',
    lesson: 'estructura',
  },
  {
    id: 'duplicate-symbol',
    when: [
      {
        tool: 'linker',
        message: new RegExp(
          `duplicate symbol: (?!${mainSymbols}$)(?<name>\\S+)`,
        ),
      },
    ],
    title: '`$name` está definido en dos archivos',
    meaning:
      'En todo el programa hay una sola definición de cada función y de cada variable global.',
    cause:
      'Se copió en dos `.c`, o está definido en un `.h` que incluyen los dos.',
    fix: 'Define `$name` en un solo `.c`. En el `.h` deja el prototipo, o `extern` si es una variable.',
    change: ['int total = 5;', 'extern int total;'],
    lesson: 'modulos#ni-falta-ni-sobra',
  },
  {
    id: 'too-much-memory',
    when: [
      { tool: 'linker', message: /\bmemory too (?:large|small)/ },
      { tool: 'linker', message: /\b(?:data|memory)\b.*\btoo large/ },
    ],
    title: 'Las variables globales no caben en la memoria',
    meaning:
      'Aquí un programa dispone de 256 MB, contando los 8 de la pila. Las variables globales y las `static` ocupan su lugar antes de empezar.',
    cause: 'Un arreglo global enorme, o cifras de más en su tamaño.',
    fix: 'Reduce el arreglo: un `int` ocupa 4 bytes, así que diez millones son 40 MB.',
    change: ['char grande[1000000000];', 'char grande[1000000];'],
  },
  {
    id: 'signature-mismatch',
    when: [
      {
        tool: 'linker',
        message: /function signature mismatch: (?<name>\S+)/,
      },
    ],
    title: 'La llamada a `$name` y su definición no coinciden',
    meaning:
      'Un archivo cree que `$name` recibe o devuelve unos tipos, y otro la define con otros. El programa se detendría al llegar a la llamada.',
    cause:
      'El prototipo se escribió a mano en un archivo y no es igual a la función.',
    fix: 'Pon el prototipo en un `.h` e inclúyelo en los dos archivos: así el compilador los compara.',
  },
];
