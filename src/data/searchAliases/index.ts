// Words as readers type and misspell them. cspell:disable
import type { SearchAlias } from './schema';

/** Palabras que significan lo mismo: quien escribe una encuentra las otras. */
const synonyms = (...words: string[]): SearchAlias => ({
  typed: words,
  means: words,
});

/**
 * Lo que se escribe y cómo lo llama el sitio. Sin acentos y en minúsculas: la
 * búsqueda los quita de ambos lados.
 */
export const searchAliases: readonly SearchAlias[] = [
  // Sinónimos
  synonyms('carpeta', 'directorio', 'folder'),
  synonyms('ordenador', 'computadora', 'computador', 'pc'),
  synonyms('fichero', 'archivo'),
  { typed: ['borrar', 'eliminar', 'suprimir'], means: ['borrar', 'rm'] },
  { typed: ['copiar', 'duplicar'], means: ['copiar', 'cp'] },
  { typed: ['mover', 'renombrar'], means: ['mover', 'mv'] },
  { typed: ['programa', 'aplicacion', 'app'], means: ['programa'] },
  { typed: ['binario', 'exe'], means: ['ejecutable'] },
  {
    typed: ['imprimir', 'mostrar', 'print'],
    means: ['printf', 'salida por pantalla'],
  },
  { typed: ['pantalla'], means: ['printf'] },
  { typed: ['leer', 'teclado', 'input', 'scanf'], means: ['entrada'] },
  {
    typed: ['terminal', 'consola', 'cmd', 'shell'],
    means: ['terminal', 'linea de comandos'],
  },
  { typed: ['orden', 'ordenes'], means: ['comando'] },
  {
    typed: ['ciclo', 'bucle', 'loop', 'for', 'while', 'do while'],
    means: ['bucles'],
  },
  {
    typed: ['si no', 'if', 'else', 'switch', 'condicion', 'if else'],
    means: ['condicionales'],
  },
  {
    typed: ['entero', 'decimal', 'flotante', 'string', 'tipo de dato'],
    means: ['variable'],
  },
  { typed: ['casting', 'cast', 'conversion'], means: ['conversion'] },
  { typed: ['const', 'define', '#define'], means: ['constante'] },
  { typed: ['compilador', 'gcc', 'clang'], means: ['compilar'] },
  { typed: ['error', 'fallo', 'bug'], means: ['errores'] },
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

  // Símbolos de C
  { typed: ['&&', '||', '!'], means: ['operadores'] },
  { typed: ['==', '!=', '<=', '>=', '<', '='], means: ['operadores'] },
  { typed: ['+=', '++', '--', '*', '/', '+', '-'], means: ['operadores'] },
  { typed: ['->', '&', '**'], means: ['operadores'] },
  { typed: ['%', '%d', '%i', '%f', '%s', '%c', '%lf'], means: ['printf'] },
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

  // Símbolos de la terminal
  { typed: ['|'], means: ['tuberias', 'redireccion'] },
  { typed: ['>', '>>', '2>', '<<'], means: ['redireccion'] },
  { typed: ['ll', 'drwxr-xr-x'], means: ['ls -l'] },
  { typed: ['~', '.', '..', './'], means: ['directorio'] },
  { typed: ['$', 'ps1'], means: ['prompt'] },
  { typed: [':q', ':wq', ':q!', 'salir de vim'], means: ['vim salir'] },
];
