import { toKeystrokes } from '../../engine/keystrokes';
import type { Machine } from '../../engine/types';
import { isUnfinished } from '../../../kit/shell/unfinished';
import { createMarkReader, stripSequences, toScreen } from './marks';
import type { ShellEvent } from './marks';

/** Result of a command, as the screen shows it. */
export interface ShellAnswer {
  readonly output: string;
  readonly status: number;
  /** Prompt after the command. */
  readonly prompt: string;
}

/** Keys typed after a command. */
export interface Keys {
  /** True to press Ctrl-C, as in a transcript with `^C`. */
  readonly isInterrupted?: boolean;
  /**
   * Output in the page's transcript, which has the answers to a program's
   * questions.
   */
  readonly shown?: string;
}

/** Shell of a machine, driven as a learner would type. */
export interface Shell {
  /**
   * Types a command and waits for the next prompt; answers `sudo` and
   * `ssh` with the password.
   *
   * @throws {ShellTimeout}
   */
  run: (command: string, keys?: Keys) => Promise<ShellAnswer>;
  end: () => void;
}

/** Error thrown when a command does not return to the prompt. */
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
  /**
   * Time to wait for more output after a prompt with an unusual end, or after a
   * question.
   */
  readonly settleMs?: number;
  /**
   * Time that a command runs before Ctrl-C. A shell that is still starting the
   * command would handle the key itself.
   */
  readonly interruptMs?: number;
}

/** Password of the learner's account. */
export const password = 'practica';
const passwordQuestion = /contraseña para alumno: $/;
/** Question of `ssh`; the lessons give an account its own name as password. */
const remotePasswordQuestion = /(\w+)@[\w.-]+'s password: $/;
const promptEnd = /[$#%>] $/;
const questionEnd = /[?:)\]] $/;

/**
 * Returns the password that a program asks for; undefined when it asks for
 * none.
 */
function findPassword(writtenText: string): string | undefined {
  if (passwordQuestion.test(writtenText)) return password;
  const account = remotePasswordQuestion.exec(writtenText)?.[1];
  return account === 'alumno' ? password : account;
}

/**
 * Returns the answer that a page shows after the question at which a program
 * waits. Returns undefined when the output does not end in a question, or the
 * page has another one there.
 */
function findAnswer(
  shownText: string,
  writtenText: string,
): string | undefined {
  if (!questionEnd.test(stripSequences(writtenText))) return undefined;
  const lines = toScreen(writtenText).split('\n');
  const question = `${lines.at(-1)} `;
  const line = shownText.split('\n')[lines.length - 1];
  return line?.startsWith(question) ? line.slice(question.length) : undefined;
}

/** State of a command between Enter and the prompt. */
class CommandRun {
  output = '';
  prompt: string | undefined;
  status = 0;
  #isWaitingForStart: boolean;
  #isRunning = false;
  #isPromptComplete = false;

  /**
   * @param runs True when the shell will mark the start of the command: earlier
   * events, such as a late prompt, belong to another one and are ignored.
   */
  constructor(runs: boolean) {
    this.#isWaitingForStart = runs;
  }

  /**
   * Handles an event of the shell.
   *
   * @returns True when the event starts the command.
   */
  handleEvent(event: ShellEvent): boolean {
    if (this.#isWaitingForStart && event.kind !== 'command') return false;
    switch (event.kind) {
      case 'command':
        this.#isWaitingForStart = false;
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
        this.#isPromptComplete =
          this.prompt !== undefined &&
          promptEnd.test(stripSequences(this.prompt));
        return false;
    }
  }

  get isPromptComplete(): boolean {
    return this.#isPromptComplete;
  }
}

/** Creates a shell on a machine that waits at its prompt. */
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
      const exchange = new CommandRun(command !== '' && !isOpen);
      let settleTimer: ReturnType<typeof setTimeout> | undefined;
      let askTimer: ReturnType<typeof setTimeout> | undefined;
      let interruptTimer: ReturnType<typeof setTimeout> | undefined;
      const finish = (act: () => void) => {
        clearTimeout(timer);
        clearTimeout(settleTimer);
        clearTimeout(askTimer);
        clearTimeout(interruptTimer);
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
        const hasBegun = exchange.handleEvent(event);
        if (hasBegun && isInterrupted)
          interruptTimer = setTimeout(() => {
            machine.type('\u0003');
          }, interruptMs);
        const secret = findPassword(exchange.output);
        if (event.kind === 'text' && secret) machine.type(`${secret}\r`);
        clearTimeout(askTimer);
        askTimer = setTimeout(() => {
          const typedAnswer = findAnswer(shown, exchange.output);
          if (typedAnswer !== undefined) machine.type(`${typedAnswer}\r`);
        }, settleMs);
        if (exchange.prompt === '')
          settleTimer ??= setTimeout(answer, settleMs);
        if (exchange.isPromptComplete) answer();
      };
      machine.type(toKeystrokes(command));
      if (isInterrupted && isOpen) machine.type('\u0003');
    });
  return { run, end: stop };
}
