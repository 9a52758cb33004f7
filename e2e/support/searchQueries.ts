// Words as readers type and misspell them. cspell:disable
/**
 * Text that a reader may type, and the page that must be among the first three.
 */
export interface ExpectedQuery {
  readonly query: string;
  readonly page: string;
}

const c = '/stevelabs/program1/';
const linux = '/dumix/linux1/';

const find = (page: string, ...queries: readonly string[]) =>
  queries.map((query) => ({ query, page }));

/** Queries grouped by what makes them hard to match. */
export const queryGroups: Readonly<Record<string, readonly ExpectedQuery[]>> = {
  'without accents': [
    ...find(
      `${linux}cron/`,
      'crontab',
      'cron no ejecuta mi script',
      'tarea programada',
    ),
    ...find(
      `${linux}seguridad/`,
      'passwordauthentication',
      'setuid',
      'cortafuegos',
    ),
    ...find(
      `${linux}proyecto-web/`,
      'nginx',
      '403 forbidden',
      'publicar una pagina',
    ),
    ...find(
      `${linux}proyecto-respaldo/`,
      'copia de seguridad',
      'backup',
      'regla 3-2-1',
    ),
    ...find(`${linux}ssh/`, 'entrar sin contraseña'),
    ...find(`${linux}script-2/`, 'se esperaba un operador unario'),
    ...find(`${linux}script-1/`, 'codigo de salida', 'mi primer script'),
    ...find('/dumix/nvmlinux/', 'instalacion'),
    ...find(`${c}compile/`, 'compilacion'),
    ...find(`${linux}redireccion/`, 'redireccion', 'tuberias'),
    ...find(`${linux}directorio/`, 'raiz'),
    ...find(`${c}salida/`, 'secuencias de escape', 'especificador de formato'),
    ...find(`${c}proyecto-titulo/`, 'menu en pantalla', 'pantalla de titulo'),
    ...find(`${linux}sintaxis/`, 'opciones y argumentos'),
    ...find(`${c}variable/`, 'declarar una variable'),
    ...find(`${c}conversiones/`, 'conversion', 'redondear'),
    ...find('/havefun/yesornotapp/', 'oraculo'),
  ],
  plurals: [
    ...find(`${c}variable/`, 'variables', 'enteros'),
    ...find(`${c}constantes/`, 'constantes', 'numeros magicos'),
    ...find(`${c}algoritmo/`, 'algoritmos', 'diagramas de flujo'),
    ...find(`${linux}permisos/`, 'permiso'),
    ...find(`${c}compile/`, 'compiladores'),
    ...find('/articulos/info/discos-duros/', 'disco duro', 'discos duros'),
    ...find('/articulos/info/mundos-minecraft/', 'mundos'),
    ...find(`${c}operadores/`, 'operador'),
  ],
  synonyms: [
    ...find(`${linux}directorio/`, 'carpeta', 'folder', 'carpetas'),
    ...find('/dumix/clibasic/', 'borrar', 'eliminar archivo'),
    ...find(`${linux}gestionar/`, 'copiar archivos'),
    ...find(`${linux}instalar/`, 'ordenador', 'maquina virtual'),
    ...find(`${linux}ver-archivos/`, 'fichero'),
    ...find(`${c}compile/`, 'exe', 'ejecutable'),
    ...find(`${c}bits/`, 'binario'),
    ...find(`${c}salida/`, 'pantalla', 'imprimir'),
    ...find(`${linux}paquetes/`, 'instalar programas'),
    ...find(`${c}instalar/`, 'mingw', 'msys2', 'instalar gcc'),
    ...find(`${c}bucles/`, 'ciclo', 'while'),
    ...find(`${c}condicionales/`, 'if', 'else'),
    ...find(`${c}for/`, 'continue', 'bucle anidado'),
    ...find(`${c}azar/`, 'rand', 'dado'),
    ...find(`${c}funciones/`, 'prototipo', 'escribir funciones'),
    ...find(`${c}ambito/`, 'variable global', 'variable estatica'),
    ...find(`${c}proyecto-combate/`, 'combate con dados'),
    ...find(`${c}proyecto-funciones/`, 'refactorizar'),
    ...find(`${c}entrada/`, 'teclado', 'scanf', 'leer un numero'),
    ...find(`${c}operadores/`, 'division entera', 'resto'),
    ...find(`${linux}sudo/`, 'superusuario'),
    ...find('/articulos/info/lag/', 'latencia', 'ping'),
    ...find(`${linux}comandline/`, 'consola'),
  ],
  symbols: [
    ...find(`${linux}script-3/`, 'set -euo pipefail'),
    ...find(`${linux}permisos/`, 'u+x', 'chmod 755', 'rwx'),
    ...find(`${c}operadores/`, '->', '+='),
    ...find(`${c}condicionales/`, '&&', '=='),
    ...find(`${c}entrada/`, '%lf'),
    ...find(`${linux}redireccion/`, '|', '>'),
    ...find(`${c}salida/`, '%d', '\\n', 'printf("%d")'),
    ...find(`${c}estructura/`, '#include', 'stdio.h', 'main()', '$?'),
    ...find(`${linux}usuarios/`, '/etc/passwd'),
    ...find(`${c}variable/`, 'snake_case'),
    ...find(`${c}tipos/`, 'long double', 'desbordamiento'),
    ...find('/dumix/vimgg/', ':wq'),
  ],
  commands: [
    ...find(`${linux}transferir/`, 'sha256sum', 'rsync', 'curl'),
    ...find(`${linux}tmux/`, 'tmux'),
    ...find(`${linux}red/`, 'ping'),
    ...find(`${linux}ssh/`, 'ssh-keygen'),
    ...find(`${linux}archivos/`, 'ls -l'),
    ...find(`${linux}directorio/`, 'cd ..', 'pwd'),
    ...find(
      '/dumix/clibasic/',
      'mkdir',
      'sudo apt update',
      'rm',
      'mv',
      'dpkg -i',
    ),
    ...find('/dumix/nvmlinux/', 'nvm install', 'node'),
    ...find('/dumix/vimgg/', 'vim', 'salir de vim'),
    ...find('/dumix/terminalapps/', 'htop'),
    ...find(`${c}compile/`, 'gcc'),
    ...find('/dumix/pimp/', 'PS1', 'esquemas de color'),
  ],
  typos: [
    ...find(`${c}salida/`, 'prntf', 'pirntf'),
    ...find(`${linux}permisos/`, 'chmdo', 'permsios'),
    ...find(`${c}variable/`, 'varialbe', 'vairables'),
    ...find(`${c}compile/`, 'compliar'),
    ...find(`${linux}sudo/`, 'sudoo'),
    ...find(`${linux}directorio/`, 'directorrio'),
    ...find('/dumix/nvmlinux/', 'instaalr'),
    ...find(`${c}algoritmo/`, 'algorimto'),
    ...find('/articulos/info/mundos-minecraft/', 'minecarft'),
  ],
  'from elsewhere': [
    ...find(`${linux}script-1/`, 'bad interpreter'),
    ...find(`${linux}red/`, 'puerto ocupado'),
    ...find(`${linux}ssh/`, 'remote host identification has changed'),
    ...find('/laboratorio/c/', 'segmentation fault', 'segfault'),
    ...find(`${linux}ayuda/`, 'man'),
    ...find('/about/', 'discord', 'contacto', 'correo', 'videos informativos'),
    ...find('/almanac/', 'logros del canal'),
    ...find('/', 'chat de la comunidad'),
  ],
  names: [
    ...find('/articulos/reviews/rw1/', 'death stranding'),
    ...find('/articulos/reviews/brotato/', 'BROTATO'),
    ...find('/articulos/rows/rc5/', 'memoria ram'),
    ...find('/webdeveloper/letvsvar/', 'let y var'),
    ...find(`${c}holamundo/`, 'hola mundo', '¿Cómo hago un hola mundo?'),
    ...find('/havefun/pokeapp/pokemones/', 'pokemon'),
  ],
};
