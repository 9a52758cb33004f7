import type { ExerciseFiles } from './files';

/** Wrong answer and the faults that its check must report. */
export interface WrongAnswer {
  /** Program without the lines that declare its faults. */
  readonly text: string;
  /** Every fault of the answer, as its kind of exercise names faults. */
  readonly faults: readonly string[];
}

/** Format of the answers to a kind of exercise. */
export interface AnswerFormat {
  /** Extension of the answers' files. */
  readonly extension: 'c' | 'sh' | 'sql';
  /** Prefix of a line comment. */
  readonly comment: '//' | '#' | '--';
  /** Syntax of each kind of fault. */
  readonly faults: readonly string[];
  /** Minimum number of alternative right answers. */
  readonly minOthers: number;
  /** Minimum number of wrong answers. */
  readonly minWrong: number;
}

const getFaultPrefix = ({ comment }: AnswerFormat) => `${comment} Falla: `;

/**
 * Reads the alternative right answers, by file name.
 *
 * @param solution The author's solution, from which they must differ.
 */
export function readOtherAnswers(
  files: ExerciseFiles,
  solution: string,
  { extension, minOthers }: AnswerFormat,
): ReadonlyMap<string, string> {
  const pattern = new RegExp(`^otra[\\w-]*\\.${extension}$`);
  const names = files.listNames().filter((name) => pattern.test(name));
  if (names.length < minOthers)
    files.addProblem(
      `otra-….${extension}`,
      minOthers === 1
        ? 'otra manera correcta de resolverlo'
        : `${minOthers} maneras correctas más de resolverlo`,
      names.length === 0 ? 'nada' : names.join(),
    );
  const otherTexts = new Map(names.map((name) => [name, files.read(name)]));
  for (const [name, text] of otherTexts)
    if (text !== '' && text.trim() === solution.trim())
      files.addProblem(
        name,
        `otra manera que la de «solucion.${extension}»`,
        'la misma',
      );
  return otherTexts;
}

/**
 * Parses an answer that begins with lines like `// Falla: exige const:vidas`.
 */
function readWrongAnswer(source: string, form: AnswerFormat): WrongAnswer {
  const mark = getFaultPrefix(form);
  const lines = source.split('\n');
  const end = lines.findIndex((line) => !line.startsWith(mark));
  const marks = end < 0 ? lines.length : end;
  return {
    text: lines.slice(marks).join('\n'),
    faults: lines.slice(0, marks).map((line) => line.slice(mark.length).trim()),
  };
}

/** Reads the plausible wrong answers, by file name. */
export function readWrongAnswers(
  files: ExerciseFiles,
  form: AnswerFormat,
): ReadonlyMap<string, WrongAnswer> {
  const pattern = new RegExp(`^mal[\\w-]*\\.${form.extension}$`);
  const names = files.listNames().filter((name) => pattern.test(name));
  if (names.length < form.minWrong)
    files.addProblem(
      `mal-….${form.extension}`,
      'dos o más respuestas equivocadas que alguien daría',
      names.length === 0 ? 'ninguna' : `una: ${names.join()}`,
    );
  return new Map(
    names.map((name) => {
      const source = files.read(name);
      const answer = readWrongAnswer(source, form);
      if (source !== '' && answer.faults.length === 0)
        files.addProblem(
          `${name}, línea 1`,
          `en qué falla: ${form.faults.map((fault) => getFaultPrefix(form) + fault).join(' o ')}`,
          `"${source.split('\n')[0] ?? ''}"`,
        );
      return [name, answer];
    }),
  );
}
