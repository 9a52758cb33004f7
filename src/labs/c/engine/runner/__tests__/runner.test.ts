/** @jest-environment node */
import { runProgram } from '..';
import { getNodeCompiler, runInNode } from '../../../testing/nodeCompiler';
import type { RunEvent } from '../../types';
import type { NodeRunOptions } from '../runInNode';

const headers = [
  'assert',
  'limits',
  'stdio',
  'stdlib',
  'string',
  'time',
  'unistd',
]
  .map((name) => `#include <${name}.h>`)
  .join('\n');

/**
 * Compiles `body` after the headers; `#line` keeps its line numbers in
 * messages.
 */
async function compile(body: string) {
  const compiler = await getNodeCompiler();
  const text = `${headers}\n#line 1\n${body}\n`;
  const outcome = await compiler.compile({ files: [{ name: 'main.c', text }] });
  if (outcome.kind !== 'program') throw new Error(outcome.text);
  return outcome.wasm;
}

async function run(body: string, options: NodeRunOptions = {}) {
  return runInNode(await compile(body), options);
}

const main = (...statements: string[]) =>
  `int main(void) {\n${statements.join('\n')}\nreturn 0;\n}`;

const encodeText = (text: string) => new TextEncoder().encode(text);

jest.setTimeout(120_000);

describe('a program', () => {
  it('gets its name and its arguments, letters beyond ASCII included', async () => {
    const result = await run(
      'int main(int argc, char **argv) { for (int i = 0; i < argc; i++) puts(argv[i]); return 3; }',
      { args: ['ñandú', 'dos'], name: './saludo' },
    );
    expect(result.stdout).toBe('./saludo\nñandú\ndos\n');
    expect(result.end).toEqual({ kind: 'exit', status: 3 });
  });

  it('ends with the low eight bits of its status, as in a shell', async () => {
    const result = await run('int main(void) { return -1; }');
    expect(result.end).toEqual({ kind: 'exit', status: 255 });
  });

  it('shows a letter that it writes in two halves', async () => {
    const result = await run(
      main(
        'putchar(0xc3); fflush(stdout);',
        'putchar(0xb1); fflush(stdout);',
        'putchar(0xc3);',
      ),
    );
    expect(result.stdout).toBe('ñ\uFFFD');
  });

  it('keeps the order of what it writes and of its errors', async () => {
    const result = await run(
      main('puts("uno");', 'fputs("dos\\n", stderr);', 'puts("tres");'),
    );
    const writtenTexts = result.events.map((event) =>
      event.kind === 'output' ? event.text : '',
    );
    expect(writtenTexts.join('')).toBe('uno\ndos\ntres\n');
    expect([result.stdout, result.stderr]).toEqual(['uno\ntres\n', 'dos\n']);
  });

  it('is stopped when it writes more than the lab keeps', async () => {
    const result = await run(main('for (;;) puts("hola");'));
    expect(result.end).toEqual({ kind: 'output-limit', bytes: 4_194_304 });
    expect(result.stdout).toHaveLength(4_194_304);
    expect(result.events.length).toBeLessThan(4000);
  });

  it('is stopped in an endless line too, in few messages', async () => {
    const result = await run(main("for (;;) putchar('.');"));
    expect(result.end).toEqual({ kind: 'output-limit', bytes: 4_194_304 });
    expect(result.stdout).toHaveLength(4_194_304);
    expect(result.events.length).toBeLessThan(4000);
  });

  it('is stopped when it turns to its errors and back without end, before the page drowns in messages', async () => {
    const result = await run(
      main('for (;;) {', '    puts("a");', '    fputs("b", stderr);', '}'),
    );
    expect(result.end).toEqual({
      kind: 'output-limit',
      bytes: result.stdout.length + result.stderr.length,
    });
    expect(result.events.length).toBeLessThan(11_000);
  });

  it('gets no memory beyond the limit, and is told so by malloc', async () => {
    const result = await run(
      main(
        'printf("%d ", malloc(300u * 1024 * 1024) == NULL);',
        'printf("%d", malloc(200u * 1024 * 1024) == NULL);',
      ),
    );
    expect(result.stdout).toBe('1 0');
  });

  it('says what it needs that the lab does not offer', async () => {
    // (module (import "env" "fork" (func)))
    const wasm = Uint8Array.from([
      0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 12, 1, 3, 101, 110,
      118, 4, 102, 111, 114, 107, 0, 0,
    ]);
    const result = await runInNode(wasm);
    expect(result.end).toEqual({
      kind: 'crash',
      reason: 'unsupported',
      detail: 'fork',
    });
  });

  it('does not bring the lab down when it is not a program', async () => {
    const result = await runInNode(encodeText('no es un programa'));
    expect(result.end).toMatchObject({ kind: 'crash', reason: 'internal' });
  });
});

