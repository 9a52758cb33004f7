import { visit } from 'unist-util-visit';
import { programFile } from '../../../labs/c/step/programFile';
import type { LessonExercise, LessonPage, LessonStep } from '../types';
import { wordsOfC } from './c';
import { wordsOfScript, wordsOfSession } from './shell';
import type { UsedWord } from './types';

/** A word that a lesson uses, with the file and the line of it. */
export interface LessonWord extends UsedWord {
  readonly file: string;
}

const readers: Readonly<Record<string, (code: string) => UsedWord[]>> = {
  c: wordsOfC,
  bash: wordsOfScript,
  'shell-session': wordsOfSession,
};

/** A program that is wrong on purpose has names that nobody teaches. */
const isFaulty = (meta: string) => /(?:^|\s)(?:error|aviso)=/.test(meta);

const doubted = (used: UsedWord): UsedWord => ({ ...used, certain: false });

interface TerminalFolder {
  readonly folder: string;
  readonly setUp: string;
  readonly solution: string;
}

/** What is typed; what the machine is prepared with, as `cafetera`, is no word of Linux. */
const wordsTyped = ({
  folder,
  setUp,
  solution,
}: TerminalFolder): LessonWord[] =>
  wordsOfScript(solution).map((used) => ({
    ...(setUp.includes(used.word) ? doubted(used) : used),
    file: `${folder}/solucion.sh`,
  }));

function wordsOfExercise(exercise: LessonExercise): LessonWord[] {
  const at = (name: string, words: readonly UsedWord[]) =>
    words.map((used) => ({ ...used, file: `${exercise.folder}/${name}` }));
  if (exercise.kind === 'terminal') return wordsTyped(exercise);
  const solved = wordsOfC(exercise.solution);
  // What is handed out may call a function that readers have to write.
  const own = new Set(
    solved.filter(({ certain }) => !certain).map(({ word }) => word),
  );
  const start = wordsOfC(exercise.start).map((used) =>
    own.has(used.word) ? doubted(used) : used,
  );
  return [...at('inicio.c', start), ...at('solucion.c', solved)];
}

const wordsOfStep = (step: LessonStep): LessonWord[] =>
  step.kind === 'terminal'
    ? wordsTyped(step)
    : wordsOfC(step.program).map((used) => ({
        ...used,
        file: `${step.folder}/${programFile}`,
      }));

/** Every word of the programs, sessions, exercises and steps of a lesson, in order. */
export function wordsOfLesson({
  file,
  tree,
  exercises,
  steps,
}: LessonPage): LessonWord[] {
  const words: LessonWord[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const fence = position?.start.line ?? 1;
    const faulty = isFaulty(meta ?? '');
    for (const used of readers[lang ?? '']?.(value) ?? [])
      words.push({
        ...(faulty ? doubted(used) : used),
        file,
        line: fence + used.line,
      });
  });
  return [
    ...words,
    ...exercises.flatMap(wordsOfExercise),
    ...steps.flatMap(wordsOfStep),
  ];
}
