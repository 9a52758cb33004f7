import type {
  CCompiler,
  CompileOutcome,
  CompileRequest,
  ParseOutcome,
  RunEnd,
  RunOptions,
  RunResult,
  RuntimeFinding,
  SourceFile,
  ToolReport,
} from '../types';
import { splitFiles } from '../joinedFiles';
import {
  alterFiles,
  changesCode,
  createAnswerRequest,
  createRunOptions,
  getMainName,
  parseFiles,
  readFinalFile,
  readOwnFiles,
} from './answer';
import type { ParsedFile } from './answer';
import { isSameOutput } from './compare';
import { readConstruct } from './constructs';
import { isAltered } from './isAltered';
import { isMemoryRequired, checkMemoryRule } from './memoryRule';
import type {
  ExerciseCase,
  ExerciseRule,
  ExerciseTask,
  Spacing,
} from './types';
import { createUseLookup } from './uses';
import type { ConstructUse } from './uses';

/** Time that a program gets for each case, from the start of `main`. */
export const CASE_TIMEOUT_MS = 5000;

/** Result of a run, with the output of the program. */
export type CaseRun = Pick<
  RunResult,
  'end' | 'findings' | 'asked' | 'tape' | 'removed'
> & {
  readonly files?: RunResult['files'];
  readonly stdout: string;
  readonly stderr: string;
};

/**
 * Runs a program, and stops it when its time is up, which counts from the start
 * of `main`.
 */
export type RunCase = (
  wasm: Uint8Array,
  options: RunOptions,
  limitMs: number,
) => Promise<CaseRun>;

/**
 * Repeats the run of a case under the checker, and returns what the program
 * does wrong with memory; undefined where the end of the run leaves nothing to
 * check.
 *
 * @throws {Error} when the checker fails: then nothing is known of the program.
 */
export type WatchCase = (
  request: CompileRequest,
  options: RunOptions,
  run: CaseRun,
) => Promise<readonly RuntimeFinding[] | undefined>;

/** Reason why a case failed. */
export type Fault =
  /** Run that was cut short by a crash or by a limit. */
  | { readonly kind: 'end'; readonly end: Exclude<RunEnd, { kind: 'exit' }> }
  | { readonly kind: 'finding'; readonly finding: RuntimeFinding }
  | {
      readonly kind: 'status';
      readonly expected: number;
      readonly actual: number;
    }
  | { readonly kind: 'output' }
  /** Standard error that is not the expected one. */
  | { readonly kind: 'errors'; readonly expected: string | boolean }
  /** File that was not left as expected; undefined where there is none. */
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly expected: string | undefined;
      readonly actual: string | undefined;
    }
  /**
   * Variable that the case changes and that does not exist, or begins without a
   * value.
   */
  | { readonly kind: 'undeclared' | 'valueless'; readonly variable: string }
  /**
   * Program that does not compile with the values and functions of the case.
   */
  | {
      readonly kind: 'refused';
      readonly variables: readonly string[];
      readonly functions: readonly string[];
    };

export interface CaseResult {
  readonly test: ExerciseCase;
  /** Missing where the program could not be altered for the case. */
  readonly run?: CaseRun;
  /** Empty when the case passed; the first fault may explain the others. */
  readonly faults: readonly Fault[];
  /** Memory faults, where the run was repeated under the checker. */
  readonly memory?: readonly RuntimeFinding[];
}

export interface RuleResult extends ExerciseRule {
  readonly isKept: boolean;
  /**
   * Explanation of a broken rule: the code that there is instead, or its place.
   */
  readonly found?: ConstructUse['found'];
}

/** Result of judging a program. */
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
      /** Cases passed plus rules kept. */
      readonly points: number;
      readonly total: number;
      /** Report of the compiler, with the warnings. */
      readonly report: ToolReport;
    };

/**
 * Part of the compiler that the judge uses; the page's and the tests' have it.
 */
type Compiler = Pick<CCompiler, 'compile' | 'parse'>;

/** Exercise, and the source that the learner began with. */
interface ExerciseWork {
  readonly task: ExerciseTask;
  readonly start: string;
}

/** Counts the points of an exercise: one for each case and each rule. */
export function countPoints({ cases, rules }: ExerciseTask): number {
  return cases.length + rules.length;
}

function judgeRules(
  { task, start }: ExerciseWork,
  parsed: readonly ParsedFile[],
  cases: readonly CaseResult[],
): readonly RuleResult[] {
  const outputs = task.cases
    .filter((test) => !isAltered(test))
    .map(({ output }) => output);
  const questions = cases.flatMap(({ run }) => run?.asked ?? []);
  const initial = splitFiles(start, getMainName(task));
  const lookups = parsed.map(({ name, text, json }) =>
    createUseLookup(text, json, {
      start: initial.find((file) => file.name === name)?.text ?? '',
      outputs,
      asked: questions,
    }),
  );
  return task.rules.flatMap((each) => {
    const construct = readConstruct(each.construct);
    if (!construct) return [];
    const uses =
      construct.kind === 'memoria'
        ? [checkMemoryRule(cases)]
        : lookups.map((findUse) => findUse(construct, each.rule));
    const use = uses.find(({ isUsed }) => isUsed) ?? uses[0];
    const isKept = (use?.isUsed ?? false) === (each.rule === 'required');
    return { ...each, isKept, ...(!isKept && { found: use?.found }) };
  });
}

