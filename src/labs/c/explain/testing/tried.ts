import type { CCompiler } from '../../engine/types';
import { judge } from '../../engine/exercise/judge';
import type { CaseResult, Fault, Judgement } from '../../engine/exercise/judge';
import { createTask } from '../../exercise/markdown';
import { explainFinding } from '..';
import { readCourseExercises } from './exercises';
import { collectCards } from './firstCard';
import type { Card, CardReport, RunProgram, WatchMemory } from './firstCard';
import { createMutants } from './mutants';
import type { Mutant } from './mutants';

/** Compiler and runners for the mutants. */
export interface MutantTools {
  readonly compiler: CCompiler;
  readonly run: RunProgram;
  readonly watch: WatchMemory;
}

const EXCERPT_LINES = 3;
/** Limits that keep the report readable: cards, and characters per text. */
const MAX_CARDS = 3;
const MAX_TEXT_LENGTH = 300;

/** Numbers the lines near the mutation (`»`) and near the first card (`*`). */
function formatExcerpt(
  { text, line }: Mutant,
  toldLine: number | undefined,
): string {
  const lines = text.split('\n');
  return lines
    .map((code, index) => ({ code, number: index + 1 }))
    .filter(
      ({ number }) =>
        Math.abs(number - line) <= EXCERPT_LINES ||
        (toldLine !== undefined && Math.abs(number - toldLine) <= 1),
    )
    .map(
      ({ code, number }) =>
        `${number === line ? '»' : ' '}${number === toldLine ? '*' : ' '}${String(number).padStart(3)} ${code}`,
    )
    .join('\n');
}

const getFirstSentence = (text: string) =>
  /^.*?[.:?](?=\s|$)/s.exec(text)?.[0] ?? text;

const truncate = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;

const formatCard = ({ id, title, meaning, place }: Card, index: number) =>
  `   ${index + 1}. [${id}] línea ${place?.line ?? '—'}: ${title} — ${getFirstSentence(meaning)}`;

function describeFault(fault: Fault, { test, run }: CaseResult): string {
  switch (fault.kind) {
    case 'finding':
      return explainFinding(fault.finding).summary;
    case 'output':
      return `se esperaba ${JSON.stringify(truncate(test.output))} y escribió ${JSON.stringify(truncate(run?.stdout ?? ''))}`;
    default:
      return fault.kind;
  }
}

/** Describes why an exercise rejects a program; undefined when it accepts. */
function describeJudgement(judgement: Judgement): string | undefined {
  if (judgement.kind === 'rejected') return 'no se pudo juzgar';
  const failedCase = judgement.cases.find(({ faults }) => faults.length > 0);
  const brokenRule = judgement.rules.find(({ isKept }) => !isKept);
  if (failedCase)
    return `caso «${failedCase.test.name}»: ${failedCase.faults.map((fault) => describeFault(fault, failedCase)).join('; ')}`;
  return brokenRule && `condición: ${brokenRule.says}`;
}

/** Mutates correct programs and reports the cards that a learner would read. */
class MutantReporter {
  readonly #tools: MutantTools;
  readonly #exercises = readCourseExercises();
  readonly #originals = new Map<string, Promise<CardReport>>();

  constructor(tools: MutantTools) {
    this.#tools = tools;
  }

  /** Programs to mutate. */
  get programs(): readonly string[] {
    return [...this.#exercises.keys()];
  }

  #read(program: string, text = program): Promise<CardReport> {
    const [first] = this.#exercises.get(program)?.data.casos ?? [];
    return collectCards(text, { ...this.#tools, stdin: first?.entrada });
  }

  #original(program: string): Promise<CardReport> {
    const originalReport = this.#originals.get(program) ?? this.#read(program);
    this.#originals.set(program, originalReport);
    return originalReport;
  }

  /**
   * Describes the verdict of the exercise on a mutant without cards; undefined
   * when the mutant is still correct.
   */
  async #judged({ program, text }: Mutant): Promise<string | undefined> {
    const exercise = this.#exercises.get(program);
    if (!exercise) return undefined;
    const { data, start } = exercise;
    const { compiler, run } = this.#tools;
    const judgement = await judge({ task: createTask(data), start }, text, {
      compiler,
      runCase: async (wasm, { stdin }) => {
        const stdinText = stdin.kind === 'preset' ? stdin.text : '';
        return { stderr: '', ...(await run(wasm, stdinText)) };
      },
      watchCase: () => Promise.resolve([]),
    });
    return describeJudgement(judgement);
  }

  /**
   * Reports one mutant. Undefined when the original has cards, or the mutant is
   * still correct.
   */
  async report(mutant: Mutant): Promise<string | undefined> {
    const original = await this.#original(mutant.program);
    if (original.cards.length > 0) return undefined;
    const { cards } = await this.#read(mutant.program, mutant.text);
    const cardList = cards.length
      ? cards.slice(0, MAX_CARDS).map(formatCard).join('\n') +
        (cards.length > MAX_CARDS
          ? `\n   … y ${cards.length - MAX_CARDS} más`
          : '')
      : await this.#judged(mutant);
    if (cardList === undefined) return undefined;
    return [
      `Qué se hizo: ${mutant.slip.replaceAll('\n', '⏎')}`,
      `Antes: ${mutant.program.split('\n')[mutant.line - 1] ?? ''}`,
      formatExcerpt(mutant, cards[0]?.place?.line),
      `Lo que se lee:`,
      cards.length ? cardList : `   ${cardList}`,
    ].join('\n');
  }
}

/** Yields `count` reports of mutants that are no longer correct. */
export async function* reportMutants(
  count: number,
  seed: number,
  tools: MutantTools,
): AsyncGenerator<string> {
  const trials = new MutantReporter(tools);
  let toldCount = 0;
  for (const mutant of createMutants(trials.programs, count * 3, seed)) {
    const text = await trials.report(mutant);
    if (text === undefined) continue;
    toldCount += 1;
    yield `## ${toldCount}\n${text}\n`;
    if (toldCount === count) return;
  }
}
