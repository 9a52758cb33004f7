import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Files = Readonly<Record<string, string | undefined>>;

const main = (body: string) =>
  `#include <stdio.h>\n\nint main(void)\n{\n${body}    return 0;\n}\n`;

const oneCase = `casos:
  - nombre: al ejecutarlo
    salida: |
      8
`;

/** A valid step of each kind; tests break one part of it. */
export const validSteps: Readonly<Record<string, Files>> = {
  predice: {
    'paso.yml': 'tipo: predice\npista: Una *pista*.\nporque: Por *eso*.\n',
    'programa.c': main('    printf("uno\\ndos\\n");\n'),
    'salida.txt': 'uno\ndos\n',
  },
  completa: {
    'paso.yml': `tipo: completa\n${oneCase}porque: Por *eso*.\n`,
    'programa.c': main('    [[printf]]("%d\\n", [[4 + 4]]);\n'),
  },
  ordena: {
    'paso.yml': `tipo: ordena\n${oneCase}sobran: ['    a = 9;']\nporque: Por *eso*.\n`,
    'programa.c': main(
      '[[    int a = 8;]]\n[[    int b = 0;]]\n[[    printf("%d\\n", a + b);]]\n',
    ),
  },
  traza: {
    'paso.yml':
      'tipo: traza\ncolumnas: [a, b]\nlineas: [5, 6, 7]\nporque: Por *eso*.\n',
    'programa.c': main(
      '    int a = 1;\n    int b = a;\n    a = 2;\n    printf("%d %d\\n", a, b);\n',
    ),
    'traza.tsv': 'línea\ta\tb\n5\t1\t-\n6\t1\t1\n7\t2\t1\n',
  },
};

/**
 * Creates a project with one lesson, `docs/lesson.mdx`, and a step named
 * `mira`.
 *
 * @param files Files of its folder that replace the valid ones; `undefined`
 *   omits a file.
 */
export function createStep(
  kind: string,
  files: Files = {},
): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'step-'));
  const folder = path.join(root, 'docs', '_lesson', 'mira');
  for (const [name, text] of Object.entries({
    ...validSteps[kind],
    ...files,
  })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text !== undefined) writeFileSync(file, text);
  }
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
