import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The page and all that stands beside it. */
export function filesOfPage(file: string, root: string): string[] {
  const { dir, name } = path.posix.parse(file);
  const folder = path.posix.join(dir, `_${name}`);
  if (!existsSync(path.join(root, folder))) return [file];
  return [
    file,
    ...readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })
      .map((inside) =>
        path.posix.join(folder, inside.split(path.sep).join('/')),
      )
      .filter((inside) => path.posix.extname(inside) !== '')
      .sort(),
  ];
}

/** What a program of the project prints, on either of its outputs. */
function outputOf(args: readonly string[], root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
    child.once('error', reject);
    child.once('close', () => {
      resolve(text);
    });
  });
}

/** Words of a page and of its files that no dictionary has. */
async function spellingFaults(files: readonly string[], root: string) {
  const output = await outputOf(
    [
      'node_modules/cspell/bin.mjs',
      'lint',
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--no-must-find-files',
      '--relative',
      ...files,
    ],
    root,
  );
  return [
    ...output.matchAll(/^(.+?):(\d+):\d+ - Unknown word \(([^)]*)\)/gm),
  ].map(
    ([, file = '', line = '', word = '']) =>
      `${file.replaceAll('\\', '/').replace(/^\.\//, '')}, línea ${line} · ortografía\n  se esperaba: una palabra del diccionario o de cspell-palabras.txt\n  se encontró: ${word}`,
  );
}

/** What the rules of Markdown that authors meet ask for. */
const asked: Readonly<Record<string, string>> = {
  MD001: 'un título solo un nivel más hondo que el anterior',
  MD003: 'los títulos con almohadillas (##)',
  MD004: 'las listas con guiones (-)',
  MD007: 'la sangría de las listas de dos en dos',
  MD009: 'una línea sin espacios al final',
  MD010: 'espacios en vez de tabuladores',
  MD012: 'una sola línea en blanco seguida',
  MD018: 'un espacio tras la almohadilla del título',
  MD022: 'una línea en blanco antes y después del título',
  MD023: 'el título al principio de la línea',
  MD024: 'títulos distintos dentro de un mismo apartado',
  MD025: 'un solo título de primer nivel: el de la cabecera',
  MD026: 'un título sin signo de puntuación al final',
  MD029: 'los números de la lista en orden',
  MD030: 'un espacio tras la marca de la lista',
  MD031: 'una línea en blanco antes y después del bloque de código',
  MD032: 'una línea en blanco antes y después de la lista',
  MD033: 'Markdown, o uno de los componentes permitidos',
  MD034: 'una dirección dentro de un enlace: [texto](dirección)',
  MD036: 'un título en vez de una línea en negrita',
  MD040: 'el lenguaje del bloque tras las comillas: ```c',
  MD042: 'un enlace con dirección',
  MD045: 'una imagen con texto alternativo: ![lo que se ve](ruta)',
  MD047: 'una línea en blanco al final del archivo',
  MD051: 'un apartado que exista en esta página',
  MD055: 'cada fila de la tabla con sus barras',
  MD056: 'las mismas columnas en cada fila de la tabla',
  MD058: 'una línea en blanco antes y después de la tabla',
};

async function markdownFaults(files: readonly string[], root: string) {
  const output = await outputOf(
    [
      'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs',
      '--no-globs',
      ...files.map((file) => `:${file}`),
    ],
    root,
  );
  return [
    ...output.matchAll(/^(.+?):(\d+)(?::\d+)? (?:error )?(MD\d+)\S* (.*)$/gm),
  ].map(
    ([, file = '', line = '', rule = '', message = '']) =>
      `${file}, línea ${line} · Markdown (${rule})\n  se esperaba: ${asked[rule] ?? 'lo que pide esa regla'}\n  se encontró: ${message}`,
  );
}

/**
 * What the tools for prose have to say of files, in Spanish.
 *
 * @param root The project.
 */
export async function proseFaults(
  files: readonly string[],
  root: string,
): Promise<string[]> {
  const markdown = files.filter((file) => /\.mdx?$/.test(file));
  const found = await Promise.all([
    markdown.length > 0 ? markdownFaults(markdown, root) : [],
    files.length > 0 ? spellingFaults(files, root) : [],
  ]);
  return found.flat();
}
