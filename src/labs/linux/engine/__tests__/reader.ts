/* eslint-disable no-control-regex -- what a terminal writes is full of them */
import type { Machine } from '../types';

/** Types commands in the machine's terminal and waits for its output. */
export class Reader {
  readonly #machine: Machine;
  readonly #decoder = new TextDecoder();
  #output = '';
  #checkOutput: () => void = () => undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
    machine.listen((bytes) => {
      this.#output += this.#decoder.decode(bytes, { stream: true });
      this.#checkOutput();
    });
  }

  /** Returns the output since it was last cleared, with control sequences. */
  readonly getOutput = (): string => this.#output;

  readonly clearOutput = (): void => {
    this.#output = '';
  };

  readonly waitForOutput = (wantedPattern: RegExp): Promise<void> =>
    new Promise((resolve) => {
      this.#checkOutput = () => {
        if (!wantedPattern.test(this.#output)) return;
        this.#checkOutput = () => undefined;
        resolve();
      };
      this.#checkOutput();
    });

  /** Runs a command and returns its output once the next prompt is shown. */
  readonly runCommand = async (command: string): Promise<string> => {
    this.clearOutput();
    this.#machine.type(`${command}\r`);
    await this.waitForOutput(/\x1b\]133;D;\d+\x07[\s\S]*[$#] $/);
    const output = /\x1b\]133;C;[^\x07]*\x07([\s\S]*)\x1b\]133;D/.exec(
      this.#output,
    );
    return (output?.[1] ?? '').replaceAll('\r\n', '\n');
  };
}
