import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LabId } from '../..';

type Files = Readonly<Record<string, string | undefined>>;

/** Valid exercise; each test changes a part of it. */
export const yaml = `tipo: c
titulo: El doble
nivel: central
espacios: flexibles
casos:
  - nombre: positivo
    entrada: "4\\n"
    salida: |
      8
  - nombre: negativo
    entrada: "-3\\n"
    salida: |
      -6
    visible: false
pistas:
  - Una.
  - Otra con \`%d\`.
  - La última.
explicacion: |
  Se *multiplica*.
`;

export const start = 'int main(void)\n{\n    return 0;\n}\n';
export const solution = 'int main(void)\n{\n    return 1;\n}\n';

const createDoubleProgram = (result: string) =>
  `#include <stdio.h>\n\nint main(void)\n{\n    int n = 0;\n    scanf("%d", &n);\n    printf("%d\\n", ${result});\n    return 0;\n}\n`;

/** Other answers to the exercise in C: a right one and two wrong ones. */
const answers: Readonly<Record<string, string>> = {
  'otra.c': createDoubleProgram('n + n'),
  'mal-suma.c': `// Falla: caso negativo\n${createDoubleProgram('n + 4')}`,
  'mal-sin-doble.c': `// Falla: caso positivo\n// Falla: caso negativo\n${createDoubleProgram('n')}`,
};

/** Removes each file of the exercise in C. */
export const noCFiles: Files = Object.fromEntries(
  ['inicio.c', 'solucion.c', ...Object.keys(answers)].map((name) => [
    name,
    undefined,
  ]),
);

/** Valid exercise of the terminal, which replaces the one in C. */
export const terminalFiles: Readonly<Record<string, string | undefined>> = {
  'ejercicio.yml': `tipo: terminal
titulo: El doble
nivel: central
condiciones:
  - ruta: notas.txt
    permisos: "640"
    propietario: alumno
  - orden: test -d informes
    mensaje: Falta el directorio.
    logrado: El directorio está.
pistas:
  - Una.
  - Otra con \`chmod\`.
  - La última.
explicacion: |
  Se *cambia*.
`,
  'preparar.sh': 'touch notas.txt\n',
  'solucion.sh': 'chmod 640 notas.txt\nmkdir \\\ninformes\n',
  'otra.sh': 'mkdir informes\nchmod u=rw,g=r,o= notas.txt\n',
  'otra-de-una-vez.sh': 'mkdir informes; chmod g-w,o-r notas.txt\n',
  'mal-sin-directorio.sh': '# Falla: condición 2\nchmod 640 notas.txt\n',
  'mal-nada.sh': '# Falla: condición 2\n# Falla: condición 1\nls\n',
  ...noCFiles,
};

/** Valid step of the terminal, which replaces an exercise. */
export const terminalStepFiles: Files = {
  ...noCFiles,
  'ejercicio.yml': undefined,
  'paso.yml': `tipo: terminal
condiciones:
  - orden: test -d informes
    mensaje: Falta el directorio.
    logrado: El directorio está.
pista: Una *pista*.
porque: Por *eso*.
`,
  'solucion.sh': 'mkdir informes\n',
};

/** Reads the template of `npm run new`. */
export function readExerciseTemplate(lab: LabId): Files {
  const folder = `src/labs/${lab}/new/ejercicio`;
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
}

/**
 * Writes a project of one lesson, `docs/lesson.mdx`, with the exercise `doble`.
 *
 * @param extraLevels Levels of further exercises, each in a folder of that name.
 */
export function createProject(
  files: Files = {},
  extraLevels: readonly string[] = [],
): {
  readonly root: string;
  readonly remove: () => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'exercise-'));
  const write = (id: string, folderFiles: Files) => {
    const folder = path.join(root, 'docs', '_lesson', id);
    for (const [name, text] of Object.entries(folderFiles)) {
      if (text === undefined) continue;
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  const wholeFiles: Files = {
    'ejercicio.yml': yaml,
    'inicio.c': start,
    'solucion.c': solution,
    ...answers,
  };
  write('doble', { ...wholeFiles, ...files });
  for (const level of extraLevels)
    write(level, {
      ...wholeFiles,
      'ejercicio.yml': yaml.replace('central', level),
    });
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
