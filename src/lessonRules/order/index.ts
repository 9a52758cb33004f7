import type { LessonHead } from '../head';
import type { Finding } from '../../content/finding';
import { readFolderCode } from '../../labs/build';
import type { CourseOrder, LessonPage, Rule } from '../types';
import { listLessonWords } from './lessonWords';
import type { LessonWord } from './lessonWords';

/**
 * Maps each word to the lesson that teaches it; the first one, if several do.
 */
function mapWordsToLessons(
  course: CourseOrder,
): ReadonlyMap<string, LessonHead> {
  const homes = new Map<string, LessonHead>();
  for (const lesson of course)
    for (const word of lesson.ensena)
      if (!homes.has(word)) homes.set(word, lesson);
  return homes;
}

/** Keeps the first use of each word. */
function keepFirstUses(words: readonly LessonWord[]): LessonWord[] {
  const seenWords = new Set<string>();
  return words.filter(({ word }) => {
    if (seenWords.has(word)) return false;
    seenWords.add(word);
    return true;
  });
}

/** Rejects words that a later lesson teaches, unless `adelanta` lists them. */
export const checkOrder: Rule = (lesson, course) => {
  const homes = mapWordsToLessons(course);
  const lessonIndex = course.findIndex(({ file }) => file === lesson.file);
  return keepFirstUses(listLessonWords(lesson)).flatMap(
    ({ word, file, line }) => {
      const home = homes.get(word);
      if (!home || course.indexOf(home) <= lessonIndex) return [];
      if (lesson.head.adelanta.includes(word)) return [];
      return [
        {
          level: 'error',
          file,
          line,
          expected: `solo lo que ya se enseñó, o «${word}» en «adelanta» y dicho en el texto`,
          found: `«${word}», que se enseña después, en «${home.name}»`,
        },
      ];
    },
  );
};

/** Warns about words that no lesson teaches. */
export const checkHomes: Rule = (lesson, course) => {
  const homes = mapWordsToLessons(course);
  const orphans = keepFirstUses(
    listLessonWords(lesson).filter(({ certain }) => certain),
  )
    .map(({ word }) => word)
    .filter((word) => !homes.has(word) && !lesson.head.adelanta.includes(word));
  if (orphans.length === 0) return [];
  return [
    {
      level: 'warning',
      file: lesson.file,
      expected:
        'cada palabra en el campo «ensena» de la lección que la enseña, o en «adelanta» de esta',
      found: `sin lección que las enseñe: ${orphans.join(' ')}`,
    },
  ];
};

function isWordShown(
  { text, exercises, steps }: LessonPage,
  word: string,
): boolean {
  const name = /^%[hljztL]*([a-zA-Z])$/.exec(word);
  // Matches any use of a specifier: `%.2f` is a use of `%f`.
  const form = name ? new RegExp(`%[-+0#.\\d]*${word.slice(1)}`) : undefined;
  const shownTexts = [text, ...[...exercises, ...steps].map(readFolderCode)];
  return shownTexts.some((each) =>
    form ? form.test(each) : each.includes(word),
  );
}

function createFieldFinding(
  { file, head }: LessonPage,
  name: 'ensena' | 'adelanta',
  index: number,
): Pick<Finding, 'level' | 'file' | 'line' | 'place'> {
  return {
    level: 'error',
    file,
    line: head.findLine(name, index),
    place: `campo «${name}.${index}»`,
  };
}

/**
 * Checks `ensena` and `adelanta`: each word has a single home and appears in
 * the lesson, and each word in `adelanta` is used here and not taught yet.
 */
export const checkDeclared: Rule = (lesson, course) => {
  const homes = mapWordsToLessons(course);
  const lessonIndex = course.findIndex(({ file }) => file === lesson.file);
  const usedWords = new Set(listLessonWords(lesson).map(({ word }) => word));
  const taughtFindings = lesson.head.ensena.flatMap((word, index) => {
    const home = homes.get(word);
    const place = createFieldFinding(lesson, 'ensena', index);
    if (home && home.file !== lesson.file)
      return [
        {
          ...place,
          expected: 'una palabra que no enseñe ya otra lección del curso',
          found: `«${word}», que enseña «${home.name}»`,
        },
      ];
    if (isWordShown(lesson, word)) return [];
    return [
      {
        ...place,
        expected: 'una palabra que esté en la lección',
        found: `«${word}», que no aparece`,
      },
    ];
  });
  const earlyFindings = lesson.head.adelanta.flatMap((word, index) => {
    const place = createFieldFinding(lesson, 'adelanta', index);
    const home = homes.get(word);
    if (home && course.indexOf(home) <= lessonIndex)
      return [
        {
          ...place,
          expected: 'una palabra que se enseñe en una lección posterior',
          found: `«${word}», que enseña «${home.name}»`,
        },
      ];
    if (usedWords.has(word)) return [];
    return [
      {
        ...place,
        expected: 'una palabra que use algún programa o sesión de la lección',
        found: `«${word}», que no se usa`,
      },
    ];
  });
  return [...taughtFindings, ...earlyFindings];
};
