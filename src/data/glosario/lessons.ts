/**
 * Pages that explain a term, with the title that each one has. A test compares
 * both with the pages themselves.
 */
export const lessons = {
  presentacionC: {
    to: '/stevelabs/program1/presentacion/',
    title: 'Presentación y herramientas para programar',
  },
  algoritmo: {
    to: '/stevelabs/program1/algoritmo/',
    title: 'Algoritmos y diagramas de flujo',
  },
  holamundo: {
    to: '/stevelabs/program1/holamundo/',
    title: 'Hola mundo: tu primer programa',
  },
  compile: {
    to: '/stevelabs/program1/compile/',
    title: 'Compilar: del código al ejecutable',
  },
  estructura: {
    to: '/stevelabs/program1/estructura/',
    title: 'Estructura de un programa en C',
  },
  salida: {
    to: '/stevelabs/program1/salida/',
    title: 'Salida por pantalla con printf',
  },
  variable: {
    to: '/stevelabs/program1/variable/',
    title: 'Variables y tipos de datos',
  },
  presentacionLinux: {
    to: '/dumix/linux1/presentacion/',
    title: 'Presentación del curso de Linux',
  },
  comandline: {
    to: '/dumix/linux1/comandline/',
    title: 'La línea de comandos y el prompt',
  },
  sintaxis: {
    to: '/dumix/linux1/sintaxis/',
    title: 'La sintaxis de un comando',
  },
  directorio: {
    to: '/dumix/linux1/directorio/',
    title: 'El árbol de directorios',
  },
  archivos: {
    to: '/dumix/linux1/archivos/',
    title: 'El listado largo y los tipos de archivo',
  },
  clibasic: {
    to: '/dumix/clibasic/',
    title: 'Comandos básicos de la terminal',
  },
  nvmlinux: {
    to: '/dumix/nvmlinux/',
    title: 'Instalar Node.js en Linux con nvm',
  },
  pimp: { to: '/dumix/pimp/', title: 'Dale estilo a tu terminal' },
  vimgg: { to: '/dumix/vimgg/', title: 'Vim para mortales' },
  letvsvar: { to: '/webdeveloper/letvsvar/', title: 'let contra var' },
  opinion1: {
    to: '/webdeveloper/opinion1/',
    title: 'Qué herramientas aprender para la web',
  },
  lag: {
    to: '/articulos/info/lag/',
    title: 'Qué es el lag y de dónde viene',
  },
  discosDuros: {
    to: '/articulos/info/discos-duros/',
    title: 'Por qué los discos duros son lentos',
  },
  mundosMinecraft: {
    to: '/articulos/info/mundos-minecraft/',
    title: 'Cómo se generan los mundos de Minecraft',
  },
  ram: {
    to: '/articulos/rows/rc5/',
    title: 'Los 16 GB de RAM ya no son lo que eran',
  },
} as const;

export type LessonId = keyof typeof lessons;
