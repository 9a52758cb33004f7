/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { findMissingCompilers } from '../../../../../../scripts/lib/compilers.mjs';
import { defaultSettings } from '../../playground/project';
import type { Project } from '../../playground/project';
import { exportProgram } from '..';
import type { ExportedProgram } from '..';

jest.setTimeout(60_000);

const main = `#include <stdio.h>
#include "libros.h"
// #include "nunca.h"
int main(int argc, char *argv[])
{
    FILE *notas = fopen("notas.txt", "r");
    int nota = 0;
    if (notas == NULL || fscanf(notas, "%d", &nota) != 1) {
        return 1;
    }
    fclose(notas);
    printf("%s %.0f\\n", argc > 1 ? argv[1] : "nadie", root(nota));
    return 0;
}
`;

/** Program of two sources, with a header that only one of them includes. */
const library: Project = {
  title: 'Caña y sedal',
  files: [
    { name: 'main.c', text: main },
    {
      name: 'libros.c',
      text: '#include <math.h>\n#include "libros.h"\n#include "limites.h"\ndouble root(int n) { return n > LIMIT ? 0 : sqrt(n); }\n',
    },
    { name: 'libros.h', text: '#include "tipos.h"\ndouble root(entero n);\n' },
    { name: 'tipos.h', text: '#pragma once\ntypedef int entero;\n' },
    { name: 'limites.h', text: '#define LIMIT 100\n' },
    { name: 'nunca.h', text: '#define NADA 0\n' },
    { name: 'notas.txt', text: '49\n' },
  ],
  settings: { ...defaultSettings, args: 'Ana' },
};

function exportFiles(
  project: Project,
  rest: Partial<Omit<ExportedProgram, 'project'>> = {},
) {
  const { name, bytes } = exportProgram(
    { project, writtenFiles: [], address: 'https://a.b/c/', ...rest },
    new Date(2026, 10, 21, 18, 46, 52),
  );
  return { name, files: unzipSync(bytes) };
}

