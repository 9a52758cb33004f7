import { isUnfinished } from '../../../kit/shell/unfinished';
import { quote } from '../../engine/quoting';
import type { Machine } from '../../engine/types';

/** What a fake shell answers to a command. */
export interface FakeAnswer {
  readonly output?: string;
  readonly status?: number;
  /** It goes on until Ctrl-C. */
  readonly isEndless?: boolean;
  /** Where the shell is afterwards. */
  readonly directory?: string;
}

const bell = '\u0007';
const osc = (text: string) => `\u001b]133;${text}${bell}`;

/**
 * A terminal with a shell that marks its prompts, without a machine.
 *
 * @param answer What each command does.
 * @param cut Sends what it writes in pieces of so many bytes.
 */
export function fakeMachine(
  answer: (command: string) => FakeAnswer,
  cut = Infinity,
): Pick<Machine, 'listen' | 'type'> {
  const listeners = new Set<(bytes: Uint8Array) => void>();
  let directory = '~';
  let line = '';
  let isRunning = false;
  const send = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    const size = Math.min(cut, Math.max(bytes.length, 1));
    for (let at = 0; at < bytes.length; at += size)
      for (const listen of listeners) listen(bytes.slice(at, at + size));
  };
  const prompt = (end: string) => {
    isRunning = false;
    send(
      `${end}${osc('A')}\u001b[01;32malumno@practica\u001b[00m:${directory}$ `,
    );
  };
  const enter = () => {
    const command = line;
    if (isUnfinished(command)) {
      line += '\n';
      send('\r\n> ');
      return;
    }
    line = '';
    if (command === '') {
      prompt('\r\n');
      return;
    }
    const { output = '', status = 0, isEndless, ...rest } = answer(command);
    directory = rest.directory ?? directory;
    isRunning = true;
    send(`\r\n${osc(`C;${quote(command)}`)}${output.replaceAll('\n', '\r\n')}`);
    if (!isEndless) prompt(osc(`D;${status}`));
  };
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    // Answers come later, as those of a machine do.
    type: (text) => {
      queueMicrotask(() => {
        for (const letter of text) {
          if (letter === '\r') enter();
          else if (letter === '\u0003') {
            line = '';
            send('^C\r\n');
            prompt(isRunning ? osc('D;130') : '');
          } else {
            line += letter;
            send(letter);
          }
        }
      });
    },
  };
}