describe('the keyboard', () => {
  const greeting = main(
    'char name[20]; int age;',
    'printf("Nombre: "); scanf("%19s", name);',
    'printf("Edad: "); if (scanf("%d", &age) != 1) { puts("nada"); return 9; }',
    'fprintf(stderr, "(%s)", name); printf("%s %d\\n", name, age);',
  );

  it('is a text that is there from the start', async () => {
    const result = await run(greeting, {
      stdin: { kind: 'preset', text: 'Ana\n20\n' },
    });
    expect(result.stdout).toBe('Nombre: Edad: Ana 20\n');
  });

  it('tells what was on the screen as each line of a preset text was read', async () => {
    const stdin = { kind: 'preset', text: 'Ana\n20\n' } as const;
    const { asked } = await run(greeting, { stdin });
    expect(asked).toEqual(['Nombre:', 'Edad:']);
  });

  it('tells of nothing new on the screen when a program reads before it asks', async () => {
    const source = main(
      'char name[20]; int age;',
      'puts("Hola."); scanf("%19s", name); scanf("%d", &age);',
      'printf("Nombre: Edad: %s %d\\n", name, age);',
    );
    const stdin = { kind: 'preset', text: 'Ana\n20\n' } as const;
    expect((await run(source, { stdin })).asked).toEqual(['Hola.', '']);
  });

  it('asks once for a line that comes in parts, and tells of no more than a hundred', async () => {
    const source = main(
      'char word[3000]; int n; puts("?");',
      'scanf("%2999s", word); while (scanf("%d", &n) == 1) puts("más");',
    );
    const text = `${'x'.repeat(2500)}\n${'7\n'.repeat(200)}`;
    const { asked } = await run(source, { stdin: { kind: 'preset', text } });
    expect(asked).toEqual(['?', '', ...Array<string>(98).fill('más')]);
  });

  it('meets its end when a preset text is used up', async () => {
    const result = await run(greeting, {
      stdin: { kind: 'preset', text: 'Ana\n' },
    });
    expect(result.end).toEqual({ kind: 'exit', status: 9 });
  });

  it('asks after showing the question, and shows nothing twice', async () => {
    const result = await run(greeting, {
      typedLines: ['Ana\n', '20\n'],
      inputMode: 'replay',
    });
    const [, ...findingEvents] = result.events;
    const story = findingEvents.map((event) =>
      event.kind === 'output' ? event.text : '…',
    );
    expect(story.join('')).toBe('Nombre: …Edad: …(Ana)Ana 20\n');
  });

  it('takes Ctrl-D for the end of the input', async () => {
    const result = await run(greeting, {
      typedLines: ['Ana\n'],
      inputMode: 'replay',
    });
    expect(result.stdout).toBe('Nombre: Edad: nada\n');
  });

  it('gives a line at a time, so that what follows is not lost', async () => {
    const result = await run(
      main(
        'char line[80];',
        'while (fgets(line, sizeof line, stdin)) printf("<%s>", line);',
      ),
      { typedLines: ['uno\ndos\n', 'tres\n'], inputMode: 'replay' },
    );
    expect(result.stdout).toBe('<uno\n><dos\n><tres\n>');
  });

  it('leaves the clock and chance as they were when the program starts again', async () => {
    const result = await run(
      main(
        'srand((unsigned)time(NULL)); clock_t before = clock(); struct timespec now;',
        'timespec_get(&now, TIME_UTC);',
        'printf("%d %ld %ld|", rand(), (long)before, now.tv_nsec); int n;',
        'for (int i = 0; i < 5; i++) { scanf("%d", &n); printf("%d|", n); }',
      ),
      { typedLines: ['1\n', '2\n', '3\n', '4\n', '5\n'], inputMode: 'replay' },
    );
    expect(result.stdout).toMatch(/^\d+ \d+ \d+\|1\|2\|3\|4\|5\|$/);
  });

  it('goes on where it was, with its thread blocked, where that can be', async () => {
    const events: RunEvent[] = [];
    const typedLines = [{ text: 'Ana\n' }, { text: '20\n' }];
    const nextInput = jest.fn<Promise<undefined>, []>();
    const result = await runProgram(
      await compile(greeting),
      { stdin: { kind: 'interactive' }, inputMode: 'block' },
      {
        emit: (event) => {
          events.push(event);
        },
        nextInput,
        blockForInput: () => typedLines.shift(),
      },
    );
    expect(result.end.kind).toBe('exit');
    expect(nextInput).not.toHaveBeenCalled();
    const story = events
      .slice(1)
      .map((event) => (event.kind === 'output' ? event.text : '…'));
    expect(story.join('')).toBe('Nombre: …Edad: …(Ana)Ana 20\n');
  });

  it('starts again where blocking was in vain, and says once that it waits', async () => {
    const events: RunEvent[] = [];
    const typedLines = ['Ana\n', '20\n'];
    await runProgram(
      await compile(greeting),
      { stdin: { kind: 'interactive' }, inputMode: 'block' },
      {
        emit: (event) => {
          events.push(event);
        },
        nextInput: () => Promise.resolve(typedLines.shift()),
        blockForInput: () => undefined,
      },
    );
    const story = events
      .slice(1)
      .map((event) => (event.kind === 'output' ? event.text : '…'));
    expect(story.join('')).toBe('Nombre: …Edad: …(Ana)Ana 20\n');
  });

  it('does not make a program sleep again what it slept', async () => {
    // The clock advances one millisecond per read, however busy the machine is:
    // a sleep by polling reads it constantly.
    let clock = 0;
    const look = jest
      .spyOn(performance, 'now')
      .mockImplementation(() => (clock += 1));
    const result = await run(
      `int usleep(unsigned);\n${main('usleep(150000); int n = 0;', 'for (int i = 0; i < 9; i++) scanf("%d", &n);')}`,
      {
        typedLines: Array.from({ length: 9 }, () => '1\n'),
        inputMode: 'replay',
      },
    );
    look.mockRestore();
    expect(result.elapsedMs).toBeGreaterThanOrEqual(145);
    expect(result.elapsedMs).toBeLessThan(900);
  });

  it.each(['suspend', 'replay'] as const)(
    'counts only the time of the program, and says when it starts: %s',
    async (inputMode) => {
      const wasm = await compile(
        main('int n = 0;', 'scanf("%d", &n); scanf("%d", &n);'),
      );
      let clock = 0;
      const look = jest
        .spyOn(performance, 'now')
        .mockImplementation(() => clock);
      const events: RunEvent[] = [];
      const running = runProgram(
        wasm,
        { stdin: { kind: 'interactive' }, inputMode },
        {
          emit: (event) => {
            events.push(event);
          },
          nextInput: () => {
            clock += 60_000;
            return Promise.resolve('3\n');
          },
        },
      );
      // Waits until WebAssembly has compiled the program.
      clock = 6000;
      const { elapsedMs } = await running;
      look.mockRestore();
      expect(elapsedMs).toBe(0);
      expect(events.map(({ kind }) => kind)).toEqual([
        'started',
        'awaiting-input',
        'awaiting-input',
      ]);
    },
  );

  it('becomes a file when the program says so', async () => {
    const result = await run(
      main(
        'int n = 0;',
        'if (!freopen("n.txt", "r", stdin)) return 1;',
        'scanf("%d", &n); printf("%d", n);',
      ),
      { files: [{ name: 'n.txt', bytes: encodeText('42\n') }], typedLines: [] },
    );
    expect(result.stdout).toBe('42');
  });
});

