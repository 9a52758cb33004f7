/* eslint-disable no-control-regex -- what a terminal writes is full of them */
import type { Machine } from '../types';

/** Types commands in the machine's terminal and waits for its output. */
export class Reader {
  readonly #machine: Machine;
  readonly #decoder = new TextDecoder();
  #shown = '';
  #look: () => void = () => undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
    machine.listen((bytes) => {
      this.#shown += this.#decoder.decode(bytes, { stream: true });
      this.#look();
    });
  }

  /** Returns the output since it was last cleared, with control sequences. */
  readonly shown = (): string => this.#shown;

  readonly forget = (): void => {
    this.#shown = '';
  };

  readonly until = (wanted: RegExp): Promise<void> =>
    new Promise((resolve) => {
      this.#look = () => {
        if (!wanted.test(this.#shown)) return;
        this.#look = () => undefined;
        resolve();
      };
      this.#look();
    });

  /** Runs a command and returns its output once the next prompt is shown. */
  readonly run = async (command: string): Promise<string> => {
    this.forget();
    this.#machine.type(`${command}\r`);
    await this.until(/\x1b\]133;D;\d+\x07[\s\S]*[$#] $/);
    const output = /\x1b\]133;C;[^\x07]*\x07([\s\S]*)\x1b\]133;D/.exec(
      this.#shown,
    );
    return (output?.[1] ?? '').replaceAll('\r\n', '\n');
  };
}
