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
import { isSameOutput } from './compare';
import { readConstruct } from './constructs';
import type { Construct } from './constructs';
import type { ExerciseCase, ExerciseTask } from './types';
import { readUses } from './uses';

/** The file that the reader writes. */
export const programFile = 'inicio.c';

/** What a program gets for each case. */
export const caseLimitMs = 5000;

/** A run and what the program wrote. */
export type CaseRun = Pick<RunResult, 'end' | 'findings'> & {
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs a program, and stops it when the time is up. */
export type RunCase = (
  wasm: Uint8Array,
  options: RunOptions,
  limitMs: number,
) => Promise<CaseRun>;

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
  | { readonly kind: 'output' };

export interface CaseResult {
  readonly test: ExerciseCase;
  readonly run: CaseRun;
  /** None when it passed; the first one says why the others may be there. */
  readonly faults: readonly Fault[];
}

export interface RuleResult {
  readonly construct: Construct;
  readonly rule: 'required' | 'forbidden';
  readonly isKept: boolean;
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

const rulesOf = ({ required, forbidden }: ExerciseTask) => [
  ...required.map((text) => ({ text, rule: 'required' as const })),
  ...forbidden.map((text) => ({ text, rule: 'forbidden' as const })),
];

/** How many points an exercise has. */
export function totalOf(task: ExerciseTask): number {
  return task.cases.length + rulesOf(task).length;
}

async function judgeRules(
  task: ExerciseTask,
  request: CompileRequest,
  source: string,
  compiler: Compiler,
): Promise<readonly RuleResult[] | Exclude<ParseOutcome, { kind: 'tree' }>> {
  const rules = rulesOf(task);
  if (rules.length === 0) return [];
  const outcome = await compiler.parse(request, programFile);
  if (outcome.kind !== 'tree') return outcome;
  const uses = readUses(source, outcome.json);
  return rules.flatMap(({ text, rule }) => {
    const construct = readConstruct(text);
    return construct
      ? { construct, rule, isKept: uses(construct) === (rule === 'required') }
      : [];
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
  if (!isSameOutput(test.output, stdout, spaces))
    faults.push({ kind: 'output' });
  return faults;
}

/**
 * Checks a program: it compiles, keeps the rules, and answers each case.
 *
 * @param signal Ends it between two steps; what is running is the caller's to stop.
 */
export async function judge(
  task: ExerciseTask,
  source: string,
  compiler: Compiler,
  runCase: RunCase,
  signal?: AbortSignal,
): Promise<Judgement> {
  const request: CompileRequest = {
    files: [{ name: programFile, text: source }],
    standard: task.standard,
  };
  const outcome = await compiler.compile(request);
  if (outcome.kind === 'rejected') return { kind: 'rejected', outcome };
  const rules = await judgeRules(task, request, source, compiler);
  if ('kind' in rules) return { kind: 'rejected', outcome: rules };

  const cases: CaseResult[] = [];
  for (const test of task.cases) {
    signal?.throwIfAborted();
    const run = await runCase(
      outcome.wasm,
      {
        stdin: { kind: 'preset', text: test.input ?? '' },
        args: test.args ?? [],
      },
      caseLimitMs,
    );
    cases.push({ test, run, faults: faultsOf(test, run, task) });
  }
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
