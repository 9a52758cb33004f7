import type { ShellAnswer } from '../shell';
import type { ShownCommand } from './collect';
import { isSameLine } from './mask';

const splitLines = (text: string) =>
  text === '' ? [] : text.split('\n').map((line) => line.trimEnd());

const formatQuoted = (text: string | undefined) =>
  text === undefined ? 'nada' : `«${text}»`;

/**
 * Describes, for the author, the first line of a command's output that differs
 * from the page. Returns undefined when the outputs match, with the differences
 * that `mask.ts` allows.
 *
 * @param file Path of the page.
 * @param today Current date of the machine.
 */
export function findDifference(
  file: string,
  { line, command, output }: ShownCommand,
  answer: Pick<ShellAnswer, 'output'>,
  today: Date,
): string | undefined {
  const expected = splitLines(output);
  const actual = splitLines(answer.output);
  const count = Math.max(expected.length, actual.length);
  for (let index = 0; index < count; index += 1) {
    const [expectedLine, actualLine] = [expected[index], actual[index]];
    if (
      expectedLine === undefined ||
      actualLine === undefined ||
      !isSameLine(expectedLine, actualLine, command, today)
    )
      return [
        `${file}, línea ${line} · orden «${command}»`,
        `  se esperaba: ${formatQuoted(expectedLine)}`,
        `  se encontró: ${formatQuoted(actualLine)}`,
        `  toda la salida:\n${answer.output.replace(/^/gm, '    ')}`,
      ].join('\n');
  }
  return undefined;
}
