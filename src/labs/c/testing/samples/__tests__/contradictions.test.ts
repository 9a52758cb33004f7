/** @jest-environment node */
import { parseDocument } from '../../../../../content/documents';
import type { Attempt, Run } from '../attempt';
import { collectSamples } from '../collect';
import { findContradictions } from '../contradictions';

const createRun = (run: Partial<Run> = {}): Run => ({
  stdout: 'Hola\n',
  stderr: '',
  status: 0,
  findings: [],
  ...run,
});

const attempt = (fields: Partial<Attempt> = {}): Attempt => ({
  tool: 'página',
  messages: '',
  compiled: true,
  warnings: [],
  run: createRun(),
  ...fields,
});

const createRejectedAttempt = (firstError: string) =>
  attempt({
    compiled: false,
    firstError,
    messages: firstError,
    run: undefined,
  });

interface Page {
  readonly options?: string;
  readonly output?: readonly string[];
  readonly after?: string;
}

/** Finds the contradictions of a page with one program, given an attempt. */
function findFaults(page: Page, result: Attempt): string[] {
  const { options = '', output = ['salida', 'Hola'], after = '' } = page;
  const [kind = '', ...lines] = output;
  const blocks = [
    `\`\`\`c title="hola.c" ejecutable ${options}\nint a;\n\`\`\``,
    kind && `\`\`\`text ${kind}\n${lines.join('\n')}\n\`\`\``,
    after,
  ];
  const document = parseDocument('docs/x.mdx', blocks.join('\n\n'));
  const [sample] = collectSamples(document);
  if (!sample) throw new Error('No sample.');
  return findContradictions(sample, result);
}

const emptyOutput = { output: [] };

it.each<[string, Page, Attempt]>([
  ['a program that writes what is printed', {}, attempt()],
  [
    'a program that writes nothing, and nothing is printed',
    emptyOutput,
    attempt({ run: createRun({ stdout: '' }) }),
  ],
  [
    'a last line without its end, when the page says so',
    { output: ['salida sin-salto', 'Hola'] },
    attempt({ run: createRun({ stdout: 'Hola' }) }),
  ],
  [
    'another address, when the page says that it varies',
    { output: ['salida varia="direcciones"', 'p = 0x7ffd12'] },
    attempt({ run: createRun({ stdout: 'p = 0x10ab\n' }) }),
  ],
  [
    'the expected error',
    { ...emptyOutput, options: `error="expected ';'"` },
    createRejectedAttempt("expected ';' after expression"),
  ],
  [
    'the expected warnings, however often',
    { options: 'aviso="format unused-variable"' },
    attempt({ warnings: ['unused-variable', 'format', 'format'] }),
  ],
  [
    'the expected finding',
    { options: 'fallo="índice 5"' },
    attempt({
      run: createRun({
        findings: ['índice 5 fuera de int[3]'],
        status: undefined,
      }),
    }),
  ],
  [
    'a finding in the words of a sanitizer, and what was lost with it',
    { options: 'fallo="índice 5"' },
    attempt({
      tool: 'gcc',
      run: createRun({ findings: ['runtime error: index 5'], stdout: '' }),
    }),
  ],
  [
    'the expected fault of memory',
    { options: 'memoria="no cabe"' },
    attempt({ memoryFindings: ['El texto no cabe en «nombre»'] }),
  ],
  [
    'whatever a computer does with a fault of memory',
    { options: 'memoria="no cabe"' },
    attempt({
      tool: 'gcc',
      run: createRun({ status: undefined, stdout: '?' }),
    }),
  ],
  [
    'the expected status',
    { options: 'estado="3"' },
    attempt({ run: createRun({ status: 3 }) }),
  ],
])('accepts %s', (_, page, result) => {
  expect(findFaults(page, result)).toEqual([]);
});

const onComputer = {
  output: ['salida', '4'],
  after: '```text salida-pc\n8\n```',
};

it('compares each tool with the output that the page prints for it', () => {
  const four = createRun({ stdout: '4\n' });
  const eight = createRun({ stdout: '8\n' });
  expect(findFaults(onComputer, attempt({ run: four }))).toEqual([]);
  expect(findFaults(onComputer, attempt({ tool: 'gcc', run: eight }))).toEqual(
    [],
  );
  expect(findFaults(onComputer, attempt({ run: eight }))).toHaveLength(1);
  expect(
    findFaults(onComputer, attempt({ tool: 'clang', run: four })),
  ).toHaveLength(1);
});

