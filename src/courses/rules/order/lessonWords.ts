import { visit } from 'unist-util-visit';
import { readFolderWords, wordReaders } from '../../../labs/build';
import { toUncertain } from '../../../labs/kit/lesson/types';
import type { UsedWord } from '../../../labs/kit/lesson/types';
import type { LessonExercise, LessonPage, LessonStep } from '../types';

/** Word that a lesson uses, with its file and line. */
export interface LessonWord extends UsedWord {
  readonly file: string;
}

/**
 * Returns true for a program that is wrong on purpose, whose names no lesson
 * teaches.
 */
const isFaulty = (meta: string) => /(?:^|\s)(?:error|aviso)=/.test(meta);

/** Returns true for a block with a file of the program below it. */
const isFile = (meta: string) => /(?:^|\s)archivo(?:\s|$)/.test(meta);

const listFolderWords = (item: LessonExercise | LessonStep): LessonWord[] =>
  readFolderWords(item).map(({ name, ...used }) => ({
    ...used,
    file: `${item.folder}/${name}`,
  }));

/**
 * Lists the words of the programs, sessions, exercises and steps of a lesson,
 * in order.
 */
export function listLessonWords({
  file,
  tree,
  exercises,
  steps,
}: LessonPage): LessonWord[] {
  const words: LessonWord[] = [];
  let otherFiles = '';
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const fence = position?.start.line ?? 1;
    const faulty = isFaulty(meta ?? '');
    for (const used of wordReaders[lang ?? '']?.(value, otherFiles) ?? [])
      words.push({
        ...(faulty ? toUncertain(used) : used),
        file,
        line: fence + used.line,
      });
    otherFiles = isFile(meta ?? '') ? `${otherFiles}${value}\n` : '';
  });
  return [
    ...words,
    ...exercises.flatMap(listFolderWords),
    ...steps.flatMap(listFolderWords),
  ];
}
