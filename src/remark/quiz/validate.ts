import * as v from 'valibot';
import { formatOptionPlace, formatQuestionPlace } from './places';
import type { Problems } from '../problems';
import type { QuestionSource } from './read';
import { quizSchema } from './schema';
import type { QuizData } from './schema';

function describeInput(input: unknown): string {
  if (Array.isArray(input)) return `${input.length}`;
  if (typeof input !== 'string') return 'nada';
  return input.trim() === '' ? 'nada' : `«${input.trim()}»`;
}

/**
 * Describes the invalid value. For a check of a whole list of options, says how
 * many there are and that all have the same mark.
 */
function describeFound({ type, input }: v.BaseIssue<unknown>): string {
  if (type !== 'check' || !Array.isArray(input)) return describeInput(input);
  if (typeof input[0] === 'string') return 'una forma vacía';
  return input.length === 1
    ? '1 opción, con la otra casilla'
    : `${input.length} opciones, todas con la misma casilla`;
}

/**
 * Validates the questions against the schema; faults are reported to
 * `problems`.
 */
export function validateQuiz(
  sources: readonly QuestionSource[],
  quizLine: number | undefined,
  problems: Problems,
): QuizData | undefined {
  const result = v.safeParse(quizSchema, {
    questions: sources.map(({ data, options }) => ({
      ...data,
      options: options.map((option) => option.data),
    })),
  });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const [, question, , option] = (issue.path ?? []).map(({ key }) => key);
    const source = typeof question === 'number' ? sources[question] : undefined;
    const inOption = typeof option === 'number';
    problems.add({
      line:
        (inOption ? source?.options[option]?.line : source?.line) ?? quizLine,
      place:
        typeof question !== 'number'
          ? '<Quiz>'
          : inOption
            ? formatOptionPlace(question, option)
            : formatQuestionPlace(question),
      expected: issue.message,
      found: describeFound(issue),
    });
  }
  return undefined;
}
