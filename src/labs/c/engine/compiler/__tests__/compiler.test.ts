/** @jest-environment node */
import { getNodeCompiler } from '../../../testing/nodeCompiler';
import type { CCompiler, CompileOutcome, CompileRequest } from '../../types';

let compiler: CCompiler;

beforeAll(async () => {
  compiler = await getNodeCompiler();
});

const request = (
  files: Readonly<Record<string, string>>,
  standard?: CompileRequest['standard'],
): CompileRequest => ({
  files: Object.entries(files).map(([name, text]) => ({ name, text })),
  standard,
});

const compile = (
  files: Readonly<Record<string, string>> | string,
  standard?: CompileRequest['standard'],
) =>
  compiler.compile(
    request(typeof files === 'string' ? { 'main.c': files } : files, standard),
  );

async function readImports(outcome: CompileOutcome) {
  if (outcome.kind !== 'program') throw new Error(outcome.text);
  const module = await WebAssembly.compile(new Uint8Array(outcome.wasm));
  return WebAssembly.Module.imports(module)
    .filter(({ module: moduleName }) => moduleName !== 'wasi_snapshot_preview1')
    .map(({ name }) => name);
}

const wrapInMain = (statements: string, headers: readonly string[] = []) =>
  [
    ...headers.map((header) => `#include <${header}>`),
    'int main(void) {',
    statements,
    'return 0;',
    '}',
    '',
  ].join('\n');

describe('a program', () => {
  it('is compiled and linked without a word when nothing is wrong with it', async () => {
    const outcome = await compile(wrapInMain('puts("hola");', ['stdio.h']));
    expect(outcome).toMatchObject({
      kind: 'program',
      text: '',
      diagnostics: [],
    });
    expect(await readImports(outcome)).toEqual([]);
  });

  it('may be of several files and headers', async () => {
    const outcome = await compile({
      'main.c': '#include "suma.h"\nint main(void) { return suma(2, 3); }\n',
      'suma.c': '#include "suma.h"\nint suma(int a, int b) { return a + b; }\n',
      'suma.h': 'int suma(int a, int b);\n',
    });
    expect(outcome).toMatchObject({ kind: 'program', text: '' });
  });

  it('may use what only C23 has when that edition is asked for', async () => {
    const source = wrapInMain('constexpr int a = 1; auto b = a; (void)b;');
    expect(await compile(source, 'c23')).toMatchObject({ kind: 'program' });
    expect(await compile(source)).toMatchObject({ kind: 'rejected' });
  });

  it.each([
    ['setjmp', ['setjmp.h'], 'jmp_buf b; if (setjmp(b) == 0) longjmp(b, 5);'],
    ['a signal', ['signal.h'], 'raise(SIGINT);'],
    ['the clock', ['time.h'], 'clock_t t = clock(); (void)t;'],
    [
      'long double',
      ['stdio.h', 'math.h'],
      'long double x = 2; scanf("%Lf", &x); printf("%Lf", sqrtl(x));',
    ],
    ['a file', ['stdio.h'], 'FILE *f = fopen("a", "w"); if (f) fclose(f);'],
    ['randomness', ['stdlib.h', 'time.h'], 'srand((unsigned)time(NULL));'],
  ])('may use %s', async (_name, headers, statements) => {
    expect(await compile(wrapInMain(statements, headers))).toMatchObject({
      kind: 'program',
      text: '',
    });
  });

  it('asks the runner about undefined behaviour', async () => {
    const outcome = await compile(
      wrapInMain('int v[3] = {0}; int i = 5; i = v[i] + 1;'),
    );
    expect(await readImports(outcome)).toEqual([
      '__ubsan_handle_out_of_bounds',
      '__ubsan_handle_pointer_overflow',
      '__ubsan_handle_type_mismatch_v1',
      '__ubsan_handle_add_overflow',
    ]);
  });
});

