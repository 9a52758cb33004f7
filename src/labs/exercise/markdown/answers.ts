import type { ExerciseFiles } from './files';

/** A wrong answer, and what has to find it wrong. */
export interface WrongAnswer {
  /** Without the lines that say how it fails. */
  readonly text: string;
  /** All that it fails, no more, in the words of its kind of exercise. */
  readonly faults: readonly string[];
}

/** How the answers to a kind of exercise are written. */
export interface AnswerForm {
  /** Of their files. */
  readonly extension: 'c' | 'sh';
  /** What begins a comment. */
  readonly comment: '//' | '#';
  /** The ways to say what a wrong one fails. */
  readonly faults: readonly string[];
  /** How many other right ones there must be. */
  readonly fewestOthers: number;
  /** How many wrong ones there must be. */
  readonly fewestWrong: number;
}

const markOf = ({ comment }: AnswerForm) => `${comment} Falla: `;

/**
 * The other right answers, by the names of their files.
 *
 * @param solution What they must differ from.
 */
export function readOthers(
  files: ExerciseFiles,
  solution: string,
  { extension, fewestOthers }: AnswerForm,
): ReadonlyMap<string, string> {
  const pattern = new RegExp(`^otra[\\w-]*\\.${extension}$`);
  const names = files.names().filter((name) => pattern.test(name));
  if (names.length < fewestOthers)
    files.add(
      `otra-….${extension}`,
      fewestOthers === 1
        ? 'otra manera correcta de resolverlo'
        : `${fewestOthers} maneras correctas más de resolverlo`,
      names.length === 0 ? 'nada' : names.join(),
    );
  const others = new Map(names.map((name) => [name, files.read(name)]));
  for (const [name, text] of others)
    if (text !== '' && text.trim() === solution.trim())
      files.add(
        name,
        `otra manera que la de «solucion.${extension}»`,
        'la misma',
      );
  return others;
}

/** Reads `// Falla: exige const:vidas`, on the first lines of an answer. */
function readWrongAnswer(source: string, form: AnswerForm): WrongAnswer {
  const mark = markOf(form);
  const lines = source.split('\n');
  const end = lines.findIndex((line) => !line.startsWith(mark));
  const marks = end < 0 ? lines.length : end;
  return {
    text: lines.slice(marks).join('\n'),
    faults: lines.slice(0, marks).map((line) => line.slice(mark.length).trim()),
  };
}

/** The plausible wrong answers, by the names of their files. */
export function readWrong(
  files: ExerciseFiles,
  form: AnswerForm,
): ReadonlyMap<string, WrongAnswer> {
  const pattern = new RegExp(`^mal[\\w-]*\\.${form.extension}$`);
  const names = files.names().filter((name) => pattern.test(name));
  if (names.length < form.fewestWrong)
    files.add(
      `mal-….${form.extension}`,
      'dos o más respuestas equivocadas que alguien daría',
      names.length === 0 ? 'ninguna' : `una: ${names.join()}`,
    );
  return new Map(
    names.map((name) => {
      const source = files.read(name);
      const answer = readWrongAnswer(source, form);
      if (source !== '' && answer.faults.length === 0)
        files.add(
          `${name}, línea 1`,
          `en qué falla: ${form.faults.map((fault) => markOf(form) + fault).join(' o ')}`,
          `"${source.split('\n')[0] ?? ''}"`,
        );
      return [name, answer];
    }),
  );
}
