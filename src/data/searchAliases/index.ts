// Includes misspelled words on purpose. cspell:disable
import type { SearchAlias } from './schema';

/** Palabras con el mismo significado: al buscar una se encuentran las otras. */
const createSynonyms = (...words: string[]): SearchAlias => ({
  typed: words,
  means: words,
});

/**
 * Lo que se escribe y cómo lo llama el sitio. Sin acentos y en minúsculas,
 * porque la búsqueda los quita de ambos lados.
 */
export const searchAliases: readonly SearchAlias[] = [
  // Sinónimos
  {
    ...createSynonyms('carpeta', 'directorio', 'folder'),
    page: '/dumix/linux1/directorio/',
  },
  { typed: ['ordenador', 'computador', 'pc'], means: ['computadora'] },
  {
    typed: ['fichero'],
    means: ['archivo'],
    page: '/dumix/linux1/ver-archivos/',
  },
  { typed: ['borrar', 'eliminar', 'suprimir'], means: ['borrar', 'rm'] },
  { typed: ['copiar', 'duplicar'], means: ['copiar', 'cp'] },
  { typed: ['mover', 'renombrar'], means: ['mover', 'mv'] },
  { typed: ['programa', 'aplicacion', 'app'], means: ['programa'] },
  { typed: ['exe'], means: ['ejecutable'] },
  {
    typed: ['imprimir', 'mostrar', 'print'],
    means: ['printf', 'salida por pantalla'],
  },
  {
    typed: ['pantalla'],
    means: ['printf'],
    page: '/stevelabs/program1/salida/',
  },
  { typed: ['leer', 'teclado', 'input', 'scanf'], means: ['entrada'] },
  {
    typed: ['sumar', 'restar', 'multiplicar', 'dividir', 'modulo', 'resto'],
    means: ['operadores'],
  },
  {
    typed: ['terminal', 'consola', 'cmd', 'shell'],
    means: ['terminal', 'linea de comandos'],
  },
  { typed: ['orden', 'ordenes'], means: ['comando'] },
  {
    typed: ['ciclo', 'bucle', 'loop', 'for', 'while', 'do while'],
    means: ['bucles'],
    page: '/stevelabs/program1/bucles/',
  },
  {
    typed: ['si no', 'if', 'else', 'switch', 'condicion', 'if else'],
    means: ['condicionales'],
  },
  { typed: ['break', 'continue', 'bucle anidado'], means: ['bucle for'] },
  {
    typed: ['debug', 'debugger', 'gdb', 'breakpoint'],
    means: ['depurar un programa'],
  },
  {
    typed: ['flowchart', 'organigrama', 'pseudocode'],
    means: ['diagramas de flujo'],
  },
  {
    typed: ['recursion', 'recursivo', 'factorial', 'fibonacci', 'hanoi'],
    means: ['recursividad'],
  },
  {
    typed: [
      'sqrt',
      'pow',
      'fabs',
      'math.h',
      '-lm',
      'raiz cuadrada',
      'potencia',
    ],
    means: ['biblioteca estandar', 'math.h'],
  },
  {
    typed: ['toupper', 'tolower', 'isdigit', 'isalpha', 'ctype.h', 'ctype'],
    means: ['biblioteca estandar', 'ctype.h'],
  },
  {
    typed: ['clock', 'cronometro', 'medir el tiempo'],
    means: ['biblioteca estandar', 'clock'],
  },
  {
    typed: ['stack overflow', 'call stack', 'stack'],
    means: ['pila de llamadas'],
  },
  {
    typed: ['aleatorio', 'random', 'rand', 'srand', 'dado', 'dados'],
    means: ['azar'],
    page: '/stevelabs/program1/azar/',
  },
  {
    typed: ['procedimiento', 'subrutina', 'metodo', 'parametro', 'void'],
    means: ['funciones'],
  },
  {
    typed: ['scope', 'static', 'global', 'shadowing', 'lifetime'],
    means: ['ambito'],
  },
  {
    typed: ['entero', 'decimal', 'flotante', 'string', 'tipo de dato'],
    means: ['variable'],
  },
  {
    typed: ['casting', 'cast', 'conversion', 'redondear', '(int)', '(double)'],
    means: ['conversion'],
  },
  {
    typed: ['const', 'define', '#define', 'macro', 'numero magico'],
    means: ['constante'],
  },
  {
    typed: ['sizeof', 'unsigned', 'long long', 'int_max', 'limits.h'],
    means: ['tipos limites'],
  },
  { typed: ['overflow', 'desborda'], means: ['desbordamiento'] },
  { typed: ['%zu', '%u', '%ld', '%lld'], means: ['tipos limites'] },
  { typed: ['compilador', 'gcc', 'clang'], means: ['compilar'] },
  { typed: ['hello world', 'hello'], means: ['hola mundo'] },
  {
    typed: ['linker', 'undefined reference', 'undefined symbol'],
    means: ['enlazador'],
  },
  { typed: ['warning', 'warnings'], means: ['aviso'] },
  { typed: ['error', 'fallo', 'bug'], means: ['errores'] },
  {
    typed: ['segmentation fault', 'segfault', 'sigsegv', 'core dumped'],
    means: ['violacion de segmento'],
    page: '/laboratorio/c/',
  },
  {
    typed: ['man', 'manual', 'ayuda', 'help'],
    means: ['man'],
    page: '/dumix/clibasic/',
  },
  {
    typed: ['discord', 'chat', 'comunidad', 'preguntar'],
    means: ['chat de la comunidad'],
    page: '/about/',
  },
  {
    typed: [
      'contacto',
      'correo',
      'email',
      'e-mail',
      'mail',
      'escribir al autor',
    ],
    means: ['contacto'],
    page: '/about/',
  },
  {
    typed: ['chmod', 'chown', 'rwx', 'u+x', '+x', '755', '644', '777'],
    means: ['permisos'],
  },
  { typed: ['root', 'superusuario', 'administrador'], means: ['sudo'] },
  {
    typed: ['/etc/passwd', '/etc/group', 'adduser', 'useradd', 'passwd'],
    means: ['usuarios'],
  },
  {
    typed: ['apt', 'apt-get', 'apt install', 'dpkg', 'snap', 'deb'],
    means: ['paquetes', 'apt install'],
  },
  { typed: ['clave'], means: ['contrasena'] },
  { typed: ['systemctl', 'servicio', 'kernel'], means: ['sistema'] },
  { typed: ['vi', 'neovim', 'nvim'], means: ['vim'] },
  { typed: ['nano', 'emacs', 'vscode'], means: ['editores de texto'] },
  {
    typed: ['mingw', 'winget', 'geany', 'codeblocks', 'dev c++', 'termux'],
    means: ['instala tus herramientas'],
  },
  { typed: ['node', 'nodejs', 'npm'], means: ['node.js'] },
  { typed: ['js', 'ecmascript'], means: ['javascript'] },
  { typed: ['ping', 'latencia', 'retraso', 'internet lento'], means: ['lag'] },
  { typed: ['hdd', 'ssd', 'almacenamiento'], means: ['discos duros'] },
  { typed: ['color', 'colores', 'tema'], means: ['esquemas de color'] },
  { typed: ['ruta', 'path'], means: ['rutas'] },
  { typed: ['review', 'analisis'], means: ['resena'] },
  { typed: ['videojuego', 'gaming'], means: ['juego'] },
  { typed: ['pokemon', 'pokemones', 'pokedex'], means: ['criaturas'] },
  {
    typed: ['privacidad', 'cookies', 'datos personales'],
    means: ['privacidad'],
  },
  { typed: ['refactor', 'refactoring'], means: ['refactorizar'] },
  { typed: ['pelea', 'batalla'], means: ['combate'] },

  // Símbolos de C
  { typed: ['&&', '||', '!'], means: ['condicionales'] },
  { typed: ['==', '!=', '<=', '>=', '<'], means: ['condicionales'] },
  { typed: ['='], means: ['operadores'] },
  { typed: ['+=', '++', '--', '*', '/', '+', '-'], means: ['operadores'] },
  { typed: ['->', '**'], means: ['operadores'] },
  { typed: ['&', '%lf'], means: ['entrada', 'operadores'] },
  { typed: ['%', '%d', '%i', '%f', '%s', '%c'], means: ['printf'] },
  { typed: ['\\n', '\\t', '\\', '\\"'], means: ['secuencias de escape'] },
  {
    typed: ['#include', '#', 'stdio', 'stdio.h', '<stdio.h>', '.h'],
    means: ['cabeceras', 'estructura de un programa'],
  },
  { typed: ['{}', '{', '}', ';'], means: ['estructura de un programa'] },
  { typed: ['//', '/*', '*/'], means: ['comentarios'] },
  {
    typed: ['main', 'main()', 'int main'],
    means: ['estructura de un programa'],
  },
  { typed: ["'", '"'], means: ['comillas'] },
  {
    typed: ['hueco', 'placeholder', 'format specifier'],
    means: ['especificador de formato'],
  },
  {
    typed: ['$?', 'echo $?', 'exit code', 'codigo de salida'],
    means: ['estado de salida'],
  },
  { typed: ['splash', 'title screen'], means: ['pantalla de titulo'] },
  {
    typed: ['arreglo', 'array', 'vector', 'lista de numeros', '[]'],
    means: ['arreglos'],
    page: '/stevelabs/program1/arreglos/',
  },
  {
    typed: ['matriz', 'array bidimensional', 'tablero', '[][]'],
    means: ['matrices'],
  },
  {
    typed: ['texto en c', 'strlen', 'strcmp', 'fgets', 'char[]'],
    means: ['cadenas'],
  },
  {
    typed: [
      'enie',
      'letra n con tilde',
      'tilde',
      'tildes',
      'acentos',
      'utf8',
      'emoji',
    ],
    means: ['utf-8', 'acentos'],
  },
  {
    typed: ['ordenar', 'burbuja', 'sort', 'ordenamiento'],
    means: ['ordenar', 'ordenacion por seleccion'],
  },
  {
    typed: ['busqueda dicotomica', 'binary search'],
    means: ['busqueda binaria'],
  },

  {
    typed: ['pointer', 'apuntador', 'apuntadores', '*p', '&x'],
    means: ['punteros'],
    page: '/stevelabs/program1/punteros/',
  },
  {
    typed: ['pasar por referencia', 'cambiar una variable desde una funcion'],
    means: ['paso por referencia'],
  },
  {
    typed: ['malloc', 'realloc', 'heap', 'reservar memoria', 'new en c'],
    means: ['memoria dinamica'],
    page: '/stevelabs/program1/memoria/',
  },
  {
    typed: ['memory leak', 'valgrind', 'asan', 'use after free'],
    means: ['fuga de memoria', 'depurar la memoria'],
  },

  {
    typed: ['struct', 'registro', 'record', 'typedef'],
    means: ['estructuras'],
    page: '/stevelabs/program1/structs/',
  },
  {
    typed: ['fopen', 'ficheros en c', 'leer archivo'],
    means: ['archivo de texto', 'leer y escribir archivos'],
    page: '/stevelabs/program1/archivos/',
  },
  {
    typed: ['argc', 'argv', 'parametros de main', 'atoi', 'strtol'],
    means: ['argumentos del programa'],
  },
  {
    typed: ['linked list', 'lista ligada', 'lista enlazada simple'],
    means: ['lista enlazada'],
  },
  {
    typed: ['bitwise', 'operadores de bits', 'xor', '0x'],
    means: ['bits'],
    page: '/stevelabs/program1/bits/',
  },
  {
    typed: ['callback', 'function pointer', 'qsort'],
    means: ['puntero a funcion'],
  },

  // Símbolos de la terminal
  { typed: ['|'], means: ['tuberias', 'redireccion'] },
  { typed: ['>', '>>', '2>', '<<'], means: ['redireccion'] },
  { typed: ['ll', 'drwxr-xr-x'], means: ['ls -l', 'listado largo'] },
  { typed: ['~', '.', '..', './'], means: ['directorio'] },
  { typed: ['$', 'ps1'], means: ['prompt'] },
  { typed: [':q', ':wq', ':q!', 'salir de vim'], means: ['vim salir'] },
  {
    typed: [
      'shell script',
      'bash script',
      'guion de bash',
      'programar en bash',
      'scripting',
    ],
    means: ['script'],
    page: '/dumix/linux1/script-1/',
  },
  {
    typed: ['#!/bin/bash', 'shebang', 'sha bang'],
    means: ['shebang'],
    page: '/dumix/linux1/script-1/',
  },
  {
    typed: ['exit status'],
    means: ['estado de salida'],
    page: '/dumix/linux1/script-1/',
  },
  {
    typed: ['bad interpreter', '^m', 'crlf', 'dos2unix', 'retorno de carro'],
    means: ['script'],
    page: '/dumix/linux1/script-1/',
  },
  {
    typed: ['ambiguous redirect', 'redireccionamiento ambiguo'],
    means: ['script'],
    page: '/dumix/linux1/script-1/',
  },
  {
    typed: ['argumentos de un script', '$1', '$@', '$#'],
    means: ['argumentos script'],
    page: '/dumix/linux1/script-1/',
  },
  {
    typed: ['if bash', 'condicional bash', 'if else script'],
    means: ['scripts que deciden'],
    page: '/dumix/linux1/script-2/',
  },
  {
    typed: ['for en bash', 'bucle bash', 'recorrer archivos'],
    means: ['scripts que deciden'],
    page: '/dumix/linux1/script-2/',
  },
  {
    typed: [
      'renombrar muchos archivos',
      'cambiar extension',
      'leer archivo linea por linea',
      'while read',
      'leer csv bash',
    ],
    means: ['scripts que deciden'],
    page: '/dumix/linux1/script-2/',
  },
  {
    typed: [
      'corchetes bash',
      'test bash',
      'demasiados argumentos',
      'operador unario',
      'se esperaba una expresion entera',
    ],
    means: ['scripts que deciden'],
    page: '/dumix/linux1/script-2/',
  },
  {
    typed: ['funcion bash', 'funciones en bash', 'function bash', 'local bash'],
    means: ['scripts por piezas'],
    page: '/dumix/linux1/script-3/',
  },
  {
    typed: ['array bash', 'lista bash', 'arreglo bash'],
    means: ['scripts por piezas'],
    page: '/dumix/linux1/script-3/',
  },
  {
    typed: [
      'set -e',
      'set -u',
      'set -euo pipefail',
      'errexit',
      'modo estricto bash',
    ],
    means: ['scripts por piezas'],
    page: '/dumix/linux1/script-3/',
  },
  {
    typed: ['trap', 'limpiar al salir', 'mktemp'],
    means: ['archivo temporal'],
    page: '/dumix/linux1/script-3/',
  },
  {
    typed: [
      'depurar bash',
      'bash -x',
      'debug script',
      'shellcheck',
      'linter bash',
      'variable sin asignar',
      'unbound variable',
    ],
    means: ['scripts por piezas'],
    page: '/dumix/linux1/script-3/',
  },
  {
    typed: ['no hay internet', 'sin internet', 'no tengo internet'],
    means: ['red', 'ping'],
    page: '/dumix/linux1/red/',
  },
  {
    typed: ['ifconfig', 'ver mi ip', 'mi ip'],
    means: ['direccion ip'],
    page: '/dumix/linux1/red/',
  },
  {
    typed: [
      'netstat',
      'puertos abiertos',
      'puerto ocupado',
      'que programa usa el puerto',
      'address already in use',
      'eaddrinuse',
      'connection refused',
      'conexion rehusada',
      'conexion rechazada',
    ],
    means: ['puerto'],
    page: '/dumix/linux1/red/',
  },
  {
    typed: ['etc hosts', 'localhost', '127.0.0.1'],
    means: ['red'],
    page: '/dumix/linux1/red/',
  },
  {
    typed: ['netcat', 'resolv.conf'],
    means: ['red'],
    page: '/dumix/linux1/red/',
  },
  {
    typed: [
      'ssh',
      'putty',
      'acceso remoto',
      'conectarse a un servidor',
      'entrar en otra computadora',
      'vps',
    ],
    means: ['ssh'],
    page: '/dumix/linux1/ssh/',
  },
  {
    typed: [
      'llave publica',
      'llave privada',
      'llave ssh',
      'ssh key',
      'id_rsa',
      'id_ed25519',
      'authorized_keys',
    ],
    means: ['clave publica'],
    page: '/dumix/linux1/ssh/',
  },
  {
    typed: ['fingerprint', 'known_hosts', 'host key'],
    means: ['clave de host'],
    page: '/dumix/linux1/ssh/',
  },
  {
    typed: ['alias ssh', 'ssh config', 'controlmaster'],
    means: ['ssh'],
    page: '/dumix/linux1/ssh/',
  },
  {
    typed: ['passphrase'],
    means: ['frase de paso'],
    page: '/dumix/linux1/ssh/',
  },
  {
    typed: [
      'screen',
      'gnu screen',
      'byobu',
      'multiplexor',
      'terminal multiplexer',
    ],
    means: ['tmux'],
    page: '/dumix/linux1/tmux/',
  },
  {
    typed: [
      'dividir terminal',
      'partir pantalla',
      'split',
      'pane',
      'detach',
      'attach',
    ],
    means: ['tmux'],
    page: '/dumix/linux1/tmux/',
  },
  {
    typed: [
      'dejar un programa corriendo',
      'seguir despues de cerrar ssh',
      'copy mode',
    ],
    means: ['tmux'],
    page: '/dumix/linux1/tmux/',
  },
  {
    typed: [
      'bajar un archivo',
      'download',
      'descarga a medias',
      'reanudar descarga',
    ],
    means: ['curl', 'wget'],
    page: '/dumix/linux1/transferir/',
  },
  {
    typed: ['404', '301', '403', '500', 'not found', 'http status'],
    means: ['codigo de estado'],
    page: '/dumix/linux1/transferir/',
  },
  {
    typed: [
      'checksum',
      'sha256',
      'md5',
      'hash de un archivo',
      'archivo corrupto',
      'integridad',
    ],
    means: ['suma de verificacion'],
    page: '/dumix/linux1/transferir/',
  },
  {
    typed: [
      'copiar a otra computadora',
      'copiar por ssh',
      'subir archivos al servidor',
      'sftp',
      'winscp',
      'filezilla',
      'ftp',
    ],
    means: ['scp', 'rsync'],
    page: '/dumix/linux1/transferir/',
  },
  {
    typed: ['sincronizar', 'mirror', 'copia incremental'],
    means: ['rsync'],
    page: '/dumix/linux1/transferir/',
  },
  { typed: ['htop'], means: ['btop'], page: '/dumix/terminalapps/' },
  {
    typed: ['tarea programada', 'programar tarea', 'cada noche'],
    means: ['crontab'],
    page: '/dumix/linux1/cron/',
  },
  {
    typed: ['backup', 'respaldo', 'recuperar datos'],
    means: ['copias de seguridad'],
    page: '/dumix/linux1/proyecto-respaldo/',
  },
  {
    typed: ['apache', 'hosting', 'web server'],
    means: ['servidor web', 'nginx'],
    page: '/dumix/linux1/proyecto-web/',
  },
  {
    typed: ['firewall', 'hackeado', 'hardening'],
    means: ['seguridad'],
    page: '/dumix/linux1/seguridad/',
  },
];