describe('the files of a program', () => {
  it('refuse to be written when they are only for reading, and say why', async () => {
    const { stdout, files } = await run(
      `#include <errno.h>
int main(void) {
  const char *modes[] = {"r", "w", "a", "r+"};
  for (int i = 0; i < 4; i++) {
    errno = 0;
    FILE *f = fopen("notas.txt", modes[i]);
    printf("%s: %s\\n", modes[i], f ? "abierto" : strerror(errno));
    if (f) fclose(f);
  }
}`,
      {
        files: [
          { name: 'notas.txt', bytes: encodeText('hola'), isReadOnly: true },
        ],
      },
    );
    expect(stdout).toBe(
      [
        'r: abierto',
        'w: Permission denied',
        'a: Permission denied',
        'r+: Permission denied',
        '',
      ].join('\n'),
    );
    expect(files).toEqual([]);
  });

  it('are named when the program removes or renames them', async () => {
    const { removed, files } = await run(
      main('remove("a.txt");', 'rename("b.txt", "c.txt");'),
      {
        files: ['a.txt', 'b.txt', 'd.txt'].map((name) => ({
          name,
          bytes: encodeText(name),
        })),
      },
    );
    expect(removed).toEqual(['a.txt', 'b.txt']);
    expect(files).toEqual([{ name: 'c.txt', bytes: encodeText('b.txt') }]);
  });

  it('come back when it made or changed them, and not otherwise', async () => {
    const result = await run(
      main(
        'FILE *f = fopen("a.txt", "w"); fprintf(f, "hola"); fclose(f);',
        'rename("a.txt", "b.txt");',
        'f = fopen("datos.txt", "a"); fputs("más", f); fclose(f);',
        'remove("viejo.txt"); printf("%d", fopen("viejo.txt", "r") == NULL);',
        'f = fopen("igual.txt", "r"); char line[9]; printf("%s", fgets(line, 9, f));',
      ),
      {
        files: [
          { name: 'datos.txt', bytes: encodeText('uno ') },
          { name: 'viejo.txt', bytes: encodeText('x') },
          { name: 'igual.txt', bytes: encodeText('leído') },
        ],
      },
    );
    expect(result.stdout).toBe('1leído');
    const texts = result.files.map(
      (file) => `${file.name}: ${new TextDecoder().decode(file.bytes)}`,
    );
    expect(texts.sort()).toEqual(['b.txt: hola', 'datos.txt: uno más']);
  });

  it('are as at the start when it starts again', async () => {
    const result = await run(
      main(
        'FILE *f = fopen("cuenta.txt", "a"); fputs("x", f); fclose(f); int n;',
        'scanf("%d", &n); scanf("%d", &n);',
      ),
      { typedLines: ['1\n', '2\n'], inputMode: 'replay' },
    );
    expect(result.files).toEqual([
      { name: 'cuenta.txt', bytes: encodeText('x') },
    ]);
  });

  it('do not grow for ever', async () => {
    const result = await run(
      main(
        'FILE *f = fopen("a.txt", "w"); long n = 0;',
        'while (fputs("0123456789abcdef", f) >= 0) n++;',
        'printf("%d", n > 100000); fclose(f); remove("a.txt");',
      ),
    );
    expect(result.stdout).toBe('1');
    expect(result.files).toEqual([]);
  });
});

