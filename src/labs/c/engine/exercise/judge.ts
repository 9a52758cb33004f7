import type {
  CCompiler,
  CompileOutcome,
  CompileRequest,
  ParseOutcome,
  RunEnd,
  RunOptions,
  RunResult,
  RuntimeFinding,
  ToolReport,
} from '../types';
import { alterProgram } from './alterProgram';
import { isSameOutput } from './compare';
import { readConstruct } from './constructs';
import { isAltered } from './isAltered';
import { isMemoryRequired, readMemory } from './memory';
import type { ExerciseCase, ExerciseRule, ExerciseTask } from './types';
import { readUses } from './uses';
import type { Use } from './uses';

/** The file that the reader writes. */
export const programFile = 'inicio.c';

/** What a program gets for each case, from the start of `main`. */
export const CASE_TIMEOUT_MS = 5000;

/** A run and what the program wrote. */
export type CaseRun = Pick<RunResult, 'end' | 'findings' | 'asked' | 'tape'> & {
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs a program, and stops it when the time is up, which counts from its start. */
export type RunCase = (
  wasm: Uint8Array,
  options: RunOptions,
  limitMs: number,
) => Promise<CaseRun>;

/**
 * Runs a case that ended again under watch, and tells what the program does wrong
 * with memory; nothing where its end leaves nothing to look for.
 *
 * @throws when it cannot be watched: nobody knows whether it is right.
 */
export type WatchCase = (
  request: CompileRequest,
  options: RunOptions,
  run: CaseRun,
) => Promise<readonly RuntimeFinding[] | undefined>;

/** Something that a case found wrong. */
export type Fault =
  /** It was cut short: time, memory, too much output. */
  | { readonly kind: 'end'; readonly end: Exclude<RunEnd, { kind: 'exit' }> }
  | { readonly kind: 'finding'; readonly finding: RuntimeFinding }
  | {
      readonly kind: 'status';
      readonly expected: number;
      readonly actual: number;
    }
  | { readonly kind: 'output' }
  /** The case changes a variable that is not there, or begins without a value. */
  | { readonly kind: 'undeclared' | 'valueless'; readonly variable: string }
  /** With the values and the functions of the case the program does not compile. */
  | {
      readonly kind: 'refused';
      readonly variables: readonly string[];
      readonly functions: readonly string[];
    };

export interface CaseResult {
  readonly test: ExerciseCase;
  /** None where the values of the case could not be given. */
  readonly run?: CaseRun;
  /** None when it passed; the first one says why the others may be there. */
  readonly faults: readonly Fault[];
  /** What it did wrong with memory, where it was watched. */
  readonly memory?: readonly RuntimeFinding[];
}

export interface RuleResult extends ExerciseRule {
  readonly isKept: boolean;
  /** Of one that is not kept: what there is instead, or where. */
  readonly found?: Use['found'];
}

/** What came of checking a program. */
export type Judgement =
  | {
      readonly kind: 'rejected';
      readonly outcome: Exclude<
        CompileOutcome | ParseOutcome,
        { kind: 'program' | 'tree' }
      >;
    }
  | {
      readonly kind: 'judged';
      readonly cases: readonly CaseResult[];
      readonly rules: readonly RuleResult[];
      /** Cases passed and rules kept. */
      readonly points: number;
      readonly total: number;
      /** The warnings. */
      readonly report: ToolReport;
    };

/** What the judge needs of a compiler; the page's and the tests' have it. */
type Compiler = Pick<CCompiler, 'compile' | 'parse'>;

/** An exercise, and what its reader began with. */
interface Work {
  readonly task: ExerciseTask;
  readonly start: string;
}

/** How many points an exercise has. */
export function totalOf({ cases, rules }: ExerciseTask): number {
  return cases.length + rules.length;
}

function judgeRules(
  { task, start }: Work,
  source: string,
  tree: string,
  cases: readonly CaseResult[],
): readonly RuleResult[] {
  const outputs = task.cases
    .filter((test) => !isAltered(test))
    .map(({ output }) => output);
  const asked = cases.flatMap(({ run }) => run?.asked ?? []);
  const useOf = readUses(source, tree, { start, outputs, asked });
  return task.rules.flatMap((each) => {
    const construct = readConstruct(each.construct);
    if (!construct) return [];
    const { isUsed, found } =
      construct.kind === 'memoria'
        ? readMemory(cases)
        : useOf(construct, each.rule);
    const isKept = isUsed === (each.rule === 'required');
    return { ...each, isKept, ...(!isKept && { found }) };
  });
}

function faultsOf(
  test: ExerciseCase,
  run: CaseRun,
  { spaces }: ExerciseTask,
): Fault[] {
  const { end, findings, stdout } = run;
  const expected = test.status ?? 0;
  const faults: Fault[] = findings
    .slice(0, 1)
    .map((finding) => ({ kind: 'finding', finding }));
  if (end.kind !== 'exit') return [{ kind: 'end', end }, ...faults];
  if (end.status !== expected)
    faults.push({ kind: 'status', expected, actual: end.status });
  if (!isSameOutput(test.output, stdout, test.spaces ?? spaces))
    faults.push({ kind: 'output' });
  return faults;
}

/** What a program is judged with. */
interface Means {
  readonly compiler: Compiler;
  readonly runCase: RunCase;
  /** Of an exercise that asks for memory to be handled well. */
  readonly watchCase: WatchCase;
  /** Ends it between two steps; what is running is the caller's to stop. */
  readonly signal?: AbortSignal | undefined;
}

const requestOf = (task: ExerciseTask, text: string): CompileRequest => ({
  files: [{ name: programFile, text }],
  standard: task.standard,
});

/** A program that compiled, and its source. */
interface Compiled {
  readonly request: CompileRequest;
  readonly wasm: Uint8Array;
}

/** The program with what a case has in place of its own. */
async function compileAltered(
  task: ExerciseTask,
  test: ExerciseCase,
  source: string,
  tree: string,
  compiler: Compiler,
): Promise<Compiled | Fault> {
  const altered = alterProgram(source, tree, test);
  if (altered.kind !== 'altered') return altered;
  const request = requestOf(task, altered.source);
  const outcome = await compiler.compile(request);
  if (outcome.kind === 'program') return { request, wasm: outcome.wasm };
  const { changes = {}, replacements = {} } = test;
  return {
    kind: 'refused',
    variables: Object.keys(changes).map((name) => name.replace(/^#/, '')),
    functions: Object.keys(replacements),
  };
}

/** How a program runs in a case. */
export const runOptionsOf = ({
  input = '',
  args = [],
}: ExerciseCase): RunOptions => ({
  stdin: { kind: 'preset', text: input },
  args,
});

async function judgeCase(
  task: ExerciseTask,
  test: ExerciseCase,
  { request, wasm }: Compiled,
  { runCase, watchCase, signal }: Means,
): Promise<CaseResult> {
  signal?.throwIfAborted();
  const options = runOptionsOf(test);
  const run = await runCase(wasm, options, CASE_TIMEOUT_MS);
  const memory = isMemoryRequired(task)
    ? await watchCase(request, options, run)
    : undefined;
  return {
    test,
    run,
    faults: faultsOf(test, run, task),
    ...(memory && { memory }),
  };
}

/**
 * Checks a program: it compiles, keeps the rules, and answers each case.
 *
 * @param source What the reader wrote.
 */
export async function judge(
  { task, start }: Work,
  source: string,
  means: Means,
): Promise<Judgement> {
  const { compiler, signal } = means;
  const request = requestOf(task, source);
  const outcome = await compiler.compile(request);
  if (outcome.kind === 'rejected') return { kind: 'rejected', outcome };
  let tree = '';
  if (task.rules.length > 0 || task.cases.some(isAltered)) {
    const parsed = await compiler.parse(request, programFile);
    if (parsed.kind !== 'tree') return { kind: 'rejected', outcome: parsed };
    tree = parsed.json;
  }
  const cases: CaseResult[] = [];
  for (const test of task.cases) {
    signal?.throwIfAborted();
    const program = isAltered(test)
      ? await compileAltered(task, test, source, tree, compiler)
      : { request, wasm: outcome.wasm };
    cases.push(
      'kind' in program
        ? { test, faults: [program] }
        : await judgeCase(task, test, program, means),
    );
  }
  const rules =
    task.rules.length > 0
      ? judgeRules({ task, start }, source, tree, cases)
      : [];
  const passed = cases.filter(({ faults }) => faults.length === 0).length;
  const kept = rules.filter(({ isKept }) => isKept).length;
  return {
    kind: 'judged',
    cases,
    rules,
    points: passed + kept,
    total: totalOf(task),
    report: outcome,
  };
}