const terminal = { after: '```shell-session\n$ ./hola\nAdiós\n```' };

it.each<[string, Page, Attempt, RegExp]>([
  [
    'a fault of memory that is not reported',
    { options: 'memoria="no cabe"' },
    attempt({ memoryFindings: [] }),
    /fallo de memoria "no cabe"; se detectó "nada"/,
  ],
  [
    'another text',
    {},
    attempt({ run: createRun({ stdout: 'Adiós\n' }) }),
    /la página muestra "Hola\\n"; escribió "Adiós\\n"/,
  ],
  [
    'another blank',
    {},
    attempt({ run: createRun({ stdout: 'Hola \n' }) }),
    /escribió "Hola \\n"/,
  ],
  [
    'a last line without its end',
    {},
    attempt({ run: createRun({ stdout: 'Hola' }) }),
    /escribió "Hola"/,
  ],
  [
    'an address that nobody said to vary',
    { output: ['salida', '0x12'] },
    attempt({ run: createRun({ stdout: '0x34\n' }) }),
    /"0x34/,
  ],
  [
    'another text besides the address that varies',
    { output: ['salida varia="direcciones"', 'p = 0x12'] },
    attempt({ run: createRun({ stdout: 'q = 0x12\n' }) }),
    /"q = 0x12/,
  ],
  [
    'an output that the page does not print',
    emptyOutput,
    attempt(),
    /falta su bloque text salida; escribió "Hola\\n"/,
  ],
  [
    'a program that does not compile',
    {},
    createRejectedAttempt('hola.c:1:1: error: unknown type'),
    /no compila:\nhola\.c:1:1: error: unknown type/,
  ],
  [
    'a program that compiles against what was said',
    { ...emptyOutput, options: 'error="expected"' },
    attempt({ run: undefined }),
    /compila, y se esperaba que no/,
  ],
  [
    'another error',
    { ...emptyOutput, options: 'error="expected"' },
    createRejectedAttempt('use of undeclared'),
    /se esperaba el error "expected"; dijo "use of undeclared"/,
  ],
  [
    'a warning that nobody announced',
    {},
    attempt({ warnings: ['format'] }),
    /se esperaban los avisos «»; dio «format»/,
  ],
  [
    'a warning that does not come',
    { options: 'aviso="format"' },
    attempt(),
    /se esperaban los avisos «format»; dio «»/,
  ],
  [
    'one warning more than announced',
    { options: 'aviso="format"' },
    attempt({ warnings: ['format', 'parentheses'] }),
    /dio «format parentheses»/,
  ],
  [
    'something undefined that nobody announced',
    {},
    attempt({ run: createRun({ findings: ['división entre cero'] }) }),
    /al ejecutarlo se detectó división entre cero/,
  ],
  [
    'a finding that does not come',
    { options: 'fallo="índice 5"' },
    attempt(),
    /se esperaba el fallo "índice 5"; se detectó "nada"/,
  ],
  [
    'another finding',
    { options: 'fallo="índice 5"' },
    attempt({ run: createRun({ findings: ['índice 4'] }) }),
    /se detectó "índice 4"/,
  ],
  [
    'a finding that a sanitizer does not share',
    { options: 'fallo="índice 5"' },
    attempt({ tool: 'clang' }),
    /clang: se esperaba el fallo/,
  ],
  [
    'another status',
    {},
    attempt({ run: createRun({ status: 1 }) }),
    /se esperaba el estado 0; fue 1/,
  ],
  [
    'a status that does not come',
    { options: 'estado="1"' },
    attempt(),
    /se esperaba el estado 1; fue 0/,
  ],
  [
    'a program that does not end',
    {},
    attempt({ run: createRun({ status: undefined }) }),
    /fue ninguno: no terminó/,
  ],
  [
    'a terminal that shows another output',
    terminal,
    attempt({ tool: 'gcc' }),
    /la terminal de docs\/x\.mdx, línea 9 muestra "Adiós"; escribió "Hola\\n"/,
  ],
])('reports %s', (_, page, result, message) => {
  const faults = findFaults(page, result);
  expect(faults).toEqual([expect.stringMatching(message)]);
  expect(faults[0]).toMatch(new RegExp(`^${result.tool}: `));
});
