import type { CCompiler } from '../../engine/types';
import { judge } from '../../engine/exercise/judge';
import type { CaseResult, Fault, Judgement } from '../../engine/exercise/judge';
import { taskOf } from '../../exercise/markdown';
import { explainFinding } from '..';
import { courseExercises } from './exercises';
import { readingOf } from './firstCard';
import type { Card, Reading, Run, Watch } from './firstCard';
import { mutantsOf } from './mutants';
import type { Mutant } from './mutants';

/** Compiler and runners for the mutants. */
export interface Tools {
  readonly compiler: CCompiler;
  readonly run: Run;
  readonly watch: Watch;
}

const around = 3;
/** Limits that keep the report readable: cards, and characters per text. */
const mostCards = 3;
const mostLetters = 300;

/** Numbers the lines near the mutation (`»`) and near the first card (`*`). */
function excerpt({ text, line }: Mutant, told: number | undefined): string {
  const lines = text.split('\n');
  return lines
    .map((code, index) => ({ code, number: index + 1 }))
    .filter(
      ({ number }) =>
        Math.abs(number - line) <= around ||
        (told !== undefined && Math.abs(number - told) <= 1),
    )
    .map(
      ({ code, number }) =>
        `${number === line ? '»' : ' '}${number === told ? '*' : ' '}${String(number).padStart(3)} ${code}`,
    )
    .join('\n');
}

const firstSentence = (text: string) =>
  /^.*?[.:?](?=\s|$)/s.exec(text)?.[0] ?? text;

const cut = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

const cardLine = ({ id, title, meaning, place }: Card, index: number) =>
  `   ${index + 1}. [${id}] línea ${place?.line ?? '—'}: ${title} — ${firstSentence(meaning)}`;

function tellFault(fault: Fault, { test, run }: CaseResult): string {
  switch (fault.kind) {
    case 'finding':
      return explainFinding(fault.finding).summary;
    case 'output':
      return `se esperaba ${JSON.stringify(cut(test.output))} y escribió ${JSON.stringify(cut(run?.stdout ?? ''))}`;
    default:
      return fault.kind;
  }
}

/** Describes why an exercise rejects a program; undefined when it accepts. */
function tellJudgement(judgement: Judgement): string | undefined {
  if (judgement.kind === 'rejected') return 'no se pudo juzgar';
  const failed = judgement.cases.find(({ faults }) => faults.length > 0);
  const broken = judgement.rules.find(({ isKept }) => !isKept);
  if (failed)
    return `caso «${failed.test.name}»: ${failed.faults.map((fault) => tellFault(fault, failed)).join('; ')}`;
  return broken && `condición: ${broken.says}`;
}

/** Mutates correct programs and reports the cards that a learner would read. */
class Trials {
  readonly #tools: Tools;
  readonly #exercises = courseExercises();
  readonly #originals = new Map<string, Promise<Reading>>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Programs to mutate. */
  get programs(): readonly string[] {
    return [...this.#exercises.keys()];
  }

  #read(program: string, text = program): Promise<Reading> {
    const [first] = this.#exercises.get(program)?.data.casos ?? [];
    return readingOf(text, { ...this.#tools, stdin: first?.entrada });
  }

  #original(program: string): Promise<Reading> {
    const known = this.#originals.get(program) ?? this.#read(program);
    this.#originals.set(program, known);
    return known;
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
    const judgement = await judge({ task: taskOf(data), start }, text, {
      compiler,
      runCase: async (wasm, { stdin }) => {
        const given = stdin.kind === 'preset' ? stdin.text : '';
        return { stderr: '', ...(await run(wasm, given)) };
      },
      watchCase: () => Promise.resolve([]),
    });
    return tellJudgement(judgement);
  }

  /**
   * Reports one mutant. Undefined when the original has cards, or the mutant is
   * still correct.
   */
  async tell(mutant: Mutant): Promise<string | undefined> {
    const original = await this.#original(mutant.program);
    if (original.cards.length > 0) return undefined;
    const { cards } = await this.#read(mutant.program, mutant.text);
    const told = cards.length
      ? cards.slice(0, mostCards).map(cardLine).join('\n') +
        (cards.length > mostCards
          ? `\n   … y ${cards.length - mostCards} más`
          : '')
      : await this.#judged(mutant);
    if (told === undefined) return undefined;
    return [
      `Qué se hizo: ${mutant.slip.replaceAll('\n', '⏎')}`,
      `Antes: ${mutant.program.split('\n')[mutant.line - 1] ?? ''}`,
      excerpt(mutant, cards[0]?.place?.line),
      `Lo que se lee:`,
      cards.length ? told : `   ${told}`,
    ].join('\n');
  }
}

/** Yields `count` reports of mutants that are no longer correct. */
export async function* tried(
  count: number,
  seed: number,
  tools: Tools,
): AsyncGenerator<string> {
  const trials = new Trials(tools);
  let told = 0;
  for (const mutant of mutantsOf(trials.programs, count * 3, seed)) {
    const text = await trials.tell(mutant);
    if (text === undefined) continue;
    told += 1;
    yield `## ${told}\n${text}\n`;
    if (told === count) return;
  }
}
