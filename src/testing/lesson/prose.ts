import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkSpelling } from '../../contentCheck/spelling';
import { listFiles } from '../../content/documents';
import type { Finding } from '../../content/finding';

/** Lists a page and every file of its folder. */
export function listPageFiles(file: string, root: string): string[] {
  const { dir, name } = path.posix.parse(file);
  return [file, ...listFiles(root, path.posix.join(dir, `_${name}`))];
}

/**
 * Runs a program of the project with Node and returns its stdout and stderr,
 * interleaved.
 */
function runNode(args: readonly string[], root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    child.once('error', reject);
    child.once('close', () => {
      resolve(text);
    });
  });
}

/** Spanish sentences for the markdownlint rules that authors break most. */
const RULE_REQUIREMENTS: Readonly<Record<string, string>> = {
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
  MD047: 'una línea en blanco al final del archivo',
  MD055: 'cada fila de la tabla con sus barras',
  MD056: 'las mismas columnas en cada fila de la tabla',
  MD058: 'una línea en blanco antes y después de la tabla',
};

/** Rules that the content check already reports, with a better message. */
const RULES_REPORTED_ELSEWHERE = new Set(['MD001', 'MD045', 'MD051']);

/** Parses the output of markdownlint, one fault per line. */
export function parseMarkdownlintOutput(output: string): Finding[] {
  return [
    ...output.matchAll(/^(.+?):(\d+)(?::\d+)? (?:error )?(MD\d+)\S* (.*)$/gm),
  ].flatMap(([, file = '', line = '', rule = '', message = '']): Finding[] =>
    RULES_REPORTED_ELSEWHERE.has(rule)
      ? []
      : [
          {
            level: 'error',
            file,
            line: Number(line),
            place: `Markdown (${rule})`,
            expected: RULE_REQUIREMENTS[rule] ?? 'lo que pide esa regla',
            found: message,
          },
        ],
  );
}

async function checkMarkdown(files: readonly string[], root: string) {
  if (files.length === 0) return [];
  return parseMarkdownlintOutput(
    await runNode(
      [
        'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs',
        '--no-globs',
        ...files.map((file) => `:${file}`),
      ],
      root,
    ),
  );
}

/**
 * Files to spell-check, as in `cspell.config.mjs`: cspell checks any file given
 * by name, whatever its globs say.
 */
const SPELL_CHECKED_FILES = /\.(?:mdx?|yml|svg|json)$/;

/**
 * Runs markdownlint and cspell on some files and returns their faults in
 * Spanish.
 *
 * @param root The project.
 */
export async function checkProse(
  files: readonly string[],
  root: string,
): Promise<Finding[]> {
  const markdown = files.filter((file) => /\.mdx?$/.test(file));
  const findings = await Promise.all([
    checkMarkdown(markdown, root),
    checkSpelling(
      files.filter((file) => SPELL_CHECKED_FILES.test(file)),
      root,
    ),
  ]);
  return findings.flat();
}
