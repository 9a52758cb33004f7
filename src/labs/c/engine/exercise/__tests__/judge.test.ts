/** @jest-environment node */
import type { CCompiler, CompileRequest } from '../../types';
import { CASE_TIMEOUT_MS, judge, countPoints } from '../judge';
import type { CaseRun, Judgement, RunCase, WatchCase } from '../judge';
import type { ExerciseTask } from '../types';

const task: ExerciseTask = {
  standard: 'c23',
  spaces: 'flexibles',
  cases: [
    { name: 'uno', output: '1\n', input: 'a\n' },
    { name: 'dos', output: '2\n', args: ['x y'], status: 3, hidden: true },
  ],
  rules: [
    { rule: 'required', construct: 'for', says: 'Usa un bucle.' },
    { rule: 'forbidden', construct: 'goto', says: 'No saltes.' },
  ],
};

const start = 'start';

const silent = { text: '', diagnostics: [] };

const program = { kind: 'program', wasm: new Uint8Array(), ...silent } as const;

/** Builds a syntax tree whose only declaration holds these nodes. */
const createTree = (...kinds: readonly string[]) =>
  ({
    kind: 'tree',
    json: JSON.stringify({
      inner: [
        { kind: 'X', loc: { col: 1 }, inner: kinds.map((kind) => ({ kind })) },
      ],
    }),
    ...silent,
  }) as const;

const refusal = { kind: 'rejected', stage: 'compile', ...silent } as const;

type Compiler = Pick<CCompiler, 'compile' | 'parse'>;

const createTestCompiler = (changes: Partial<Compiler> = {}): Compiler => ({
  compile: () => Promise.resolve(program),
  parse: () => Promise.resolve(createTree('ForStmt')),
  ...changes,
});

const createRun = (changes: Partial<CaseRun> = {}): CaseRun => ({
  end: { kind: 'exit', status: 0 },
  findings: [],
  stdout: '',
  stderr: '',
  ...changes,
});

const runRightProgram: RunCase = (_, { args = [] }) =>
  Promise.resolve(
    args.length > 0
      ? createRun({ stdout: '2', end: { kind: 'exit', status: 3 } })
      : createRun({ stdout: '1' }),
  );

/**
 * Rejects, because only an exercise that asks for it has its memory checked.
 */
const watchCase: WatchCase = () =>
  Promise.reject(new Error('Nobody asked for memory.'));

async function judgeTask(
  runCase: RunCase = runRightProgram,
  changes: Partial<Compiler> = {},
): Promise<Extract<Judgement, { kind: 'judged' }>> {
  const judgement = await judge({ task, start }, 'code', {
    compiler: createTestCompiler(changes),
    runCase,
    watchCase,
  });
  if (judgement.kind !== 'judged') throw new Error(judgement.kind);
  return judgement;
}

it('gives a point for each case and each rule', async () => {
  const { points, total, cases, rules } = await judgeTask();
  expect({ points, total }).toEqual({ points: 4, total: 4 });
  expect(countPoints(task)).toBe(4);
  expect(cases.map(({ faults }) => faults)).toEqual([[], []]);
  expect(rules).toEqual([
    { ...task.rules[0], isKept: true },
    { ...task.rules[1], isKept: true },
  ]);
});

it('compiles with the standard of the exercise and runs each case with what it is given', async () => {
  const compile = jest.fn(() => Promise.resolve(program));
  const runCase = jest.fn(runRightProgram);
  await judgeTask(runCase, { compile });
  expect(compile).toHaveBeenCalledWith({
    files: [{ name: 'inicio.c', text: 'code' }],
    standard: 'c23',
  });
  expect(
    runCase.mock.calls.map(([, options, limit]) => [options, limit]),
  ).toEqual([
    [{ stdin: { kind: 'preset', text: 'a\n' }, args: [] }, CASE_TIMEOUT_MS],
    [{ stdin: { kind: 'preset', text: '' }, args: ['x y'] }, CASE_TIMEOUT_MS],
  ]);
});

it('takes a point for a required construct that is missing and a forbidden one that is there', async () => {
  const parse = () => Promise.resolve(createTree('GotoStmt'));
  const { points, rules } = await judgeTask(runRightProgram, { parse });
  expect(points).toBe(2);
  expect(rules.map(({ isKept }) => isKept)).toEqual([false, false]);
});

