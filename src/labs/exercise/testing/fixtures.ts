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

/** A whole exercise; each test spoils a part of it. */
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

/** A whole exercise of the terminal, in place of the one in C. */
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
  'inicio.c': undefined,
  'solucion.c': undefined,
};

type Files = Readonly<Record<string, string | undefined>>;

/** The exercise that `npm run new` begins with. */
export function newExercise(runtime: 'c' | 'linux'): Files {
  const folder = `scripts/lib/new/templates/ejercicio-${runtime}`;
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
}

/**
 * A project of one lesson, `docs/lesson.mdx`, with the exercise `doble`.
 *
 * @param more Levels of further exercises, each in a folder of that name.
 */
export function createProject(
  files: Files = {},
  more: readonly string[] = [],
): {
  readonly root: string;
  readonly remove: () => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'exercise-'));
  const write = (id: string, all: Files) => {
    const folder = path.join(root, 'docs', '_lesson', id);
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(all))
      if (text !== undefined) writeFileSync(path.join(folder, name), text);
  };
  const whole: Files = {
    'ejercicio.yml': yaml,
    'inicio.c': start,
    'solucion.c': solution,
  };
  write('doble', { ...whole, ...files });
  for (const level of more)
    write(level, { ...whole, 'ejercicio.yml': yaml.replace('central', level) });
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