function readTexts(...args: Parameters<typeof exportFiles>) {
  return Object.fromEntries(
    Object.entries(exportFiles(...args).files).map(([name, bytes]) => [
      name.replace(/^[^/]*\//, ''),
      strFromU8(bytes),
    ]),
  );
}

const createSingleFile = (
  text: string,
  title = 'hola',
  name = 'hola.c',
): Project => ({
  title,
  files: [{ name, text }],
  settings: defaultSettings,
});

it('puts everything in a folder with the name of the program, in plain letters', () => {
  const { name, files } = exportFiles(library);
  expect(name).toBe('cana-y-sedal.zip');
  expect(Object.keys(files).sort()).toEqual(
    [
      ...library.files.map((file) => file.name),
      ...['ajustes.txt', 'Makefile', 'LEEME.txt'],
    ]
      .map((file) => `cana-y-sedal/${file}`)
      .sort(),
  );
});

it('contains each file as it is, byte by byte, and those that the program wrote', () => {
  const { files } = exportFiles(library, {
    writtenFiles: [
      { name: 'notas.txt', bytes: encodeText('64\n') },
      { name: 'partida.bin', bytes: Uint8Array.of(0, 255, 10) },
      { name: 'copias/año.txt', bytes: encodeText('ñ') },
    ],
  });
  const read = (name: string) => files[`cana-y-sedal/${name}`];
  expect(read('main.c')).toEqual(encodeText(main));
  expect(read('notas.txt')).toEqual(encodeText('64\n'));
  expect(read('partida.bin')).toEqual(Uint8Array.of(0, 255, 10));
  expect(read('copias/año.txt')).toEqual(encodeText('ñ'));
});

it.each([
  ['../../.bashrc', '.bashrc'],
  ['/etc/passwd', 'etc/passwd'],
  ['a\\b:c?.txt', 'a_b_c_.txt'],
  ['nul.txt', '_nul.txt'],
  ['-rf', '_rf'],
  ['Makefile', 'Makefile.txt'],
])('names the written file %j as %j', (name, expected) => {
  const texts = readTexts(createSingleFile('int main(void) { return 0; }\n'), {
    writtenFiles: [{ name, bytes: encodeText('x') }],
  });
  expect(texts[expected]).toBe('x');
  expect(texts.Makefile).toMatch(/^# Construye/);
});

it('keeps a LEEME.txt of the program, and gives its own another name', () => {
  const texts = readTexts({
    ...library,
    files: [...library.files, { name: 'LEEME.txt', text: 'mío' }],
  });
  expect(texts['LEEME.txt']).toBe('mío');
  expect(texts['LEEME-2.txt']).toMatch(/LEEME-2\.txt +este texto/);
});

it('compiles each source again with the headers that it includes, also through others', () => {
  const rules = readTexts(library).Makefile?.match(/^\w+\.o: .*\n\t.*$/gm);
  expect(rules).toEqual([
    'main.o: main.c libros.h tipos.h\n\t$(CC) $(CFLAGS) -c main.c',
    'libros.o: libros.c libros.h tipos.h limites.h\n\t$(CC) $(CFLAGS) -c libros.c',
  ]);
});

it('includes headers that include each other only once', () => {
  const texts = readTexts({
    ...library,
    files: [
      { name: 'a.c', text: '#include "a.h"\nint main(void) { return 0; }\n' },
      { name: 'a.h', text: '#pragma once\n#include "b.h"\n' },
      { name: 'b.h', text: '#pragma once\n#include "a.h"\n' },
    ],
  });
  expect(texts.Makefile).toContain('\na.o: a.c a.h b.h\n');
});

it.each(['all', 'clean', 'notas'])(
  'gives the program «%s» an executable of another name',
  (title) => {
    const texts = readTexts(
      { ...library, title },
      {
        writtenFiles: [{ name: 'notas/1.txt', bytes: encodeText('1') }],
      },
    );
    expect(texts.Makefile).toContain('PROGRAMA = programa\n');
  },
);

it('gives a program without a name one that every system has free', () => {
  expect(exportFiles(createSingleFile('', '')).name).toBe('programa.zip');
  expect(exportFiles(createSingleFile('', '¿?')).name).toBe('programa.zip');
  expect(exportFiles(createSingleFile('', 'Con')).name).toBe(
    'programa-con.zip',
  );
});

it('says where it comes from, what each file is and how it is compiled', () => {
  expect(
    readTexts(
      { ...library, settings: { ...library.settings, stdin: 'sí\n' } },
      { writtenFiles: [{ name: 'partida.bin', bytes: new Uint8Array(3) }] },
    )['LEEME.txt'],
  ).toMatchSnapshot();
});

it('adds what is typed, as a file that the program reads', () => {
  const texts = readTexts({
    ...createSingleFile('int main(void) { return 0; }\n'),
    settings: { ...defaultSettings, stdin: 'sí\n' },
  });
  expect(texts['entrada.txt']).toBe('sí\n');
  expect(texts['LEEME.txt']).toContain('./hola < entrada.txt\n');
});

it('warns of the compilers that are too old for a program of C23', () => {
  const program = createSingleFile('int main() { return 0; }\n');
  const settings = { ...defaultSettings, standard: 'c23' } as const;
  expect(readTexts(program)['LEEME.txt']).not.toMatch(/C23/);
  expect(readTexts({ ...program, settings })['LEEME.txt']).toMatch(
    /C23: pide GCC 14/,
  );
});

const hasTools =
  !findMissingCompilers().includes('gcc') &&
  spawnSync('make', ['--version']).status === 0;

(hasTools ? describe : describe.skip)('on a computer with gcc and make', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'steve-labs-export-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const unpack = (files: Readonly<Record<string, Uint8Array>>) => {
    for (const [name, bytes] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  };

  const run = (command: string, workFolder: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: path.join(folder, workFolder),
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8', MAKEFLAGS: '' },
    });
    return { status, stdout, stderr };
  };

  /** Returns the files that `make` would write after a change in another. */
  const listRebuilt = (changedFile: string) => {
    // `-W` takes the file as just changed, whatever the clock says.
    const { stdout } = run(`make -n -W ${changedFile}`, 'cana-y-sedal');
    return [...stdout.matchAll(/-c (\S+)|-o (\S+)/g)].map(
      ([, source, program]) => source ?? program,
    );
  };

  it('is compiled by make without a warning, and runs with its data', () => {
    unpack(exportFiles(library).files);
    const makeResult = run('make', 'cana-y-sedal');
    expect(makeResult).toMatchObject({ status: 0, stderr: '' });
    expect(makeResult.stdout).toContain(
      'gcc -std=c17 -Wall -Wextra -c main.c\n',
    );
    expect(run('./cana-y-sedal Ana', 'cana-y-sedal').stdout).toBe('Ana 7\n');
  });

  it.each([
    ['limites.h', ['libros.c', 'cana-y-sedal']],
    ['libros.c', ['libros.c', 'cana-y-sedal']],
    ['main.c', ['main.c', 'cana-y-sedal']],
    ['tipos.h', ['main.c', 'libros.c', 'cana-y-sedal']],
    ['nunca.h', []],
    ['notas.txt', []],
  ])('after a change in %s rebuilds %j', (changedFile, rebuilt) => {
    unpack(exportFiles(library).files);
    run('make', 'cana-y-sedal');
    expect(listRebuilt(changedFile)).toEqual(rebuilt);
  });

  it('is clean again after make clean', () => {
    const { files } = exportFiles(library);
    unpack(files);
    const list = () => run('ls | sort', 'cana-y-sedal').stdout;
    const before = list();
    run('make', 'cana-y-sedal');
    expect(list()).not.toBe(before);
    run('make clean', 'cana-y-sedal');
    expect(list()).toBe(before);
  });

  it('is compiled also with the command that the LEEME gives without make', () => {
    unpack(exportFiles(library).files);
    const [, command = ''] =
      /SIN MAKE\n\n(.*\n.*)\n/.exec(readTexts(library)['LEEME.txt'] ?? '') ??
      [];
    expect(run(command.replace('\n', ' && '), 'cana-y-sedal')).toEqual({
      status: 0,
      stdout: 'Ana 7\n',
      stderr: '',
    });
  });
});

function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