function findFileFaults(
  task: ExerciseTask,
  test: ExerciseCase,
  run: CaseRun,
  spaces: Spacing,
): Fault[] {
  return Object.entries(test.leaves ?? {}).flatMap(([name, text]): Fault[] => {
    const expected = text ?? undefined;
    const actual = readFinalFile(task, test, name, run);
    const isSame =
      expected === undefined || actual === undefined || spaces === 'exactos'
        ? expected === actual
        : isSameOutput(expected, actual, spaces);
    return isSame ? [] : [{ kind: 'file', name, expected, actual }];
  });
}

function isExpectedErrorText(
  { errors }: ExerciseCase,
  { stderr }: CaseRun,
  spaces: Spacing,
): boolean {
  if (errors === undefined) return true;
  return typeof errors === 'boolean'
    ? errors === (stderr.trim() !== '')
    : isSameOutput(errors, stderr, spaces);
}

function findFaults(
  test: ExerciseCase,
  run: CaseRun,
  task: ExerciseTask,
): Fault[] {
  const { end, findings, stdout } = run;
  const { status: expected = 0, spaces = task.spaces } = test;
  const faults: Fault[] = findings
    .slice(0, 1)
    .map((finding) => ({ kind: 'finding', finding }));
  if (end.kind !== 'exit') return [{ kind: 'end', end }, ...faults];
  if (end.status !== expected)
    faults.push({ kind: 'status', expected, actual: end.status });
  if (!isSameOutput(test.output, stdout, spaces))
    faults.push({ kind: 'output' });
  if (!isExpectedErrorText(test, run, spaces))
    faults.push({ kind: 'errors', expected: test.errors ?? false });
  return [...faults, ...findFileFaults(task, test, run, spaces)];
}

/** Tools that the judge uses. */
interface JudgeTools {
  readonly compiler: Compiler;
  readonly runCase: RunCase;
  /** Used only for an exercise that asks for memory to be handled well. */
  readonly watchCase: WatchCase;
  /**
   * Stops the judge between two steps; the caller stops the run in progress.
   */
  readonly signal?: AbortSignal | undefined;
}

/** Program that compiled, with the request that has its source. */
interface CompiledProgram {
  readonly request: CompileRequest;
  readonly wasm: Uint8Array;
}

/** Answer of a learner: its code files, and the parsed ones among them. */
interface Answer {
  readonly ownFiles: readonly SourceFile[];
  readonly parsed: readonly ParsedFile[];
}

/** Compiles the program with the alterations and the code of a case. */
async function compileForCase(
  task: ExerciseTask,
  test: ExerciseCase,
  { ownFiles, parsed }: Answer,
  compiler: Compiler,
): Promise<CompiledProgram | Fault> {
  const alteredFiles = alterFiles(ownFiles, parsed, test);
  if (alteredFiles.kind !== 'altered') return alteredFiles;
  const request = createAnswerRequest(task, alteredFiles.files, test);
  const outcome = await compiler.compile(request);
  if (outcome.kind === 'program') return { request, wasm: outcome.wasm };
  const { changes = {}, replacements = {} } = test;
  return {
    kind: 'refused',
    variables: Object.keys(changes).map((name) => name.replace(/^#/, '')),
    functions: Object.keys(replacements),
  };
}

async function judgeCase(
  task: ExerciseTask,
  test: ExerciseCase,
  { request, wasm }: CompiledProgram,
  { runCase, watchCase, signal }: JudgeTools,
): Promise<CaseResult> {
  signal?.throwIfAborted();
  const options = createRunOptions(task, test);
  const run = await runCase(wasm, options, CASE_TIMEOUT_MS);
  const memory = isMemoryRequired(task)
    ? await watchCase(request, options, run)
    : undefined;
  return {
    test,
    run,
    faults: findFaults(test, run, task),
    ...(memory && { memory }),
  };
}

/**
 * Judges a program: compiles it, runs each case and checks the rules.
 *
 * @param source Files that the learner wrote, joined.
 */
export async function judge(
  { task, start }: ExerciseWork,
  source: string,
  means: JudgeTools,
): Promise<Judgement> {
  const { compiler, signal } = means;
  const ownFiles = readOwnFiles(task, source);
  const request = createAnswerRequest(task, ownFiles);
  const outcome = await compiler.compile(request);
  if (outcome.kind === 'rejected') return { kind: 'rejected', outcome };
  const needsTrees = task.rules.length > 0 || task.cases.some(isAltered);
  const parsed = needsTrees
    ? await parseFiles(request, ownFiles, compiler)
    : [];
  if ('kind' in parsed) return { kind: 'rejected', outcome: parsed };
  const cases: CaseResult[] = [];
  for (const test of task.cases) {
    signal?.throwIfAborted();
    const program =
      isAltered(test) || changesCode(test)
        ? await compileForCase(
            task,
            test,
            { ownFiles: ownFiles, parsed },
            compiler,
          )
        : { request, wasm: outcome.wasm };
    cases.push(
      'kind' in program
        ? { test, faults: [program] }
        : await judgeCase(task, test, program, means),
    );
  }
  const rules = judgeRules({ task, start }, parsed, cases);
  const passedCount = cases.filter(({ faults }) => faults.length === 0).length;
  const keptCount = rules.filter(({ isKept }) => isKept).length;
  return {
    kind: 'judged',
    cases,
    rules,
    points: passedCount + keptCount,
    total: countPoints(task),
    report: outcome,
  };
}
