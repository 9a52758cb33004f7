import { openEmulator } from './emulator';
import type { AddedFile, Emulator, MachineAssets } from './emulator';
import type { ImageFiles } from './files';
import { trackRequests } from './requests';
import type { PendingRequests } from './requests';
import { PacedLine } from './serial';
import type { SavedMachine } from './types';

/** Time given to a file request in progress before the machine is saved. */
const SETTLE_TIMEOUT_MS = 2000;
const SETTLE_CHECK_INTERVAL_MS = 5;

/** Emulated computer with its two serial lines. */
export class Hardware {
  /** Lines of the learner's terminal and of the control channel. */
  readonly lines: readonly [PacedLine, PacedLine];
  readonly #emulator: Emulator;
  readonly #files: ImageFiles;
  readonly #requests: PendingRequests;

  private constructor(emulator: Emulator, files: ImageFiles) {
    this.#emulator = emulator;
    this.#files = files;
    this.#requests = trackRequests(emulator.queue);
    this.lines = [this.#createLine(0), this.#createLine(1)];
  }

  /** Creates the computer with the snapshot loaded; it does not run yet. */
  static async open(
    assets: MachineAssets,
    files: ImageFiles,
    addedFiles: readonly AddedFile[],
  ): Promise<Hardware> {
    return new Hardware(await openEmulator(assets, files, addedFiles), files);
  }

  /** Returns the state with which it was opened. */
  getInitialState(): Uint8Array {
    return this.#emulator.initial;
  }

  run(): Promise<void> {
    return this.#emulator.instance.run();
  }

  stop(): Promise<void> {
    return this.#emulator.instance.stop();
  }

  /**
   * Replaces the machine with another state, and leaves it stopped.
   *
   * @param interrupt Rejects the requests made to the replaced machine.
   */
  async replaceState(state: Uint8Array, interrupt: () => void): Promise<void> {
    interrupt();
    this.#clearLines();
    await this.stop();
    this.#requests.discardAll();
    this.#files.discardReads();
    await this.#emulator.restore(state.buffer as ArrayBuffer);
    // Rejects the requests made meanwhile, which the replaced machine received.
    interrupt();
    this.#clearLines();
    for (const uart of this.#emulator.uarts) uart.input.length = 0;
  }

  async save(): Promise<SavedMachine | undefined> {
    const wasRunning = this.#emulator.instance.is_running();
    const waitUntil = Date.now() + SETTLE_TIMEOUT_MS;
    for (;;) {
      await this.stop();
      if (this.#isSettled() || Date.now() > waitUntil) break;
      await this.run();
      await new Promise((resolve) =>
        setTimeout(resolve, SETTLE_CHECK_INTERVAL_MS),
      );
    }
    try {
      return this.#requests.count() > 0
        ? undefined
        : { state: await this.#emulator.save() };
    } finally {
      if (wasRunning) await this.run();
    }
  }

  end(): void {
    this.#clearLines();
    this.#emulator.end();
  }

  #createLine(index: 0 | 1): PacedLine {
    const { instance, uarts } = this.#emulator;
    const line = new PacedLine({
      write: (bytes) => {
        instance.serial_send_bytes(index, bytes);
      },
      countUnread: () => uarts[index].input.length,
    });
    instance.add_listener(
      index === 0 ? 'serial0-output-byte' : 'serial1-output-byte',
      line.receive,
    );
    return line;
  }

  #clearLines(): void {
    for (const line of this.lines) line.clear();
  }

  #isSettled(): boolean {
    return (
      this.#requests.count() === 0 &&
      this.lines.every((line) => line.countUnread() === 0)
    );
  }
}
