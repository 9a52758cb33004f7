import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { courses } from '../../courses';

const createExerciseYaml = (level: string) => `tipo: c
titulo: Un ejercicio
nivel: ${level}
espacios: flexibles
casos:
  - nombre: sin entrada
    salida: |
      8
pistas:
  - Una.
  - Otra.
  - La última.
explicacion: |
  Así es.
`;

const terminal = `tipo: terminal
titulo: Un ejercicio
nivel: reto
condiciones:
  - orden: test -d informes
    mensaje: Falta el directorio.
    logrado: El directorio está.
pistas:
  - Una.
  - Otra.
  - La última.
explicacion: |
  Así es.
`;

const createQuestions = (count: number) =>
  Array.from(
    { length: count },
    () => '1. ¿?\n\n   - [x] a\n\n     Sí.\n\n   - [ ] b\n\n     No.\n',
  ).join('\n');

/** Valid closing sections of a lesson. */
export const sections = {
  errors: '## Errores comunes\n\nUno.\n\n',
  practice: ['calentamiento', 'central', 'reto']
    .map((id) => `<Exercise id="${id}">\n\nHaz.\n\n</Exercise>\n`)
    .reduce((text, each) => `${text}${each}\n`, '## Practica\n\n'),
  quiz: (count = 3) =>
    `## Comprueba lo aprendido\n\n<Quiz>\n\n${createQuestions(count)}\n</Quiz>\n\n`,
  summary: '## Resumen\n\nFin.\n',
};

const { errors, practice, quiz, summary } = sections;

/** Valid end of a lesson: the four sections together. */
export const ending = `${errors}${practice}${quiz()}${summary}`;

interface Page {
  readonly kind?: string;
  readonly head?: string;
  readonly body: string;
}

/** Creates the source of a page; the parts not given are valid. */
export function createPage({
  kind = 'leccion',
  head = '',
  body,
}: Page): string {
  const lesson =
    kind === 'leccion' && !head.includes('objetivos:')
      ? 'objetivos: [Contar, Sumarlo, Moverte]\n'
      : '';
  return `---\ntipo: ${kind}\n${lesson}${head}---\n\n${body}`;
}

const start = 'int main(void)\n{\n    return 0;\n}\n';
const solution = 'int main(void)\n{\n    return 8 > 0;\n}\n';

/** Parent folder of the exercises of the lesson «uno». */
export const exercises = 'docs/stevelabs/program1/1-empezar/_uno';

/** Returns the file of a lesson of the first module. */
export const createFilePath = (name: string) =>
  `docs/stevelabs/program1/1-empezar/${name}.mdx`;

type Files = Readonly<Record<string, string | undefined>>;

/**
 * Creates a project whose C course has the lessons «uno» and «dos», in this
 * order.
 *
 * @param files Files that differ from a valid project, by path; `undefined`
 * removes one.
 */
export function createCourses(files: Files): {
  readonly root: string;
  readonly remove: () => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
  const cover = createPage({ kind: 'portada', body: 'Hola.\n' });
  const wholeFiles: Files = {
    ...Object.fromEntries(
      courses.map(({ root: base }) => [`docs${base}index.mdx`, cover]),
    ),
    'docs/stevelabs/program1/1-empezar/_category_.yml':
      'label: Empezar\nposition: 1\n',
    ...files,
  };
  for (const lesson of ['uno', 'dos'])
    for (const level of ['calentamiento', 'central', 'reto'])
      for (const [name, text] of [
        ['ejercicio.yml', createExerciseYaml(level)],
        ['inicio.c', start],
        ['solucion.c', solution],
        ['otra.c', `${solution}\n// Otra.\n`],
        ['mal-uno.c', `// Falla: caso sin entrada\n${start}`],
        ['mal-dos.c', `// Falla: caso sin entrada\n${start}`],
      ] as const)
        write(
          `docs/stevelabs/program1/1-empezar/_${lesson}/${level}/${name}`,
          text,
        );
  for (const [name, text] of Object.entries(wholeFiles))
    if (text !== undefined) write(name, text);
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };

  function write(name: string, text: string) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

/** Creates a terminal exercise, solved by the script, in place of «reto». */
export const createTerminalExercise = (
  script: string,
  setUp: string,
): Record<string, string> => ({
  [`${exercises}/reto/ejercicio.yml`]: terminal,
  [`${exercises}/reto/solucion.sh`]: script,
  [`${exercises}/reto/otra.sh`]: `${script}true\n`,
  [`${exercises}/reto/otra-mas.sh`]: `${script}pwd\n`,
  [`${exercises}/reto/mal-uno.sh`]: '# Falla: condición 1\nls\n',
  [`${exercises}/reto/mal-dos.sh`]: '# Falla: condición 1\npwd\n',
  ...(setUp !== '' && { [`${exercises}/reto/preparar.sh`]: setUp }),
});

/** Creates a step of the lesson «uno» that asks for a program's output. */
export const stepFiles = (
  id: string,
  program = start,
): Record<string, string> => ({
  [`${exercises}/${id}/paso.yml`]: 'tipo: predice\nporque: Así es.\n',
  [`${exercises}/${id}/programa.c`]: program,
  [`${exercises}/${id}/salida.txt`]: '8\n',
});
