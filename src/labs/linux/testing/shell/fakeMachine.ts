import { isUnfinished } from '../../../kit/shell/unfinished';
import { quote } from '../../engine/quoting';
import type { Machine } from '../../engine/types';

/** Answer of a fake shell to a command. */
export interface FakeAnswer {
  readonly output?: string;
  readonly status?: number;
  /** True when the command runs until Ctrl-C. */
  readonly isEndless?: boolean;
  /** Working directory after the command. */
  readonly directory?: string;
}

const bell = '\u0007';
const formatMark = (text: string) => `\u001b]133;${text}${bell}`;

/**
 * Creates a terminal with a fake shell that marks its prompts.
 *
 * @param answer Returns the answer to a command.
 * @param chunkBytes Size of the output's chunks, in bytes.
 */
export function createFakeMachine(
  answer: (command: string) => FakeAnswer,
  chunkBytes = Infinity,
): Pick<Machine, 'listen' | 'type'> {
  const listeners = new Set<(bytes: Uint8Array) => void>();
  let directory = '~';
  let line = '';
  let isRunning = false;
  const send = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    const size = Math.min(chunkBytes, Math.max(bytes.length, 1));
    for (let start = 0; start < bytes.length; start += size)
      for (const listen of listeners) listen(bytes.slice(start, start + size));
  };
  const showPrompt = (end: string) => {
    isRunning = false;
    send(
      `${end}${formatMark('A')}\u001b[01;32malumno@practica\u001b[00m:${directory}$ `,
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
      showPrompt('\r\n');
      return;
    }
    const { output = '', status = 0, isEndless, ...rest } = answer(command);
    directory = rest.directory ?? directory;
    isRunning = true;
    send(
      `\r\n${formatMark(`C;${quote(command)}`)}${output.replaceAll('\n', '\r\n')}`,
    );
    if (!isEndless) showPrompt(formatMark(`D;${status}`));
  };
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    // Answers asynchronously, as a machine does.
    type: (text) => {
      queueMicrotask(() => {
        for (const letter of text) {
          if (letter === '\r') enter();
          else if (letter === '\u0003') {
            line = '';
            send('^C\r\n');
            showPrompt(isRunning ? formatMark('D;130') : '');
          } else {
            line += letter;
            send(letter);
          }
        }
      });
    },
  };
}