describe('a program that is cut short', () => {
  it.each([
    ['division', 'volatile int z = 0; return 10 / z;'],
    ['division', 'volatile int m = INT_MIN, u = -1; return m / u;'],
    ['abort', 'abort();'],
    ['memory-access', 'volatile int *p = (int *)0x7ffffff0; *p = 1;'],
    ['stack-overflow', 'int big[4000000]; big[0] = 1; return big[0];'],
  ])('says why: %s, %s', async (reason, statement) => {
    const result = await run(main(statement));
    expect(result.end).toMatchObject({ kind: 'crash', reason });
  });

  it.each(['', 'int a[1000]; a[n % 1000] = n; n = a[n % 1000];'])(
    'says that it called itself for ever: %s',
    async (statement) => {
      const result = await run(
        `int f(int n) { ${statement} return f(n + 1) + n; }\n${main('return f(0);')}`,
      );
      expect(result.end).toMatchObject({
        kind: 'crash',
        reason: 'stack-overflow',
      });
    },
  );

  const fault = {
    kind: 'crash',
    reason: 'memory-access',
    detail: 'Segmentation fault',
  };

  it.each([
    ['char *s = "hola"; puts(s);', "s[0] = 'H';", 'hola\n'],
    ['char *s = "hola"; printf("sin fin de línea");', "s[0] = 'H';", ''],
    ['char *s = "a-b"; fflush(stdout);', 'strtok(s, "-");', ''],
    ['char *s = "hola"; puts("1"); fflush(stdout);', 'strcpy(s, "H");', '1\n'],
    ['static const int v[] = {1, 2}; int *p = (int *)v;', 'p[1] = 3;', ''],
  ])(
    'is stopped where it changed what is read-only, as in Linux: %s %s',
    async (before, change, shownText) => {
      const result = await run(main(before, change, 'puts("otra");'));
      expect([result.end, result.stdout]).toEqual([fault, shownText]);
    },
  );

  it.each(['return 0;', 'return 3;', 'exit(1);', 'getchar();'])(
    'is stopped too when it shows nothing after changing a text: %s',
    async (after) => {
      const result = await run(main('char *s = "hola"; s[3] = 101;', after));
      expect(result.end).toEqual(fault);
    },
  );

  it('may change its own arrays, that start as a text', async () => {
    const result = await run(
      `char shared[] = "uno";\n${main(
        'char own[] = "dos"; own[0] = shared[0] = 84;',
        'printf("%s %s", own, shared);',
      )}`,
    );
    expect([result.end.kind, result.stdout]).toEqual(['exit', 'Tos Tno']);
  });

  it('gives the words of a failed assertion', async () => {
    const result = await run(main('assert(1 == 2);'));
    expect(result.end).toEqual({
      kind: 'crash',
      reason: 'abort',
      detail: 'Assertion failed: 1 == 2 (main.c: main: 2)',
    });
  });
});

