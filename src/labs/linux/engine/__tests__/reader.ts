/* eslint-disable no-control-regex -- what a terminal writes is full of them */
import type { Machine } from '../types';

/** A reader at the machine's keyboard, who waits for the prompt like anybody. */
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

  /** What the terminal wrote since the last `forget`, with its control sequences. */
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

  /** Types a command, and gives what it wrote once the prompt is there again. */
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
