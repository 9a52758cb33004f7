import { visit } from 'unist-util-visit';
import { courses, getCourseFolder } from '../../courses';
import type { LabId } from '../../labs';
import {
  findFolderLab,
  findLanguageLab,
  readFolderWords,
  wordReaders,
} from '../../labs/build';
import { toUncertain } from '../../labs/kit/lesson/types';
import type { UsedWord } from '../../labs/kit/lesson/types';
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

const findRuntime = (file: string): LabId | undefined =>
  courses.find((course) => file.startsWith(`docs/${getCourseFolder(course)}/`))
    ?.runtime;

/**
 * Removes the symbols of a laboratory that is not that of the course, which
 * teaches them with another meaning: `<<` shifts bits in C and opens a document
 * in a shell. Names, such as `make`, are taught where they are used.
 */
function keepComparable<Word extends UsedWord>(
  words: readonly Word[],
  lab: LabId | undefined,
  runtime: LabId | undefined,
): readonly Word[] {
  return lab === runtime
    ? words
    : words.filter(({ word }) => /^[a-z]/i.test(word));
}

const listFolderWords = (
  item: LessonExercise | LessonStep,
  runtime: LabId | undefined,
): LessonWord[] =>
  keepComparable(readFolderWords(item), findFolderLab(item), runtime).map(
    ({ name, ...usedWord }) => ({
      ...usedWord,
      file: `${item.folder}/${name}`,
    }),
  );

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
  const runtime = findRuntime(file);
  let otherFiles = '';
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const fence = position?.start.line ?? 1;
    const faulty = isFaulty(meta ?? '');
    const language = lang ?? '';
    const read = wordReaders[language]?.(value, otherFiles) ?? [];
    const lab = findLanguageLab(language);
    for (const usedWord of keepComparable(read, lab, runtime))
      words.push({
        ...(faulty ? toUncertain(usedWord) : usedWord),
        file,
        line: fence + usedWord.line,
      });
    otherFiles = isFile(meta ?? '') ? `${otherFiles}${value}\n` : '';
  });
  return [
    ...words,
    ...exercises.flatMap((item) => listFolderWords(item, runtime)),
    ...steps.flatMap((item) => listFolderWords(item, runtime)),
  ];
}
