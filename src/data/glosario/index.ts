import type { Term } from './schema';

const inC = ['/stevelabs/'];
const inLinux = ['/dumix/'];
const inWeb = ['/webdeveloper/'];

/**
 * Glosario, en orden alfabético. Cada forma se marca en los textos la primera
 * vez que aparece en una página; `within` y `except` evitan marcar una palabra
 * donde quiere decir otra cosa.
 */
export const glosario: readonly Term[] = [
  {
    id: 'algoritmo',
    term: 'algoritmo',
    forms: ['algoritmo', 'algoritmos'],
    english: 'algorithm',
    definition:
      'Lista ordenada y finita de pasos precisos que resuelve un problema. No depende del lenguaje: el mismo se puede escribir en C, en Python o en papel.',
    lesson: '/stevelabs/program1/algoritmo/',
    related: ['pseudocodigo', 'diagrama-de-flujo', 'bucle'],
  },
  {
    id: 'alias',
    term: 'alias',
    forms: ['alias'],
    definition:
      'Nombre corto que el intérprete cambia por un comando más largo. Con `alias ll="ls -l"`, escribir `ll` equivale a escribir `ls -l`.',
    within: inLinux,
    related: ['comando', 'interprete'],
  },
  {
    id: 'ambito',
    term: 'ámbito',
    forms: ['ámbito', 'ámbitos'],
    within: [...inC, ...inWeb],
    english: 'scope',
    definition:
      'Parte del programa en la que existe un nombre, como el de una variable. Lo que se declara dentro de unas llaves en C solo se ve ahí.',
    lesson: '/stevelabs/program1/variable/',
    related: ['variable-local', 'declaracion'],
  },
  {
    id: 'ancho-de-banda',
    term: 'ancho de banda',
    forms: ['ancho de banda'],
    english: 'bandwidth',
    definition:
      'Cantidad de datos que una conexión puede mover cada segundo. Dice cuánto cabe, no cuánto tarda: eso último es la latencia.',
    lesson: '/articulos/info/lag/',
    related: ['latencia', 'bit'],
  },
  {
    id: 'api',
    term: 'API',
    forms: ['API'],
    english: 'application programming interface',
    definition:
      'Acuerdo que dice cómo un programa le pide algo a otro: qué se puede pedir, de qué forma y qué se recibe a cambio.',
    lesson: '/webdeveloper/opinion1/',
    related: ['http', 'json', 'servidor'],
  },
  {
    id: 'archivo-de-cabecera',
    term: 'archivo de cabecera',
    forms: [
      'archivo de cabecera',
      'archivos de cabecera',
      'cabecera',
      'cabeceras',
    ],
    within: inC,
    english: 'header file',
    definition:
      'Archivo de C, casi siempre terminado en `.h`, que presenta funciones y nombres para que otros archivos los usen. Se copia con `#include`.',
    lesson: '/stevelabs/program1/estructura/',
    related: ['preprocesador', 'funcion', 'biblioteca'],
  },
  {
    id: 'archivo-objeto',
    term: 'archivo objeto',
    forms: ['archivo objeto', 'archivos objeto'],
    english: 'object file',
    definition:
      'Resultado de traducir un archivo de código a código máquina. Todavía no se puede ejecutar: falta que el enlazador lo una con lo demás.',
    lesson: '/stevelabs/program1/compile/',
    related: ['enlazador', 'codigo-maquina', 'ejecutable'],
  },
  {
    id: 'archivo-oculto',
    term: 'archivo oculto',
    forms: [
      'archivo oculto',
      'archivos ocultos',
      'carpeta oculta',
      'carpetas ocultas',
      'nombres ocultos',
    ],
    english: 'hidden file',
    definition:
      'En Linux, archivo o directorio cuyo nombre empieza con un punto, como `.bashrc`. `ls` no lo muestra si no se lo pides con `-a`. Oculto no quiere decir protegido.',
    lesson: '/dumix/linux1/sintaxis/',
    related: ['directorio', 'opcion'],
  },
  {
    id: 'argumento',
    term: 'argumento',
    forms: ['argumento', 'argumentos'],
    within: [...inLinux, ...inC],
    english: 'argument',
    definition:
      'Dato que se le da a un comando o a una función para que trabaje con él. En `ls Documentos`, el argumento es `Documentos`.',
    lesson: '/dumix/linux1/sintaxis/',
    related: ['comando', 'opcion', 'funcion'],
  },
  {
    id: 'arreglo',
    term: 'arreglo',
    forms: ['arreglo', 'arreglos'],
    within: inWeb,
    english: 'array',
    definition:
      'Fila de valores bajo un mismo nombre. A cada uno se llega por su número de orden, que en C y en JavaScript empieza en cero.',
    related: ['variable', 'cadena'],
  },
  {
    id: 'ascii',
    term: 'ASCII',
    forms: ['ASCII'],
    english: 'American Standard Code for Information Interchange',
    definition:
      'Código que da un número del 0 al 127 a las letras del inglés, los dígitos y otros signos. La `A` es el 65. No tiene ñ ni vocales con acento.',
    lesson: '/stevelabs/program1/variable/',
    related: ['caracter', 'utf-8', 'byte'],
  },
  {
    id: 'asignacion',
    term: 'asignación',
    forms: ['asignación', 'asignaciones', 'asignar'],
    within: [...inC, ...inWeb],
    english: 'assignment',
    definition:
      'Acción de guardar un valor en una variable. En C se escribe con el signo `=`: `lives = 2` borra lo que había y deja un 2.',
    lesson: '/stevelabs/program1/variable/',
    related: ['variable', 'declaracion'],
  },
  {
    id: 'aviso',
    term: 'aviso',
    forms: ['aviso', 'avisos'],
    within: inC,
    english: 'warning',
    definition:
      'Mensaje del compilador sobre algo sospechoso que no le impide crear el programa. En `gcc`, las opciones `-Wall` y `-Wextra` encienden los más útiles.',
    lesson: '/stevelabs/program1/holamundo/',
    related: ['compilador', 'error-de-sintaxis'],
  },
  {
    id: 'backend',
    term: 'backend',
    forms: ['backend'],
    definition:
      'Parte de una aplicación web que corre en un servidor. Guarda los datos, decide quién puede verlos y contesta a lo que pide el frontend.',
    lesson: '/webdeveloper/opinion1/',
    related: ['frontend', 'servidor', 'base-de-datos'],
  },
  {
    id: 'base-de-datos',
    term: 'base de datos',
    forms: ['base de datos', 'bases de datos'],
    english: 'database',
    definition:
      'Conjunto de datos guardados con un orden que permite buscarlos y cambiarlos rápido. Se suele llamar igual al programa que los maneja.',
    lesson: '/webdeveloper/opinion1/',
    related: ['backend', 'servidor'],
  },
  {
    id: 'bash',
    term: 'Bash',
    forms: ['Bash'],
    within: inLinux,
    english: 'Bourne-Again SHell',
    definition:
      'Intérprete de comandos que Debian, Ubuntu y muchas otras distribuciones ponen por defecto. Lee lo que escribes y pone en marcha el programa que pediste.',
    lesson: '/dumix/linux1/comandline/',
    related: ['interprete', 'terminal', 'prompt'],
  },
  {
    id: 'biblioteca',
    term: 'biblioteca',
    forms: [
      'biblioteca',
      'bibliotecas',
      'biblioteca de C',
      'biblioteca estándar',
    ],
    within: [...inC, ...inWeb],
    english: 'library',
    definition:
      'Conjunto de código ya escrito que otros programas pueden usar. La biblioteca de C trae `printf` y cientos de funciones más.',
    lesson: '/stevelabs/program1/estructura/',
    related: ['funcion', 'enlazador', 'archivo-de-cabecera'],
  },
  {
    id: 'bit',
    term: 'bit',
    forms: ['bit', 'bits'],
    definition:
      'La unidad más pequeña de información: vale 0 o 1. Con 8 bits se forma un byte. Una computadora de 64 bits maneja números de ese tamaño de una sola vez.',
    lesson: '/stevelabs/program1/variable/',
    related: ['byte'],
  },
  {
    id: 'bucle',
    term: 'bucle',
    forms: ['bucle', 'bucles'],
    english: 'loop',
    definition:
      'Parte de un algoritmo o de un programa que se repite. Algo en cada vuelta debe acercar el final, o no termina nunca.',
    lesson: '/stevelabs/program1/algoritmo/',
    related: ['algoritmo', 'instruccion'],
  },
  {
    id: 'bufer',
    term: 'búfer',
    forms: ['búfer', 'búferes'],
    english: 'buffer',
    definition:
      'Trozo de memoria donde unos datos esperan antes de pasar a otro sitio. En Vim es el texto de un archivo abierto: los cambios se quedan ahí hasta que guardas.',
    lesson: '/dumix/vimgg/',
    related: ['memoria', 'editor'],
  },
  {
    id: 'byte',
    term: 'byte',
    forms: ['byte', 'bytes'],
    definition:
      'Grupo de 8 bits, con el que se mide lo que ocupan los archivos y la memoria. Alcanza para un número del 0 al 255 o para una letra del inglés.',
    lesson: '/stevelabs/program1/variable/',
    related: ['bit', 'caracter', 'memoria'],
  },
  {
    id: 'cache',
    term: 'caché',
    forms: ['caché', 'cachés'],
    english: 'cache',
    definition:
      'Lugar rápido donde se guarda una copia de lo que se usó hace poco, por si se vuelve a pedir. Ahorra ir a buscarlo a un sitio más lento.',
    related: ['memoria', 'procesador', 'navegador'],
  },
  {
    id: 'cadena',
    term: 'cadena',
    forms: ['cadena', 'cadenas', 'cadena de texto', 'cadenas de texto'],
    within: inC,
    english: 'string',
    definition:
      'Fila de caracteres, uno detrás de otro. En C se escribe entre comillas dobles, como `"Hola"`.',
    lesson: '/stevelabs/program1/salida/',
    related: ['caracter', 'secuencia-de-escape'],
  },
  {
    id: 'camelcase',
    term: 'camelCase',
    forms: ['camelCase'],
    definition:
      'Manera de juntar palabras en un nombre sin espacios: cada una, salvo la primera, empieza en mayúscula, como `maxLives`.',
    lesson: '/stevelabs/program1/variable/',
    related: ['snake-case', 'variable'],
  },
  {
    id: 'caracter',
    term: 'carácter',
    forms: ['carácter', 'caracteres'],
    within: [...inC, ...inLinux],
    english: 'character',
    definition:
      'Una letra, un dígito, un signo o un espacio. La computadora guarda cada uno como un número, según una tabla como ASCII o Unicode.',
    lesson: '/stevelabs/program1/salida/',
    related: ['cadena', 'ascii', 'utf-8'],
  },
  {
    id: 'casting',
    term: 'casting',
    forms: ['casting'],
    definition:
      'Conversión de tipo que pides tú. En C, el tipo va entre paréntesis delante del valor: `(double)coins`. La variable original no cambia.',
    lesson: '/stevelabs/program1/variable/',
    related: ['conversion', 'tipo'],
  },
  {
    id: 'cifra-significativa',
    term: 'cifra significativa',
    forms: ['cifra significativa', 'cifras significativas'],
    english: 'significant digit',
    definition:
      'Cada cifra de un número a partir de la primera que no es cero, a los dos lados del punto. 314.1 tiene cuatro y 0.0042 tiene dos.',
    lesson: '/stevelabs/program1/variable/',
    related: ['tipo'],
  },
  {
    id: 'clausura',
    term: 'clausura',
    forms: ['clausura', 'clausuras'],
    within: inWeb,
    english: 'closure',
    definition:
      'Función que recuerda las variables del lugar donde se creó y puede usarlas después, aunque ese lugar ya haya terminado.',
    lesson: '/webdeveloper/letvsvar/',
    related: ['funcion', 'ambito'],
  },
  {
    id: 'codigo-fuente',
    term: 'código fuente',
    forms: ['código fuente'],
    english: 'source code',
    definition:
      'El texto de un programa, tal como lo escribe una persona. En C hay que compilarlo antes de ejecutarlo.',
    lesson: '/stevelabs/program1/holamundo/',
    related: ['compilacion', 'ejecutable', 'editor'],
  },
  {
    id: 'codigo-maquina',
    term: 'código máquina',
    forms: ['código máquina'],
    english: 'machine code',
    definition:
      'Instrucciones muy pequeñas, en forma de números, que el procesador ejecuta directamente. Cada familia de procesadores tiene el suyo.',
    lesson: '/stevelabs/program1/compile/',
    related: ['ensamblador', 'procesador', 'ejecutable'],
  },
  {
    id: 'comando',
    term: 'comando',
    forms: ['comando', 'comandos'],
    english: 'command',
    definition:
      'Lo que escribes en la terminal para que la computadora haga algo: un nombre y, si hacen falta, opciones y argumentos. Los mensajes del sistema en español lo llaman orden.',
    lesson: '/dumix/linux1/sintaxis/',
    related: ['opcion', 'argumento', 'terminal'],
  },
  {
    id: 'comentario',
    term: 'comentario',
    forms: ['comentario', 'comentarios'],
    within: inC,
    english: 'comment',
    definition:
      'Texto para personas dentro del código: el compilador lo salta. En C va detrás de `//` o entre `/*` y `*/`.',
    lesson: '/stevelabs/program1/estructura/',
    related: ['codigo-fuente', 'indentacion'],
  },
  {
    id: 'compilacion',
    term: 'compilación',
    forms: ['compilación', 'compilar'],
    english: 'compilation',
    definition:
      'Traducción de un programa antes de ejecutarlo, casi siempre a código máquina. En C, `gcc` encadena cuatro etapas: preprocesador, compilador, ensamblador y enlazador.',
    lesson: '/stevelabs/program1/compile/',
    related: ['compilador', 'preprocesador', 'enlazador'],
  },
  {
    id: 'compilador',
    term: 'compilador',
    forms: ['compilador', 'compiladores'],
    english: 'compiler',
    definition:
      'Programa que traduce el código fuente completo antes de que se ejecute y avisa de los errores que encuentra. En el curso de C usamos GCC.',
    lesson: '/stevelabs/program1/compile/',
    related: ['compilacion', 'gcc', 'codigo-fuente'],
  },
  {
    id: 'constante',
    term: 'constante',
    forms: ['constante', 'constantes'],
    within: inC,
    english: 'constant',
    definition:
      'Valor con nombre que no cambia mientras el programa funciona. En C se consigue con `const`, o con `#define` antes de compilar.',
    lesson: '/stevelabs/program1/variable/',
    related: ['variable', 'preprocesador'],
  },
  {
    id: 'conversion',
    term: 'conversión',
    forms: ['conversión', 'conversiones'],
    within: inC,
    english: 'conversion',
    definition:
      'Paso de un valor de un tipo a otro. C hace muchas conversiones por su cuenta y a veces se pierde algo: al guardar 3.99 en un `int` queda un 3.',
    lesson: '/stevelabs/program1/variable/',
    related: ['casting', 'tipo'],
  },
  {
    id: 'debian',
    term: 'Debian',
    forms: ['Debian'],
    definition:
      'Distribución de Linux hecha por voluntarios desde 1993. De ella nació Ubuntu. Los ejemplos de este sitio usan Debian.',
    lesson: '/dumix/linux1/presentacion/',
    related: ['distribucion', 'gestor-de-paquetes'],
  },
  {
    id: 'declaracion',
    term: 'declaración',
    forms: ['declaración', 'declaraciones', 'declarar'],
    within: [...inC, ...inWeb],
    english: 'declaration',
    definition:
      'Línea que presenta un nombre antes de usarlo. En C, la de una variable dice su tipo y su nombre: `int lives;`.',
    lesson: '/stevelabs/program1/variable/',
    related: ['variable', 'tipo', 'asignacion'],
  },
  {
    id: 'dependencia',
    term: 'dependencia',
    forms: ['dependencia', 'dependencias'],
    within: [...inLinux, ...inWeb],
    english: 'dependency',
    definition:
      'Paquete o biblioteca que otro programa necesita para funcionar. Un gestor de paquetes la instala por ti.',
    lesson: '/dumix/clibasic/',
    related: ['paquete', 'gestor-de-paquetes', 'biblioteca'],
  },
  {
    id: 'depurador',
    term: 'depurador',
    forms: ['depurador', 'depuradores', 'depurar'],
    english: 'debugger',
    definition:
      'Programa que ejecuta otro paso a paso y deja mirar sus datos, para encontrar dónde se equivoca.',
    lesson: '/stevelabs/program1/presentacion/',
    related: ['ide', 'error-logico'],
  },
  {
    id: 'diagrama-de-flujo',
    term: 'diagrama de flujo',
    forms: ['diagrama de flujo', 'diagramas de flujo'],
    english: 'flowchart',
    definition:
      'Dibujo de un algoritmo. Cada figura dice qué clase de paso es y las flechas dicen en qué orden van.',
    lesson: '/stevelabs/program1/algoritmo/',
    related: ['algoritmo', 'pseudocodigo'],
  },
  {
    id: 'directorio',
    term: 'directorio',
    forms: [
      'directorio',
      'directorios',
      'carpeta',
      'carpetas',
      'subdirectorio',
      'subdirectorios',
    ],
    english: 'directory',
    definition:
      'Lugar con nombre que contiene archivos y otros directorios. En las interfaces gráficas se llama carpeta.',
    lesson: '/dumix/linux1/directorio/',
    related: ['raiz', 'ruta', 'directorio-actual'],
  },
  {
    id: 'directorio-actual',
    term: 'directorio actual',
    forms: ['directorio actual', 'directorio de trabajo'],
    english: 'working directory',
    definition:
      'Directorio en el que está trabajando la terminal. `pwd` lo muestra, `cd` lo cambia y un punto lo abrevia.',
    lesson: '/dumix/linux1/directorio/',
    related: ['directorio', 'ruta-relativa', 'prompt'],
  },
  {
    id: 'directorio-personal',
    term: 'directorio personal',
    forms: ['directorio personal', 'carpeta personal', 'carpetas personales'],
    english: 'home directory',
    definition:
      'Directorio que cada cuenta tiene para sus cosas, como `/home/alumno`. Se abrevia con una virgulilla: `~`.',
    lesson: '/dumix/linux1/directorio/',
    related: ['directorio', 'ruta'],
  },
  {
    id: 'dispositivo',
    term: 'dispositivo',
    forms: ['dispositivo', 'dispositivos'],
    within: inLinux,
    english: 'device',
    definition:
      'Aparato que el sistema maneja, como un disco, un teclado o una pantalla. Linux presenta muchos de ellos como archivos dentro de `/dev`.',
    lesson: '/dumix/linux1/archivos/',
    related: ['nucleo', 'hardware'],
  },
  {
    id: 'distribucion',
    term: 'distribución',
    forms: ['distribución', 'distribuciones'],
    within: [...inLinux, ...inC],
    english: 'distribution',
    definition:
      'Linux listo para instalar y usar: el núcleo, herramientas, un instalador y un almacén de programas. Debian, Ubuntu y Fedora son tres.',
    lesson: '/dumix/linux1/presentacion/',
    related: ['nucleo', 'paquete', 'debian'],
  },
  {
    id: 'editor',
    term: 'editor de texto',
    forms: [
      'editor',
      'editores',
      'editor de texto',
      'editores de texto',
      'editor de código',
      'editores de código',
    ],
    within: [...inC, ...inLinux, ...inWeb],
    english: 'text editor',
    definition:
      'Programa para escribir y cambiar texto simple, sin márgenes ni tipos de letra. Los de código colorean además las palabras del lenguaje.',
    lesson: '/stevelabs/program1/presentacion/',
    related: ['ide', 'codigo-fuente'],
  },
  {
    id: 'ejecutable',
    term: 'ejecutable',
    forms: [
      'ejecutable',
      'ejecutables',
      'archivo ejecutable',
      'archivos ejecutables',
    ],
    english: 'executable',
    definition:
      'Archivo que el sistema puede poner en marcha como programa. El que crea `gcc` contiene instrucciones para el procesador.',
    lesson: '/stevelabs/program1/holamundo/',
    related: ['codigo-maquina', 'compilacion', 'permiso'],
  },
  {
    id: 'elevacion',
    term: 'elevación',
    forms: ['elevación'],
    within: inWeb,
    english: 'hoisting',
    definition:
      'Manera de trabajar de JavaScript: reserva los nombres que se declaran en una función o un bloque antes de ejecutar su primera línea.',
    lesson: '/webdeveloper/letvsvar/',
    related: ['declaracion', 'ambito'],
  },
  {
    id: 'empaquetador',
    term: 'empaquetador',
    forms: ['empaquetador', 'empaquetadores'],
    english: 'bundler',
    definition:
      'Herramienta que une los muchos archivos de una página web en unos pocos y los reduce, para que el navegador los descargue antes.',
    lesson: '/webdeveloper/opinion1/',
    related: ['npm', 'frontend'],
  },
  {
    id: 'emulador-de-terminal',
    term: 'emulador de terminal',
    forms: ['emulador de terminal', 'emuladores de terminal'],
    english: 'terminal emulator',
    definition:
      'Programa que dibuja una terminal dentro de una ventana, como GNOME Terminal o Konsole. Decide los colores y el tipo de letra.',
    lesson: '/dumix/pimp/',
    related: ['terminal', 'interprete'],
  },
  {
    id: 'enlace-simbolico',
    term: 'enlace simbólico',
    forms: ['enlace simbólico', 'enlaces simbólicos'],
    english: 'symbolic link',
    definition:
      'Archivo pequeño que señala la ruta de otro. Si el otro se borra o cambia de sitio, el enlace queda roto.',
    lesson: '/dumix/linux1/archivos/',
    related: ['ruta', 'directorio'],
  },
  {
    id: 'enlazador',
    term: 'enlazador',
    forms: ['enlazador', 'enlazadores'],
    english: 'linker',
    definition:
      'Programa que une los archivos objeto con las bibliotecas que usan y crea el ejecutable. Es la última etapa al compilar.',
    lesson: '/stevelabs/program1/compile/',
    related: ['archivo-objeto', 'biblioteca', 'ejecutable'],
  },
  {
    id: 'enrutador',
    term: 'enrutador',
    forms: ['enrutador', 'enrutadores', 'router', 'routers'],
    english: 'router',
    definition:
      'Aparato que conecta redes y decide por dónde sigue cada dato. El de tu casa une tus aparatos con internet.',
    lesson: '/articulos/info/lag/',
    related: ['latencia', 'servidor'],
  },
  {
    id: 'ensamblador',
    term: 'ensamblador',
    forms: ['ensamblador'],
    english: 'assembly language',
    definition:
      'Lenguaje que escribe con palabras cortas las instrucciones de un procesador, una por línea. También es el programa que lo traduce a código máquina.',
    lesson: '/stevelabs/program1/compile/',
    related: ['codigo-maquina', 'compilacion'],
  },
  {
    id: 'entero',
    term: 'entero',
    forms: ['enteros', 'número entero', 'números enteros'],
    within: inC,
    english: 'integer',
    definition:
      'Número sin parte decimal, como 7, 0 o −3. En C, el tipo de siempre para ellos es `int`.',
    lesson: '/stevelabs/program1/variable/',
    related: ['tipo', 'byte'],
  },
  {
    id: 'entorno-de-desarrollo',
    term: 'entorno de desarrollo',
    forms: ['entorno de desarrollo', 'entornos de desarrollo'],
    english: 'development environment',
    definition:
      'Conjunto de programas con los que se crean otros programas. Para C bastan un editor, un compilador y una terminal.',
    lesson: '/stevelabs/program1/presentacion/',
    related: ['editor', 'compilador', 'ide'],
  },
  {
    id: 'entrada-y-salida-estandar',
    term: 'entrada y salida estándar',
    forms: ['entrada y salida estándar', 'entrada estándar', 'salida estándar'],
    english: 'standard input and output',
    definition:
      'Canales con los que nace un programa: lee por la entrada y escribe por la salida. Si nadie los cambia, son el teclado y la pantalla de la terminal.',
    lesson: '/stevelabs/program1/estructura/',
    related: ['tuberia', 'terminal'],
  },
  {
    id: 'error-de-sintaxis',
    term: 'error de sintaxis',
    forms: [
      'error de sintaxis',
      'errores de sintaxis',
      'error sintáctico',
      'errores sintácticos',
    ],
    english: 'syntax error',
    definition:
      'Palabras y signos correctos en un orden que no lo es, o con alguno de menos, como un punto y coma olvidado. Lo encuentra el compilador.',
    lesson: '/stevelabs/program1/compile/',
    related: ['error-lexico', 'error-logico', 'compilador'],
  },
  {
    id: 'error-lexico',
    term: 'error léxico',
    forms: ['error léxico', 'errores léxicos'],
    english: 'lexical error',
    definition:
      'Algo que no puede ser ni una palabra ni un signo del lenguaje, como una `@` suelta en C. Lo encuentra el compilador.',
    lesson: '/stevelabs/program1/compile/',
    related: ['error-de-sintaxis', 'error-logico'],
  },
  {
    id: 'error-logico',
    term: 'error lógico',
    forms: ['error lógico', 'errores lógicos'],
    english: 'logic error',
    definition:
      'Fallo de un programa que compila y funciona, pero hace algo distinto de lo que querías. El compilador no lo ve: lo encuentras tú al probar.',
    lesson: '/stevelabs/program1/compile/',
    related: ['depurador', 'tabla-de-seguimiento'],
  },
  {
    id: 'firmware',
    term: 'firmware',
    forms: ['firmware'],
    definition:
      'Programa que un aparato lleva grabado para poder funcionar, como el de un router o el de un disco. A menudo se puede actualizar.',
    related: ['hardware', 'dispositivo'],
  },
  {
    id: 'framework',
    term: 'framework',
    forms: ['framework', 'frameworks'],
    definition:
      'Código ya hecho que da forma a un programa entero: tú escribes las partes y él decide cuándo usarlas. A una biblioteca, en cambio, la llamas tú.',
    lesson: '/webdeveloper/opinion1/',
    related: ['biblioteca', 'frontend', 'backend'],
  },
  {
    id: 'frontend',
    term: 'frontend',
    forms: ['frontend'],
    definition:
      'Parte de una aplicación web que corre en el navegador de quien la visita: lo que se ve y se toca.',
    lesson: '/webdeveloper/opinion1/',
    related: ['backend', 'navegador'],
  },
  {
    id: 'fuente-monoespaciada',
    term: 'fuente monoespaciada',
    forms: ['fuente monoespaciada', 'fuentes monoespaciadas', 'monoespaciada'],
    english: 'monospaced font',
    definition:
      'Tipo de letra en el que todos los caracteres tienen el mismo ancho. Gracias a eso, en la terminal las columnas quedan rectas.',
    lesson: '/dumix/pimp/',
    related: ['terminal', 'caracter'],
  },
  {
    id: 'funcion',
    term: 'función',
    forms: ['función', 'funciones'],
    within: [...inC, ...inWeb, '/dumix/nvmlinux', '/dumix/pimp'],
    english: 'function',
    definition:
      'Trozo de código con nombre que hace una tarea. Se la llama por su nombre, puede recibir datos y puede entregar un resultado.',
    lesson: '/stevelabs/program1/estructura/',
    related: ['argumento', 'biblioteca', 'instruccion'],
  },
  {
    id: 'gcc',
    term: 'GCC',
    forms: ['GCC'],
    english: 'GNU Compiler Collection',
    definition:
      'Compiladores libres del proyecto GNU para C y otros lenguajes. El de C se usa con la orden `gcc`.',
    lesson: '/stevelabs/program1/presentacion/',
    related: ['compilador', 'msys2', 'software-libre'],
  },
  {
    id: 'gestor-de-paquetes',
    term: 'gestor de paquetes',
    forms: ['gestor de paquetes', 'gestores de paquetes'],
    english: 'package manager',
    definition:
      'Programa que instala otros programas, junto con lo que necesitan, y también los actualiza y los quita. En Debian y Ubuntu es `apt`; en Node.js, `npm`.',
    lesson: '/dumix/clibasic/',
    related: ['paquete', 'repositorio', 'dependencia'],
  },
  {
    id: 'git',
    term: 'Git',
    forms: ['Git'],
    definition:
      'Programa que guarda la historia de un proyecto: qué cambió, cuándo y quién lo hizo. Permite volver atrás y trabajar en equipo.',
    lesson: '/webdeveloper/opinion1/',
    related: ['repositorio'],
  },
  {
    id: 'hardware',
    term: 'hardware',
    forms: ['hardware'],
    except: ["Tom's Hardware"],
    definition:
      'Las piezas de una computadora que se pueden tocar: procesador, memoria, discos, pantalla. Los programas son el software.',
    related: ['procesador', 'memoria', 'dispositivo'],
  },
  {
    id: 'http',
    term: 'HTTP',
    forms: ['HTTP'],
    english: 'Hypertext Transfer Protocol',
    definition:
      'Reglas con las que un navegador pide algo a un servidor web y este contesta. La respuesta lleva un código: 200 si todo fue bien, 404 si lo pedido no existe.',
    lesson: '/webdeveloper/opinion1/',
    related: ['servidor', 'navegador', 'api'],
  },
  {
    id: 'ide',
    term: 'IDE',
    forms: ['IDE'],
    within: inC,
    english: 'integrated development environment',
    definition:
      'Aplicación que junta en una ventana editor, compilador, depurador y otras herramientas para programar.',
    lesson: '/stevelabs/program1/presentacion/',
    related: ['entorno-de-desarrollo', 'editor', 'depurador'],
  },
  {
    id: 'indentacion',
    term: 'indentación',
    forms: ['indentación', 'sangría', 'sangrías'],
    english: 'indentation',
    definition:
      'Espacio al principio de una línea de código que muestra qué está dentro de qué. A C le da igual; en Python es parte del lenguaje.',
    lesson: '/stevelabs/program1/estructura/',
    related: ['codigo-fuente', 'instruccion'],
  },
  {
    id: 'instruccion',
    term: 'instrucción',
    forms: ['instrucción', 'instrucciones'],
    within: inC,
    english: 'statement',
    definition:
      'Paso que se le pide a la computadora. En C, las más sencillas terminan en punto y coma y se ejecutan una detrás de otra.',
    lesson: '/stevelabs/program1/estructura/',
    related: ['funcion', 'codigo-maquina'],
  },
  {
    id: 'interfaz-de-linea-de-comandos',
    term: 'interfaz de línea de comandos',
    forms: ['interfaz de línea de comandos', 'línea de comandos', 'CLI'],
    english: 'command-line interface',
    definition:
      'Forma de manejar la computadora escribiendo líneas de texto, en lugar de señalar botones y menús.',
    lesson: '/dumix/linux1/comandline/',
    related: ['terminal', 'interfaz-grafica', 'comando'],
  },
  {
    id: 'interfaz-grafica',
    term: 'interfaz gráfica',
    forms: ['interfaz gráfica', 'interfaces gráficas', 'GUI'],
    english: 'graphical user interface',
    definition:
      'Forma de manejar la computadora señalando ventanas, botones y menús.',
    lesson: '/dumix/linux1/comandline/',
    related: ['interfaz-de-linea-de-comandos'],
  },
  {
    id: 'interprete',
    term: 'intérprete de comandos',
    forms: [
      'intérprete de comandos',
      'intérpretes de comandos',
      'intérprete',
      'intérpretes',
      'shell',
      'shells',
    ],
    within: inLinux,
    english: 'shell',
    definition:
      'Programa que lee lo que escribes en la terminal, busca el comando que pediste y lo pone en marcha. Bash y Zsh son dos de ellos.',
    lesson: '/dumix/linux1/comandline/',
    related: ['bash', 'terminal', 'prompt'],
  },
  {
    id: 'jitter',
    term: 'jitter',
    forms: ['jitter'],
    definition:
      'Variación de la latencia: cuánto cambia de un momento a otro lo que tardan los datos en llegar. Si es grande, el juego va a tirones.',
    lesson: '/articulos/info/lag/',
    related: ['latencia', 'ping'],
  },
  {
    id: 'json',
    term: 'JSON',
    forms: ['JSON'],
    english: 'JavaScript Object Notation',
    definition:
      'Formato de texto para pasar datos de un programa a otro, con nombres y valores: `{"lives": 3}`. Nació de JavaScript y lo lee casi cualquier lenguaje.',
    related: ['api'],
  },
  {
    id: 'latencia',
    term: 'latencia',
    forms: ['latencia', 'latencias'],
    english: 'latency',
    definition:
      'Lo que tarda un dato en llegar de un sitio a otro. En los juegos se suele medir la ida y la vuelta juntas.',
    lesson: '/articulos/info/lag/',
    related: ['ping', 'jitter', 'ancho-de-banda'],
  },
  {
    id: 'linter',
    term: 'linter',
    forms: ['linter', 'linters'],
    definition:
      'Programa que lee el código sin ejecutarlo y señala errores probables y costumbres que dan problemas.',
    lesson: '/webdeveloper/opinion1/',
    related: ['codigo-fuente', 'aviso'],
  },
  {
    id: 'lts',
    term: 'LTS',
    forms: ['LTS', 'versión LTS', 'versiones LTS'],
    english: 'long-term support',
    definition:
      'Versión de un programa que recibe correcciones durante más tiempo que las demás, a menudo años. Es la que conviene a casi todo el mundo.',
    lesson: '/dumix/nvmlinux/',
    related: ['nvm', 'node'],
  },
  {
    id: 'maquina-virtual',
    term: 'máquina virtual',
    forms: ['máquina virtual', 'máquinas virtuales'],
    english: 'virtual machine',
    definition:
      'Computadora simulada por un programa, con un sistema propio dentro. Si la rompes, la borras y creas otra.',
    lesson: '/dumix/linux1/presentacion/',
    related: ['wsl', 'sistema-operativo'],
  },
  {
    id: 'memoria',
    term: 'memoria',
    forms: ['memoria', 'memoria RAM', 'RAM'],
    except: [
      'de memoria',
      'memoria USB',
      'memorias USB',
      'memoria de espera',
      'memoria intermedia',
      'chips de memoria',
      'con memoria',
    ],
    within: [...inC, '/articulos/', '/dumix/terminalapps', '/dumix/vimgg'],
    english: 'random-access memory',
    definition:
      'Lugar donde la computadora tiene a mano los programas y los datos que está usando. Es rápida y se vacía al apagar.',
    lesson: '/articulos/rows/rc5/',
    related: ['byte', 'variable', 'cache'],
  },
  {
    id: 'msys2',
    term: 'MSYS2',
    forms: ['MSYS2', 'MSYS2 UCRT64'],
    definition:
      'Proyecto que lleva a Windows una terminal, el compilador GCC y otras herramientas libres. En el curso de C se usa su entorno UCRT64.',
    lesson: '/stevelabs/program1/presentacion/',
    related: ['gcc', 'terminal', 'wsl'],
  },
  {
    id: 'navegador',
    term: 'navegador',
    forms: ['navegador', 'navegadores'],
    english: 'browser',
    definition:
      'Programa que pide páginas web y las muestra, como Firefox o Chrome. Entiende tres lenguajes: HTML, CSS y JavaScript.',
    lesson: '/webdeveloper/opinion1/',
    related: ['servidor', 'http', 'frontend'],
  },
  {
    id: 'node',
    term: 'Node.js',
    forms: ['Node.js', 'Node'],
    definition:
      'Programa que ejecuta JavaScript fuera del navegador, por ejemplo en un servidor o en tu terminal.',
    lesson: '/webdeveloper/opinion1/',
    related: ['npm', 'nvm', 'servidor'],
  },
  {
    id: 'npm',
    term: 'npm',
    forms: ['npm'],
    definition:
      'Gestor de paquetes que suele instalarse junto con Node.js. Descarga bibliotecas de JavaScript y las anota en `package.json`.',
    lesson: '/webdeveloper/opinion1/',
    related: ['node', 'gestor-de-paquetes', 'dependencia'],
  },
  {
    id: 'nucleo',
    term: 'núcleo',
    forms: ['núcleo', 'kernel'],
    except: ['cada núcleo'],
    within: [...inLinux, ...inC],
    english: 'kernel',
    definition:
      'Programa central del sistema: reparte el tiempo del procesador, la memoria y el acceso a los dispositivos. Linux es un núcleo.',
    lesson: '/dumix/linux1/presentacion/',
    related: ['distribucion', 'sistema-operativo', 'dispositivo'],
  },
  {
    id: 'nvm',
    term: 'nvm',
    forms: ['nvm'],
    english: 'Node Version Manager',
    definition:
      'Herramienta que guarda varias versiones de Node.js en tu carpeta personal y cambia de una a otra con una orden.',
    lesson: '/dumix/nvmlinux/',
    related: ['node', 'lts'],
  },
  {
    id: 'opcion',
    term: 'opción',
    forms: ['opción', 'opciones'],
    except: ['mejor opción', 'otra opción', 'buenas opciones'],
    within: [...inLinux, '/stevelabs/program1/compile'],
    english: 'option',
    definition:
      'Letra o palabra que cambia el modo de trabajar de un comando. Suele empezar con uno o dos guiones, como `-l` o `--all`.',
    lesson: '/dumix/linux1/sintaxis/',
    related: ['comando', 'argumento'],
  },
  {
    id: 'palabra-reservada',
    term: 'palabra reservada',
    forms: ['palabra reservada', 'palabras reservadas'],
    english: 'reserved word',
    definition:
      'Palabra que el lenguaje ya usa y que por eso no puede ser el nombre de una variable. En C lo son `int`, `return` y `void`, entre otras.',
    lesson: '/stevelabs/program1/variable/',
    related: ['variable', 'instruccion'],
  },
  {
    id: 'paquete',
    term: 'paquete',
    forms: ['paquete', 'paquetes'],
    within: [...inLinux, ...inC, ...inWeb],
    english: 'package',
    definition:
      'Archivo que trae un programa o una biblioteca y la lista de lo que necesita para funcionar. Los de Debian terminan en `.deb`.',
    lesson: '/dumix/clibasic/',
    related: ['gestor-de-paquetes', 'repositorio', 'dependencia'],
  },
  {
    id: 'permiso',
    term: 'permiso',
    forms: ['permiso', 'permisos'],
    except: ['con permiso'],
    within: inLinux,
    english: 'permission',
    definition:
      'Lo que una cuenta puede hacer con un archivo: leerlo, cambiarlo o ejecutarlo. Linux los guarda por separado para el propietario, el grupo y los demás.',
    lesson: '/dumix/linux1/archivos/',
    related: ['propietario', 'root', 'sudo'],
  },
  {
    id: 'ping',
    term: 'ping',
    forms: ['ping', 'pings'],
    definition:
      'Tiempo que tarda un dato en ir hasta otra computadora y volver. También se llama así el comando que lo mide.',
    lesson: '/articulos/info/lag/',
    related: ['latencia', 'jitter'],
  },
  {
    id: 'preprocesador',
    term: 'preprocesador',
    forms: ['preprocesador'],
    english: 'preprocessor',
    definition:
      'Primera etapa al compilar C. Atiende las líneas que empiezan con `#`: copia cabeceras y cambia unos textos por otros.',
    lesson: '/stevelabs/program1/compile/',
    related: ['archivo-de-cabecera', 'compilacion', 'constante'],
  },
  {
    id: 'procesador',
    term: 'procesador',
    forms: ['procesador', 'procesadores', 'CPU'],
    except: [
      'procesador de textos',
      'procesadores de textos',
      'procesador de texto',
      'procesadores de texto',
    ],
    english: 'central processing unit',
    definition:
      'Pieza de la computadora que ejecuta las instrucciones de los programas, una tras otra y muy deprisa. También se le dice CPU.',
    related: ['codigo-maquina', 'memoria', 'hardware'],
  },
  {
    id: 'prompt',
    term: 'prompt',
    forms: ['prompt', 'prompts'],
    definition:
      'Texto con el que el intérprete dice que espera un comando. En Debian muestra la cuenta, la máquina y el directorio, y termina en `$`.',
    lesson: '/dumix/linux1/comandline/',
    related: ['interprete', 'terminal', 'root'],
  },
  {
    id: 'propietario',
    term: 'propietario',
    forms: ['propietario', 'propietarios', 'propietaria'],
    within: inLinux,
    english: 'owner',
    definition:
      'Cuenta a la que pertenece un archivo, casi siempre la que lo creó. Tiene permisos aparte de los del resto.',
    lesson: '/dumix/linux1/archivos/',
    related: ['permiso', 'root'],
  },
  {
    id: 'pseudocodigo',
    term: 'pseudocódigo',
    forms: ['pseudocódigo'],
    english: 'pseudocode',
    definition:
      'Algoritmo escrito a medio camino entre el español y un lenguaje de programación. No tiene reglas fijas: importa que se entienda.',
    lesson: '/stevelabs/program1/algoritmo/',
    related: ['algoritmo', 'diagrama-de-flujo'],
  },
  {
    id: 'raiz',
    term: 'raíz',
    forms: ['raíz', 'directorio raíz'],
    except: ['raíz de tu proyecto'],
    within: inLinux,
    english: 'root directory',
    definition:
      'En Linux, el directorio del que cuelgan todos los demás. Se escribe `/`.',
    lesson: '/dumix/linux1/directorio/',
    related: ['directorio', 'ruta-absoluta'],
  },
  {
    id: 'repositorio',
    term: 'repositorio',
    forms: ['repositorio', 'repositorios'],
    english: 'repository',
    definition:
      'Almacén ordenado. El de una distribución guarda los paquetes que se pueden instalar; el de Git, los archivos de un proyecto y su historia.',
    lesson: '/dumix/clibasic/',
    related: ['paquete', 'git', 'gestor-de-paquetes'],
  },
  {
    id: 'root',
    term: 'root',
    forms: ['root', 'usuario root', 'cuenta root'],
    within: inLinux,
    definition:
      'Cuenta de administrador de Linux. Puede hacer cualquier cosa, también romper el sistema. Su prompt suele terminar en `#`.',
    lesson: '/dumix/linux1/comandline/',
    related: ['sudo', 'permiso', 'prompt'],
  },
  {
    id: 'ruta',
    term: 'ruta',
    forms: ['ruta', 'rutas'],
    within: [...inLinux, ...inC],
    english: 'path',
    definition:
      'Texto que dice cómo llegar a un archivo o a un directorio. En Linux separa los nombres con barras: `/home/alumno/notas.txt`.',
    lesson: '/dumix/linux1/directorio/',
    related: ['ruta-absoluta', 'ruta-relativa', 'directorio'],
  },
  {
    id: 'ruta-absoluta',
    term: 'ruta absoluta',
    forms: ['ruta absoluta', 'rutas absolutas'],
    english: 'absolute path',
    definition:
      'Ruta que empieza en la raíz, con `/`. Lleva al mismo lugar desde cualquier directorio.',
    lesson: '/dumix/linux1/directorio/',
    related: ['ruta-relativa', 'raiz'],
  },
  {
    id: 'ruta-relativa',
    term: 'ruta relativa',
    forms: ['ruta relativa', 'rutas relativas'],
    english: 'relative path',
    definition:
      'Ruta que no empieza en la raíz, sino en el directorio actual. La misma lleva a lugares distintos según dónde estés.',
    lesson: '/dumix/linux1/directorio/',
    related: ['ruta-absoluta', 'directorio-actual'],
  },
  {
    id: 'script',
    term: 'script',
    forms: ['script', 'scripts'],
    within: inLinux,
    definition:
      'Programa guardado como texto, a menudo corto, que un intérprete lee y ejecuta sin compilarlo antes.',
    related: ['interprete', 'comando'],
  },
  {
    id: 'secuencia-de-escape',
    term: 'secuencia de escape',
    forms: ['secuencia de escape', 'secuencias de escape'],
    english: 'escape sequence',
    definition:
      'En una cadena de C, barra invertida con otro carácter detrás que juntos dicen uno difícil de escribir. `\\n` es un salto de línea.',
    lesson: '/stevelabs/program1/salida/',
    related: ['cadena', 'caracter'],
  },
  {
    id: 'semilla',
    term: 'semilla',
    forms: ['semilla', 'semillas'],
    within: ['/articulos/'],
    english: 'seed',
    definition:
      'Número del que parte una fórmula que imita el azar. Con la misma semilla salen siempre los mismos resultados, y por eso un mundo se puede repetir.',
    lesson: '/articulos/info/mundos-minecraft/',
    related: ['algoritmo'],
  },
  {
    id: 'servidor',
    term: 'servidor',
    forms: ['servidor', 'servidores'],
    english: 'server',
    definition:
      'Computadora o programa que espera peticiones de otros y las contesta. De uno llega cada página web que visitas.',
    lesson: '/webdeveloper/opinion1/',
    related: ['navegador', 'http', 'backend'],
  },
  {
    id: 'sistema-de-archivos',
    term: 'sistema de archivos',
    forms: ['sistema de archivos', 'sistemas de archivos'],
    english: 'file system',
    definition:
      'Forma en que un disco ordena sus archivos y directorios para poder encontrarlos después.',
    related: ['directorio', 'ssd'],
  },
  {
    id: 'sistema-operativo',
    term: 'sistema operativo',
    forms: ['sistema operativo', 'sistemas operativos'],
    english: 'operating system',
    definition:
      'Conjunto de programas que maneja la computadora y deja funcionar a los demás. Windows, macOS, Android y las distribuciones de Linux lo son.',
    related: ['nucleo', 'distribucion'],
  },
  {
    id: 'snake-case',
    term: 'snake_case',
    forms: ['snake_case'],
    definition:
      'Manera de juntar palabras en un nombre: en minúsculas y con guiones bajos, como `max_lives`. Es la costumbre en C.',
    lesson: '/stevelabs/program1/variable/',
    related: ['camelcase', 'variable'],
  },
  {
    id: 'software-libre',
    term: 'software libre',
    forms: ['software libre'],
    english: 'free software',
    definition:
      'Programas que cualquiera puede usar, estudiar, modificar y compartir. La palabra habla de libertad, no de precio.',
    lesson: '/dumix/linux1/presentacion/',
    related: ['distribucion', 'gcc'],
  },
  {
    id: 'ssd',
    term: 'SSD',
    forms: ['SSD'],
    english: 'solid-state drive',
    definition:
      'Disco sin piezas que se muevan: guarda los datos en chips. Llega a un dato cualquiera mucho antes que un disco con platos.',
    lesson: '/articulos/info/discos-duros/',
    related: ['memoria', 'sistema-de-archivos'],
  },
  {
    id: 'sudo',
    term: 'sudo',
    forms: ['sudo'],
    within: inLinux,
    definition:
      'Comando que ejecuta otro con los permisos de la cuenta de administrador. Casi siempre pide antes tu contraseña.',
    lesson: '/dumix/clibasic/',
    related: ['root', 'permiso'],
  },
  {
    id: 'tabla-de-seguimiento',
    term: 'tabla de seguimiento',
    forms: [
      'tabla de seguimiento',
      'tablas de seguimiento',
      'prueba de escritorio',
    ],
    english: 'trace table',
    definition:
      'Tabla que llenas a mano, una fila por vuelta, para comprobar qué valores toma un algoritmo antes de programarlo.',
    lesson: '/stevelabs/program1/algoritmo/',
    related: ['algoritmo', 'error-logico'],
  },
  {
    id: 'tarjeta-grafica',
    term: 'tarjeta gráfica',
    forms: ['tarjeta gráfica', 'tarjetas gráficas', 'GPU'],
    english: 'graphics card',
    definition:
      'Pieza que calcula las imágenes que ves en la pantalla. Su procesador se llama GPU.',
    related: ['procesador', 'hardware'],
  },
  {
    id: 'terminal',
    term: 'terminal',
    forms: ['terminal', 'terminales'],
    except: ['GNOME Terminal', 'Xfce Terminal', 'Windows Terminal'],
    definition:
      'Ventana donde escribes comandos y lees lo que responden. Solo recoge teclas y dibuja letras: quien entiende los comandos es el intérprete.',
    lesson: '/dumix/linux1/comandline/',
    related: ['interprete', 'comando', 'emulador-de-terminal'],
  },
  {
    id: 'tipo',
    term: 'tipo de dato',
    forms: ['tipo', 'tipos', 'tipo de dato', 'tipos de datos'],
    except: ['tipo de letra', 'tipos de letra', 'tipos de palabras'],
    within: ['/stevelabs/program1/'],
    english: 'data type',
    definition:
      'Lo que dice qué clase de valor guarda una variable y cuántos bytes ocupa. En C, `int` es para enteros y `double`, para números con decimales.',
    lesson: '/stevelabs/program1/variable/',
    related: ['variable', 'conversion', 'byte'],
  },
  {
    id: 'tuberia',
    term: 'tubería',
    forms: ['tubería', 'tuberías'],
    except: ['tubería con nombre', 'tuberías con nombre'],
    within: inLinux,
    english: 'pipe',
    definition:
      'Conexión que lleva la salida de un comando a la entrada del siguiente. En la terminal se escribe con una barra vertical: `|`.',
    related: ['entrada-y-salida-estandar', 'comando'],
  },
  {
    id: 'utf-8',
    term: 'UTF-8',
    forms: ['UTF-8'],
    definition:
      'Manera de guardar como bytes las letras de casi todos los idiomas. Una letra del inglés ocupa uno; la ñ o una vocal con acento, dos.',
    lesson: '/stevelabs/program1/salida/',
    related: ['ascii', 'byte', 'caracter'],
  },
  {
    id: 'variable',
    term: 'variable',
    forms: ['variable', 'variables'],
    within: [...inC, ...inWeb],
    definition:
      'Lugar de la memoria con nombre donde un programa guarda un valor que puede cambiar. En C tiene además un tipo, que no cambia.',
    lesson: '/stevelabs/program1/variable/',
    related: ['tipo', 'declaracion', 'asignacion'],
  },
  {
    id: 'variable-local',
    term: 'variable local',
    forms: ['variable local', 'variables locales'],
    within: inC,
    english: 'local variable',
    definition:
      'En C, variable declarada dentro de unas llaves: solo se ve ahí. Una global, en cambio, se declara fuera de toda función y dura lo que dura el programa.',
    lesson: '/stevelabs/program1/variable/',
    related: ['variable', 'ambito'],
  },
  {
    id: 'wsl',
    term: 'WSL',
    forms: ['WSL'],
    english: 'Windows Subsystem for Linux',
    definition:
      'Parte de Windows que ejecuta un Linux de verdad, sin dividir el disco ni cambiar el arranque.',
    lesson: '/dumix/linux1/presentacion/',
    related: ['maquina-virtual', 'distribucion', 'msys2'],
  },
];
