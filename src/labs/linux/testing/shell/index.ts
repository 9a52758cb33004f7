import type { Machine } from '../../engine/types';
import { isUnfinished } from '../../../kit/shell/unfinished';
import { createMarkReader, stripSequences, toScreen } from './marks';
import type { ShellEvent } from './marks';

/** What came of a command, as the screen shows it. */
export interface ShellAnswer {
  readonly output: string;
  readonly status: number;
  /** The prompt that follows. */
  readonly prompt: string;
}

/** What is typed after a command. */
export interface Keys {
  /** Ctrl-C follows, as it does in a transcript with `^C`. */
  readonly isInterrupted?: boolean;
  /** What its page prints: there stands what a question is answered. */
  readonly shown?: string;
}

/** A learner at the keyboard. */
export interface Shell {
  /**
   * Types a command and waits for the next prompt; `sudo` gets its password.
   *
   * @throws {ShellTimeout}
   */
  run: (command: string, keys?: Keys) => Promise<ShellAnswer>;
  end: () => void;
}

/** A command did not come back to the prompt. */
export class ShellTimeout extends Error {
  constructor(
    readonly command: string,
    readonly output: string,
  ) {
    super(`«${command}» no vuelve al indicador; escribió:\n${output}`);
    this.name = 'ShellTimeout';
  }
}

interface Options {
  readonly timeoutMs?: number;
  /** How long a prompt that ends in an unusual way is waited for, and a question. */
  readonly settleMs?: number;
  /** How long a command runs before Ctrl-C: a shell that is still starting it takes that for its own. */
  readonly interruptMs?: number;
}

/** Of the learner's account. */
export const password = 'practica';
const passwordQuestion = /contraseña para alumno: $/;
const promptEnd = /[$#%>] $/;
const questionEnd = /[?:)\]] $/;

/**
 * What a page shows typed after the question at which a program waits; nothing
 * where it waits at none, or at another one.
 */
function answerTo(shown: string, written: string): string | undefined {
  if (!questionEnd.test(stripSequences(written))) return undefined;
  const lines = toScreen(written).split('\n');
  const question = `${lines.at(-1)} `;
  const line = shown.split('\n')[lines.length - 1];
  return line?.startsWith(question) ? line.slice(question.length) : undefined;
}

/** What goes on between Enter and the prompt. */
class Exchange {
  output = '';
  prompt: string | undefined;
  status = 0;
  #isAwaited: boolean;
  #isRunning = false;
  #isFull = false;

  /**
   * @param runs The shell will say that the command begins: what is heard
   * before, like a prompt that is late, is of another one.
   */
  constructor(runs: boolean) {
    this.#isAwaited = runs;
  }

  /** @returns Whether the command has begun to run with this event. */
  hear(event: ShellEvent): boolean {
    if (this.#isAwaited && event.kind !== 'command') return false;
    switch (event.kind) {
      case 'command':
        this.#isAwaited = false;
        this.#isRunning = true;
        return true;
      case 'end':
        this.status = event.status;
        this.#isRunning = false;
        return false;
      case 'prompt':
        this.prompt = '';
        return false;
      case 'off':
        return false;
      case 'text':
        if (this.prompt !== undefined) this.prompt += event.text;
        else if (this.#isRunning) this.output += event.text;
        this.#isFull =
          this.prompt !== undefined &&
          promptEnd.test(stripSequences(this.prompt));
        return false;
    }
  }

  get isFull(): boolean {
    return this.#isFull;
  }
}

/** Types into a machine whose shell waits at its prompt. */
export function createShell(
  machine: Pick<Machine, 'listen' | 'type'>,
  { timeoutMs = 60_000, settleMs = 500, interruptMs = 1000 }: Options = {},
): Shell {
  const read = createMarkReader();
  let onEvent: (event: ShellEvent) => void = () => undefined;
  const stop = machine.listen((bytes) => {
    for (const event of read(bytes)) onEvent(event);
  });
  const run = (command: string, { isInterrupted, shown = '' }: Keys = {}) =>
    new Promise<ShellAnswer>((resolve, reject) => {
      const isOpen = isUnfinished(command);
      const exchange = new Exchange(command !== '' && !isOpen);
      let settling: ReturnType<typeof setTimeout> | undefined;
      let asking: ReturnType<typeof setTimeout> | undefined;
      let interrupting: ReturnType<typeof setTimeout> | undefined;
      const finish = (act: () => void) => {
        clearTimeout(timer);
        clearTimeout(settling);
        clearTimeout(asking);
        clearTimeout(interrupting);
        onEvent = () => undefined;
        act();
      };
      const timer = setTimeout(() => {
        finish(() => {
          reject(new ShellTimeout(command, toScreen(exchange.output)));
        });
      }, timeoutMs);
      const answer = () => {
        const { output, status, prompt = '' } = exchange;
        finish(() => {
          resolve({
            output: toScreen(output),
            status,
            prompt: toScreen(prompt),
          });
        });
      };
      onEvent = (event) => {
        const hasBegun = exchange.hear(event);
        if (hasBegun && isInterrupted)
          interrupting = setTimeout(() => {
            machine.type('\u0003');
          }, interruptMs);
        if (event.kind === 'text' && passwordQuestion.test(exchange.output))
          machine.type(`${password}\r`);
        clearTimeout(asking);
        asking = setTimeout(() => {
          const typed = answerTo(shown, exchange.output);
          if (typed !== undefined) machine.type(`${typed}\r`);
        }, settleMs);
        if (exchange.prompt === '') settling ??= setTimeout(answer, settleMs);
        if (exchange.isFull) answer();
      };
      machine.type(`${command.replaceAll('\n', '\r')}\r`);
      if (isInterrupted && isOpen) machine.type('\u0003');
    });
  return { run, end: stop };
}