it.each([
  ['another output', createRun({ stdout: '9' }), [{ kind: 'output' }]],
  [
    'another status',
    createRun({ stdout: '1', end: { kind: 'exit', status: 7 } }),
    [{ kind: 'status', expected: 0, actual: 7 }],
  ],
  [
    'a time that ran out, whatever the output',
    createRun({ stdout: '9', end: { kind: 'time-limit', ms: 5000 } }),
    [{ kind: 'end', end: { kind: 'time-limit', ms: 5000 } }],
  ],
  [
    'a crash',
    createRun({ end: { kind: 'crash', reason: 'abort', detail: '' } }),
    [{ kind: 'end', end: { kind: 'crash', reason: 'abort', detail: '' } }],
  ],
])('a case fails for %s', async (_, run, faults) => {
  const { cases, points } = await judgeTask((wasm, options, limit) =>
    options.args?.length
      ? runRightProgram(wasm, options, limit)
      : Promise.resolve(run),
  );
  expect(cases.map((result) => result.faults)).toEqual([faults, []]);
  expect(points).toBe(3);
});

it('a case fails for what the run found, though the output is right', async () => {
  const finding = {
    check: 'out_of_bounds',
    place: { file: 'inicio.c', line: 7, column: 1 },
    details: {},
  };
  const { cases } = await judgeTask(() =>
    Promise.resolve(createRun({ stdout: '1', findings: [finding, finding] })),
  );
  expect(cases[0]?.faults).toEqual([{ kind: 'finding', finding }]);
});

it('runs nothing where the program does not compile', async () => {
  const runCase = jest.fn(runRightProgram);
  const compile = () => Promise.resolve(refusal);
  const judgement = await judge({ task, start }, '', {
    compiler: createTestCompiler({ compile }),
    runCase,
    watchCase,
  });
  expect(judgement).toEqual({ kind: 'rejected', outcome: refusal });
  expect(runCase).not.toHaveBeenCalled();
});

it('gives no points where the program cannot be read', async () => {
  const parse = () => Promise.resolve(refusal);
  expect(
    await judge({ task, start }, '', {
      compiler: createTestCompiler({ parse }),
      runCase: runRightProgram,
      watchCase,
    }),
  ).toEqual({ kind: 'rejected', outcome: refusal });
});

it('does not ask for the syntax tree where there are no rules', async () => {
  const parse = jest.fn(() => Promise.resolve(createTree()));
  const free = { ...task, rules: [] };
  await judge({ task: free, start }, '', {
    compiler: createTestCompiler({ parse }),
    runCase: runRightProgram,
    watchCase,
  });
  expect(parse).not.toHaveBeenCalled();
});

describe('a case that changes values', () => {
  const taskWithFiles: ExerciseTask = {
    ...task,
    rules: [],
    cases: [
      { name: 'uno', output: '4' },
      { name: 'otro', output: '9', changes: { n: '9' } },
    ],
  };
  const source = 'int n = 4;';
  const tree = (variable: string) => ({
    kind: 'tree' as const,
    json: JSON.stringify({
      inner: [
        {
          kind: 'VarDecl',
          name: variable,
          init: 'c',
          loc: { col: 5 },
          inner: [
            {
              kind: 'IntegerLiteral',
              range: { begin: { offset: 8 }, end: { offset: 8, tokLen: 1 } },
            },
          ],
        },
      ],
    }),
    ...silent,
  });
  /** Builds the means of a judge whose programs print their own first byte. */
  const createMeans = (compile: Compiler['compile'], variable = 'n') => ({
    compiler: {
      compile,
      parse: () => Promise.resolve(tree(variable)),
    },
    runCase: (wasm: Uint8Array) =>
      Promise.resolve(createRun({ stdout: String(wasm[0]) })),
    watchCase,
  });
  const compile = jest.fn(({ files }: CompileRequest) =>
    Promise.resolve({
      ...program,
      wasm: Uint8Array.of(Number(/\d/.exec(files[0]?.text ?? '')?.[0])),
    }),
  );
  const listFaults = (judgement: Judgement) =>
    judgement.kind === 'judged' && judgement.cases.map((each) => each.faults);

  beforeEach(() => {
    compile.mockClear();
  });

  it('runs the program with other initial values', async () => {
    const judgement = await judge(
      { task: taskWithFiles, start },
      source,
      createMeans(compile),
    );
    expect(listFaults(judgement)).toEqual([[], []]);
    expect(compile.mock.calls.map(([{ files }]) => files[0]?.text)).toEqual([
      'int n = 4;',
      'int n = 9;',
    ]);
  });

  it('fails a program that writes its number by hand', async () => {
    const judgement = await judge({ task: taskWithFiles, start }, source, {
      ...createMeans(compile),
      runCase: () => Promise.resolve(createRun({ stdout: '4' })),
    });
    expect(listFaults(judgement)).toEqual([[], [{ kind: 'output' }]]);
  });

  it('says which variable the program does not have', async () => {
    const judgement = await judge(
      { task: taskWithFiles, start },
      source,
      createMeans(compile, 'm'),
    );
    expect(listFaults(judgement)).toEqual([
      [],
      [{ kind: 'undeclared', variable: 'n' }],
    ]);
  });

  it('says that the program does not take those values', async () => {
    const compileStrictly: Compiler['compile'] = (request) =>
      request.files[0]?.text === source
        ? compile(request)
        : Promise.resolve(refusal);
    const judgement = await judge(
      { task: taskWithFiles, start },
      source,
      createMeans(compileStrictly),
    );
    expect(listFaults(judgement)).toEqual([
      [],
      [{ kind: 'refused', variables: ['n'], functions: [] }],
    ]);
  });
});

