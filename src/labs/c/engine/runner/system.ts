import { OpenFile, WASI } from '@bjorn3/browser_wasi_shim';
import { InputNeeded, ProgramEnded } from './errors';
import { MAX_FOLDER_BYTES } from './folder';
import type { Folder } from './folder';
import { getJspi } from './jspi';
import type { Keyboard } from './keyboard';
import type { Output } from './output';
import { segmentationFault } from './readOnlyGuard';
import type { ReadOnlyGuard } from './readOnlyGuard';
import type { Tape } from './tape';
import { TerminalFd } from './terminal';
import * as abi from './wasiAbi';

/** Streams and callbacks of a program, shared by all its restarts. */
export interface ProgramEnvironment {
  readonly argv: readonly string[];
  readonly keyboard: Keyboard;
  readonly output: Output;
  readonly tape: Tape;
  /**
   * Guard of the read-only data; undefined when an inspector already watches
   * it.
   */
  readonly guard: ReadOnlyGuard | undefined;
  /** Receives the bytes that the program reads from standard input. */
  readonly onKeyboardRead: (bytes: Uint8Array) => void;
  /** Waits until standard input has text or is closed. */
  readonly awaitInput: () => Promise<void>;
  /**
   * Waits like `awaitInput`, with the thread blocked. Returns false where the
   * browser cannot block it.
   */
  readonly blockForInput: () => boolean;
}

type Call = (...values: number[]) => number;
type FileCall = (fd: number, ...sizes: bigint[]) => number;
type Calls = Record<string, object>;

const NANOSECONDS_PER_MILLISECOND = 1e6;
const toNanoseconds = (ms: number) =>
  BigInt(Math.round(ms * NANOSECONDS_PER_MILLISECOND));

/**
 * System calls for one start of a program. They replace the shim's in standard
 * input, clocks, sleeps, random numbers, file size limits and arguments beyond
 * ASCII.
 */
export class System {
  readonly #folder: Folder;
  readonly #environment: ProgramEnvironment;
  readonly #keyboardFd = new TerminalFd();
  readonly #shim: WASI;
  readonly #started = performance.now();
  #unopened: string | undefined;

