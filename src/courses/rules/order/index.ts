import type { LessonHead } from '../head';
import type { Finding } from '../../../content/finding';
import type { CourseOrder, LessonPage, Rule } from '../types';
import { wordsOfLesson } from './lessonWords';
import type { LessonWord } from './lessonWords';

/** The lesson that teaches each word; the first one, if several say so. */
function homesOf(course: CourseOrder): ReadonlyMap<string, LessonHead> {
  const homes = new Map<string, LessonHead>();
  for (const lesson of course)
    for (const word of lesson.ensena)
      if (!homes.has(word)) homes.set(word, lesson);
  return homes;
}

/** Once per word: its first use is where an author looks. */
function firstUses(words: readonly LessonWord[]): LessonWord[] {
  const seen = new Set<string>();
  return words.filter(({ word }) => {
    if (seen.has(word)) return false;
    seen.add(word);
    return true;
  });
}

/** A lesson uses no word that a later one teaches, unless it says so openly. */
export const checkOrder: Rule = (lesson, course) => {
  const homes = homesOf(course);
  const at = course.findIndex(({ file }) => file === lesson.file);
  return firstUses(wordsOfLesson(lesson)).flatMap(({ word, file, line }) => {
    const home = homes.get(word);
    if (!home || course.indexOf(home) <= at) return [];
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
  });
};

/** Every word that a lesson uses is taught somewhere; those that nobody claims are listed. */
export const checkHomes: Rule = (lesson, course) => {
  const homes = homesOf(course);
  const orphans = firstUses(
    wordsOfLesson(lesson).filter(({ certain }) => certain),
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

function isThere(
  { text, exercises, steps }: LessonPage,
  word: string,
): boolean {
  const name = /^%[hljztL]*([a-zA-Z])$/.exec(word);
  // `%.2f` is a use of `%f`.
  const form = name ? new RegExp(`%[-+0#.\\d]*${word.slice(1)}`) : undefined;
  const shown = [
    text,
    ...exercises.map(({ solution }) => solution),
    ...steps.map((step) =>
      step.kind === 'terminal' ? step.solution : step.program,
    ),
  ];
  return shown.some((each) => (form ? form.test(each) : each.includes(word)));
}

function field(
  { file, head }: LessonPage,
  name: 'ensena' | 'adelanta',
  index: number,
): Pick<Finding, 'level' | 'file' | 'line' | 'place'> {
  return {
    level: 'error',
    file,
    line: head.lineOf(name, index),
    place: `campo «${name}.${index}»`,
  };
}

/** What the front matter says of words is true: one home each, and no leave that is not needed. */
export const checkDeclared: Rule = (lesson, course) => {
  const homes = homesOf(course);
  const at = course.findIndex(({ file }) => file === lesson.file);
  const used = new Set(wordsOfLesson(lesson).map(({ word }) => word));
  const taught = lesson.head.ensena.flatMap((word, index) => {
    const home = homes.get(word);
    const place = field(lesson, 'ensena', index);
    if (home && home.file !== lesson.file)
      return [
        {
          ...place,
          expected: 'una palabra que no enseñe ya otra lección del curso',
          found: `«${word}», que enseña «${home.name}»`,
        },
      ];
    if (isThere(lesson, word)) return [];
    return [
      {
        ...place,
        expected: 'una palabra que esté en la lección',
        found: `«${word}», que no aparece`,
      },
    ];
  });
  const early = lesson.head.adelanta.flatMap((word, index) => {
    const place = field(lesson, 'adelanta', index);
    const home = homes.get(word);
    if (home && course.indexOf(home) <= at)
      return [
        {
          ...place,
          expected: 'una palabra que se enseñe en una lección posterior',
          found: `«${word}», que enseña «${home.name}»`,
        },
      ];
    if (used.has(word)) return [];
    return [
      {
        ...place,
        expected: 'una palabra que use algún programa o sesión de la lección',
        found: `«${word}», que no se usa`,
      },
    ];
  });
  return [...taught, ...early];
};