it('ends between two cases when it is given up', async () => {
  const controller = new AbortController();
  const runCase = jest.fn<ReturnType<RunCase>, Parameters<RunCase>>(() => {
    controller.abort();
    return Promise.resolve(createRun());
  });
  await expect(
    judge({ task, start }, '', {
      compiler: createTestCompiler(),
      runCase,
      watchCase,
      signal: controller.signal,
    }),
  ).rejects.toThrow();
  expect(runCase).toHaveBeenCalledTimes(1);
});

describe('a program that has to handle memory well', () => {
  const demandingTask: ExerciseTask = {
    ...task,
    rules: [{ rule: 'required', construct: 'memoria', says: 'Sin fallos.' }],
  };
  const finding = {
    check: 'memory_leak',
    place: { file: 'inicio.c', line: 7, column: 1 },
    details: {},
  };
  const clean: WatchCase = () => Promise.resolve([]);

  async function judgeWithWatch(watch: WatchCase) {
    const judgement = await judge({ task: demandingTask, start }, 'code', {
      compiler: createTestCompiler(),
      runCase: runRightProgram,
      watchCase: watch,
    });
    if (judgement.kind !== 'judged') throw new Error(judgement.kind);
    return judgement;
  }

  it('wins the point when no case does anything wrong', async () => {
    const watch = jest.fn(clean);
    const { points, rules } = await judgeWithWatch(watch);
    expect(points).toBe(3);
    expect(rules).toEqual([{ ...demandingTask.rules[0], isKept: true }]);
    expect(watch.mock.calls.map(([, { args }]) => args)).toEqual([[], ['x y']]);
  });

  it('loses it in the case that does, whose output is right all the same', async () => {
    const { points, rules, cases } = await judgeWithWatch((_, { args = [] }) =>
      Promise.resolve(args.length > 0 ? [finding] : []),
    );
    expect(points).toBe(2);
    expect(rules[0]).toMatchObject({
      isKept: false,
      found: expect.stringMatching(/caso «dos», la línea 7/) as string,
    });
    expect(cases.map(({ faults, memory }) => [faults, memory])).toEqual([
      [[], []],
      [[], [finding]],
    ]);
  });

  it('loses it for an index that the run itself reports, but not for an overflow', async () => {
    const judgeFound = async (check: string) => {
      const judgement = await judge({ task: demandingTask, start }, 'code', {
        compiler: createTestCompiler(),
        runCase: async (...parameters) => ({
          ...(await runRightProgram(...parameters)),
          findings: [{ ...finding, check }],
        }),
        watchCase: clean,
      });
      return judgement.kind === 'judged' && judgement.rules[0]?.isKept;
    };
    expect(await judgeFound('out_of_bounds')).toBe(false);
    expect(await judgeFound('add_overflow')).toBe(true);
  });

  it('does not win it when a case did not end by itself', async () => {
    const { rules } = await judgeWithWatch((_, { args = [] }) =>
      Promise.resolve(args.length > 0 ? undefined : []),
    );
    expect(rules[0]).toMatchObject({
      isKept: false,
      found: expect.stringMatching(/«dos» no terminó/) as string,
    });
  });

  it('is not judged when it could not be watched', async () => {
    const failure = new Error('It was not watched.');
    await expect(judgeWithWatch(() => Promise.reject(failure))).rejects.toBe(
      failure,
    );
  });
});