  constructor(environment: ProgramEnvironment, folder: Folder) {
    const { argv, output } = environment;
    const createScreenFd = (stream: 'stdout' | 'stderr') =>
      new TerminalFd((bytes) => {
        output.write(stream, bytes);
      });
    this.#folder = folder;
    this.#environment = environment;
    this.#shim = new WASI(
      [...argv],
      ['LANG=es_ES.UTF-8'],
      [
        this.#keyboardFd,
        createScreenFd('stdout'),
        createScreenFd('stderr'),
        folder.root,
      ],
      { debug: false },
    );
  }

  attach(memory: WebAssembly.Memory): void {
    this.#shim.inst = { exports: { memory } };
  }

  get memory(): ArrayBuffer {
    return this.#shim.inst.exports.memory.buffer;
  }

  /** Last file that the program failed to open. */
  get unopened(): string | undefined {
    return this.#unopened;
  }

  /**
   * @param canSuspend True to suspend the program on reads and sleeps; needs JSPI.
   */
  createCalls(canSuspend: boolean): Calls {
    return {
      ...(this.#shim.wasiImport as Calls),
      ...this.#createLimitedCalls(),
      path_open: (...parameters: number[]) => this.#open(parameters),
      ...(canSuspend
        ? this.#createSuspendingCalls()
        : this.#createBlockingCalls()),
      args_sizes_get: (count: number, size: number) =>
        this.#writeArgumentSizes(count, size),
      clock_time_get: (clock: number, _precision: bigint, address: number) => {
        const time = this.#environment.tape.readClock(clock, () =>
          this.#readClock(clock),
        );
        this.#view.setBigUint64(address, time, true);
        return abi.ERRNO_SUCCESS;
      },
      random_get: (address: number, length: number) => {
        const bytes = this.#environment.tape.readRandom(length);
        new Uint8Array(this.memory).set(bytes, address);
        return abi.ERRNO_SUCCESS;
      },
    };
  }

  get #view(): DataView {
    return new DataView(this.memory);
  }

  #createBlockingCalls(): Record<string, Call> {
    return {
      fd_read: (fd = 0, ...parameters) => {
        this.#checkReadOnlyData();
        if (this.#mustWait(fd) && !this.#environment.blockForInput())
          throw new InputNeeded();
        return this.#read(fd, parameters);
      },
      poll_oneoff: (...parameters) =>
        this.#sleep(parameters, (ms) => {
          const end = performance.now() + ms;
          while (performance.now() < end);
        }),
    };
  }

  #createSuspendingCalls(): Record<string, object> {
    const Suspending = getJspi()?.Suspending;
    if (!Suspending) return this.#createBlockingCalls();
    return {
      fd_read: new Suspending(async (fd = 0, ...parameters: number[]) => {
        this.#checkReadOnlyData();
        if (this.#mustWait(fd)) await this.#environment.awaitInput();
        return this.#read(fd, parameters);
      }),
      poll_oneoff: new Suspending(async (...parameters: number[]) => {
        let pause = 0;
        const status = this.#sleep(parameters, (ms) => {
          pause = ms;
        });
        if (pause > 0)
          await new Promise((resolve) => {
            setTimeout(resolve, pause);
          });
        return status;
      }),
    };
  }

  /**
   * Compares the read-only data.
   *
   * @throws {ProgramEnded} when the program wrote to it: Linux would have ended
   *   it at that write.
   */
  #checkReadOnlyData(): void {
    if (this.#environment.guard?.isViolatedThrottled(this.memory))
      throw new ProgramEnded(segmentationFault);
  }

  #mustWait(fd: number): boolean {
    return this.#isKeyboard(fd) && this.#environment.keyboard.mustWait;
  }

  /** Returns false for descriptor 0 after `freopen` put a file in its place. */
  #isKeyboard(fd: number): boolean {
    return this.#shim.fds[fd] === this.#keyboardFd;
  }

  /**
   * Reads into all buffers at once. The shim reads standard input once per
   * buffer, so it would block with a line already read.
   */
  #read(fd: number, [buffers = 0, count = 0, readAt = 0]: number[]): number {
    if (!this.#isKeyboard(fd)) {
      const read = this.#shim.wasiImport['fd_read'] as Call;
      return read(fd, buffers, count, readAt);
    }
    const memory = new Uint8Array(this.memory);
    const ranges = abi.readRanges(this.#view, buffers, count);
    const bytes = this.#environment.keyboard.take(abi.sumLengths(ranges));
    this.#environment.onKeyboardRead(bytes);
    let writtenBytes = 0;
    for (const { address, length } of ranges) {
      const part = bytes.subarray(writtenBytes, writtenBytes + length);
      memory.set(part, address);
      writtenBytes += part.length;
    }
    this.#view.setUint32(readAt, writtenBytes, true);
    return abi.ERRNO_SUCCESS;
  }

  #open(parameters: readonly number[]): number {
    const open = this.#shim.wasiImport['path_open'] as Call;
    const status = open(...parameters);
    const [, , pathAddress = 0, length = 0] = parameters;
    if (status !== abi.ERRNO_SUCCESS)
      this.#unopened = new TextDecoder().decode(
        new Uint8Array(this.memory, pathAddress, length),
      );
    // Linux says that permission is denied; the shim, that it is not permitted.
    return status === abi.ERRNO_PERM ? abi.ERRNO_ACCES : status;
  }

  #sleep(
    [subscriptionAt = 0, eventAt = 0, count = 0, doneAt = 0]: number[],
    pause: (ms: number) => void,
  ): number {
    const subscription = abi.readSubscription(this.#view, subscriptionAt);
    const { clock, flags, timeout, eventType } = subscription;
    if (count !== 1 || eventType !== abi.EVENTTYPE_CLOCK)
      return abi.ERRNO_NOTSUP;
    const absolute = flags & abi.SUBCLOCKFLAGS_SUBSCRIPTION_CLOCK_ABSTIME;
    const wait = absolute ? timeout - this.#readClock(clock) : timeout;
    this.#checkReadOnlyData();
    this.#environment.output.flush();
    if (!this.#environment.tape.hasSleptBefore())
      pause(Math.max(0, Number(wait) / NANOSECONDS_PER_MILLISECOND));
    abi.writeEvent(this.#view, eventAt, subscription);
    this.#view.setUint32(doneAt, 1, true);
    return abi.ERRNO_SUCCESS;
  }

  #readClock(clock: number): bigint {
    return clock === abi.CLOCKID_REALTIME
      ? toNanoseconds(Date.now())
      : toNanoseconds(performance.now() - this.#started);
  }

  /**
   * Returns the size of the arguments in bytes: the shim counts characters, and
   * an `ñ` takes two bytes.
   */
  #writeArgumentSizes(count = 0, size = 0): number {
    const { argv } = this.#environment;
    const encoder = new TextEncoder();
    const bytes = argv.map((word) => encoder.encode(word).length + 1);
    this.#view.setUint32(count, argv.length, true);
    this.#view.setUint32(
      size,
      bytes.reduce((sum, length) => sum + length, 0),
      true,
    );
    return abi.ERRNO_SUCCESS;
  }

  /**
   * Limits the size of files: one that grows forever would exhaust the tab's
   * memory.
   */
  #createLimitedCalls(): Calls {
    const original = this.#shim.wasiImport as Record<string, Call>;
    const limitSize =
      (call: string): FileCall =>
      (fd, ...sizes) =>
        sizes.reduce((sum, size) => sum + size, 0n) > MAX_FOLDER_BYTES
          ? abi.ERRNO_NOSPC
          : (original[call] as unknown as FileCall)(fd, ...sizes);
    return {
      fd_write: (
        fd: number,
        buffers: number,
        count: number,
        countAddress: number,
      ) => {
        this.#checkReadOnlyData();
        const length = abi.sumLengths(
          abi.readRanges(this.#view, buffers, count),
        );
        const open = this.#shim.fds[fd];
        if (
          open instanceof OpenFile &&
          !this.#folder.growFile(open.file, Number(open.file_pos) + length)
        )
          return abi.ERRNO_NOSPC;
        return (original['fd_write'] as Call)(fd, buffers, count, countAddress);
      },
      fd_allocate: limitSize('fd_allocate'),
      fd_filestat_set_size: limitSize('fd_filestat_set_size'),
    };
  }
}
