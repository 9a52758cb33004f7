import type { Terminal } from '@xterm/xterm';

/** What asks a terminal for something, and it answers as if it were typed. */
const questions = [
  { final: 'c' },
  { prefix: '>', final: 'c' },
  { final: 'n' },
  { prefix: '?', final: 'n' },
  { final: 't' },
  { intermediates: '$', final: 'p' },
  { prefix: '?', intermediates: '$', final: 'p' },
] as const;
const setting = { intermediates: '$', final: 'q' } as const;
/** Of these, only with a question mark: they also choose the colours. */
const colours = [4, 10, 11, 12] as const;

/**
 * Has a terminal answer only who can read the answer: a program that fills the
 * screen. Anywhere else the shell would get it as if the reader had typed it:
 * noise like that of `cat /dev/urandom` asks by chance.
 *
 * @param isAsked Whether what asks is of now.
 */
export function answerFewer(terminal: Terminal, isAsked: () => boolean): void {
  const { parser } = terminal;
  /** True is for: there is nothing more to do. */
  const refuses = () =>
    !isAsked() || terminal.buffer.active.type !== 'alternate';
  for (const question of questions)
    parser.registerCsiHandler(question, refuses);
  parser.registerDcsHandler(setting, refuses);
  for (const colour of colours)
    parser.registerOscHandler(
      colour,
      (data) => data.includes('?') && refuses(),
    );
}