describe('what the tools say', () => {
  it('is data, each note with what it explains', async () => {
    const outcome = await compile(
      'int suma(int a);\nint main(void) {\n  int x;\n  return suma(1, 2);\n}\nint suma(int a) { int y; return a; }\n',
    );
    expect(outcome).toMatchObject({
      kind: 'rejected',
      stage: 'compile',
      diagnostics: [
        {
          severity: 'error',
          message:
            "too many arguments to function call, expected single argument 'a', have 2 arguments",
          place: { file: 'main.c', line: 4, column: 18 },
          flag: undefined,
          notes: [
            {
              severity: 'note',
              message: "'suma' declared here",
              place: { file: 'main.c', line: 1, column: 5 },
              flag: undefined,
              notes: [],
            },
          ],
        },
        {
          severity: 'warning',
          message: "unused variable 'y'",
          flag: 'unused-variable',
          place: { file: 'main.c', line: 6, column: 23 },
          notes: [],
        },
      ],
    });
    expect(outcome.text).toContain('4 |   return suma(1, 2);');
  });

  it('comes from every file, not only from the first that is wrong', async () => {
    const outcome = await compile({
      'a.c': 'int a = ;\n',
      'main.c': 'int main(void) { return b; }\n',
    });
    expect(outcome.diagnostics.map(({ place }) => place?.file)).toEqual([
      'a.c',
      'main.c',
    ]);
  });

  it('obeys the options that were asked for, with the flag of each warning', async () => {
    const unusedFile = { name: 'main.c', text: wrapInMain('int x;') };
    const strict = await compiler.compile({
      files: [unusedFile],
      flags: ['-Werror'],
    });
    expect(strict.kind).toBe('rejected');
    expect(strict.diagnostics).toMatchObject([
      { severity: 'error', flag: 'unused-variable' },
    ]);
    const binary = { name: 'main.c', text: wrapInMain('return 0b11 - 3;') };
    const plainOutcome = await compiler.compile({ files: [binary] });
    const pedantic = await compiler.compile({
      files: [binary],
      flags: ['-pedantic'],
    });
    expect(plainOutcome.diagnostics).toEqual([]);
    expect(pedantic.diagnostics).toMatchObject([{ severity: 'warning' }]);
  });

  it('comes from the linker when a function is nowhere', async () => {
    const outcome = await compile(
      'int suma(int a);\nint main(void) { return suma(1); }\n',
    );
    expect(outcome).toMatchObject({
      kind: 'rejected',
      stage: 'link',
      diagnostics: [
        {
          severity: 'error',
          message: 'main.o: undefined symbol: suma',
          place: undefined,
        },
      ],
    });
  });

  it.each([
    ['there is no main', { 'a.c': 'int a;\n' }, 'undefined symbol: main'],
    [
      'there are two',
      {
        'a.c': 'int main(void) { return 0; }\n',
        'b.c': 'int main(void) { return 1; }\n',
      },
      'duplicate symbol: main',
    ],
    [
      'there are two of different kinds',
      {
        'a.c': 'int main(void) { return 0; }\n',
        'b.c': 'int main(int argc, char *argv[]) { return argc + !argv; }\n',
      },
      'duplicate symbol: main',
    ],
    [
      'the system has no such function',
      { 'a.c': wrapInMain('system("ls");', ['stdlib.h']) },
      'undefined symbol: system',
    ],
  ])('comes from the linker when %s', async (_name, files, message) => {
    const outcome = await compile(files);
    expect(outcome).toMatchObject({ kind: 'rejected', stage: 'link' });
    expect(outcome.diagnostics[0]?.message).toContain(message);
  });
});

describe('what no compiler can read', () => {
  it.each([
    ['no source', { 'a.h': '' }, 'no input files'],
    ['a folder', { 'a/b.c': '' }, "invalid file name 'a/b.c'"],
    ['an option for a name', { '-o.c': '' }, "invalid file name '-o.c'"],
  ])('is refused: %s', async (_name, files, message) => {
    expect(await compile(files)).toMatchObject({
      kind: 'rejected',
      stage: 'compile',
      diagnostics: [{ severity: 'error', message, place: undefined }],
    });
  });

  it('is refused when it is not text, with the place', async () => {
    expect(await compile('int x;\n// ñ\0')).toMatchObject({
      kind: 'rejected',
      diagnostics: [{ place: { file: 'main.c', line: 2, column: 6 } }],
    });
  });
});

describe('the syntax tree', () => {
  it('of a file is JSON', async () => {
    const outcome = await compiler.parse(
      request({ 'main.c': wrapInMain('for (;;) break;', ['stdio.h']) }),
      'main.c',
    );
    if (outcome.kind !== 'tree') throw new Error(outcome.text);
    expect(JSON.parse(outcome.json)).toMatchObject({
      kind: 'TranslationUnitDecl',
    });
  });

  it('is not there for a file with errors', async () => {
    const outcome = await compiler.parse(
      request({ 'main.c': 'int a = ;' }),
      'main.c',
    );
    expect(outcome).toMatchObject({
      kind: 'rejected',
      diagnostics: [{ message: 'expected expression' }],
    });
  });
});

it('needs nothing of what was left out for any of this', () => {
  expect(compiler.countFallbacks()).toBe(0);
});
