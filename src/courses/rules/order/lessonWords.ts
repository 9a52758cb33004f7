import { visit } from 'unist-util-visit';
import type { LessonExercise, LessonPage } from '../types';
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

function wordsOfExercise(exercise: LessonExercise): LessonWord[] {
  const at = (name: string, words: readonly UsedWord[]) =>
    words.map((used) => ({ ...used, file: `${exercise.folder}/${name}` }));
  return exercise.kind === 'c'
    ? [
        ...at('inicio.c', wordsOfC(exercise.start)),
        ...at('solucion.c', wordsOfC(exercise.solution)),
      ]
    : at(
        'solucion.sh',
        // What the exercise sets up is its own, as `cafetera`, and no word of Linux.
        wordsOfScript(exercise.solution).map((used) =>
          exercise.setUp.includes(used.word) ? doubted(used) : used,
        ),
      );
}

/** Every word of the programs, sessions and exercises of a lesson, in order. */
export function wordsOfLesson({
  file,
  tree,
  exercises,
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
  return [...words, ...exercises.flatMap(wordsOfExercise)];
}