describe('what is found while a program runs', () => {
  const listFindings = async (...statements: string[]) =>
    (await run(main('volatile int zero = 0; (void)zero;', ...statements)))
      .findings;

  it('names the place, the type and the index', async () => {
    const findings = await listFindings('int v[3] = {0};', 'v[zero + 5] = 1;');
    expect(findings).toEqual([
      {
        check: 'out_of_bounds',
        place: { file: 'main.c', line: 4, column: 1 },
        details: { type: 'int[3]', index: '5' },
      },
    ]);
  });

  it.each([
    [
      'INT_MAX + (1 + zero)',
      'add_overflow',
      { type: 'int', left: '2147483647', right: '1' },
    ],
    [
      'INT_MIN - (1 + zero)',
      'sub_overflow',
      { type: 'int', left: '-2147483648', right: '1' },
    ],
    [
      'LLONG_MAX * (2LL + zero)',
      'mul_overflow',
      { type: 'long long', left: '9223372036854775807', right: '2' },
    ],
    [
      '-(INT_MIN + zero)',
      'negate_overflow',
      { type: 'int', value: '-2147483648' },
    ],
    [
      '1 << (40 + zero)',
      'shift_out_of_bounds',
      { type: 'int', left: '1', right: '40' },
    ],
    [
      '1 << (zero - 1)',
      'shift_out_of_bounds',
      { type: 'int', left: '1', right: '-1' },
    ],
    [
      '*(int *)(long)zero',
      'type_mismatch',
      {
        type: 'int',
        access: 'load',
        problem: 'null',
        address: '0',
        alignment: '4',
      },
    ],
  ])('gives the values of %s', async (expression, check, details) => {
    const findings = await listFindings(`(void)(${expression});`);
    expect(findings).toMatchObject([{ check, details }]);
  });

  it.each([
    [
      'an array of no length',
      'char some[zero - 3]; (void)some;',
      { check: 'vla_bound_not_positive', details: { value: '-3' } },
    ],
    [
      'a truth that is neither',
      '_Bool b; memset(&b, 7, 1); printf("%d", b);',
      { check: 'load_invalid_value', details: { type: '_Bool', value: '7' } },
    ],
    [
      'a pointer askew',
      '_Alignas(8) char c[16] = {0}; int *p = (int *)(c + 1); printf("%d", *p);',
      { check: 'type_mismatch', details: { problem: 'misaligned' } },
    ],
    [
      'a null pointer to a type with a short name, which it calls by that name',
      'typedef struct { int x; } P; P *p = (P *)(long)zero; printf("%d", p->x);',
      { check: 'type_mismatch', details: { type: 'P', problem: 'null' } },
    ],
    [
      'an element far from a null pointer',
      'int *p = (int *)(long)zero; int *q = p + 2 + zero; (void)q;',
      { check: 'pointer_overflow', details: { base: '0', start: 'null' } },
    ],
  ])('sees %s', async (_name, statement, finding) => {
    expect(await listFindings(statement)).toMatchObject([finding]);
  });

  it('is told once for each place, and twenty times at most', async () => {
    const singleFindings = await listFindings(
      'int v[3];',
      'for (int i = 0; i < 50; i++) v[3 + zero] = i;',
    );
    expect(singleFindings).toHaveLength(1);
    const repeatedFindings = await listFindings(
      ...Array.from({ length: 30 }, () => '(void)(1 << (40 + zero));'),
    );
    expect(repeatedFindings).toHaveLength(20);
  });

  it('is not told again when the program starts again', async () => {
    const result = await run(
      main(
        'volatile int s = 40; int n;',
        '(void)(1 << s);',
        'scanf("%d", &n); scanf("%d", &n);',
      ),
      { typedLines: ['1\n', '2\n'], inputMode: 'replay' },
    );
    const findingEvents = result.events.filter(
      ({ kind }) => kind === 'finding',
    );
    expect(findingEvents).toHaveLength(1);
  });
});
