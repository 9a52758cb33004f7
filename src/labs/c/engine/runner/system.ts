import { OpenFile, WASI, wasi as abi } from '@bjorn3/browser_wasi_shim';
import { InputNeeded, ProgramEnded } from './ended';
import { folderLimit } from './folder';
import type { Folder } from './folder';
import { jspi } from './jspi';
import type { Keyboard } from './keyboard';
import type { Output } from './output';
import { segmentationFault } from './readOnly';
import type { ReadOnlyGuard } from './readOnly';
import type { Tape } from './tape';
import { TerminalFd } from './terminal';

/** Streams and callbacks of a program, shared by all its restarts. */
export interface Outside {
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
  readonly heard: (bytes: Uint8Array) => void;
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

const nanosecondsPerMs = 1e6;
const toNanoseconds = (ms: number) => BigInt(Math.round(ms * nanosecondsPerMs));

/**
 * System calls for one start of a program. They replace the shim's in standard
 * input, clocks, sleeps, random numbers, file size limits and arguments beyond
 * ASCII.
 */
export class System {
  readonly #folder: Folder;
  readonly #outside: Outside;
  readonly #keyboardFd = new TerminalFd();
  readonly #shim: WASI;
  readonly #started = performance.now();
  #unopened: string | undefined;

  constructor(outside: Outside, folder: Folder) {
    const { argv, output } = outside;
    const screen = (stream: 'stdout' | 'stderr') =>
      new TerminalFd((bytes) => {
        output.write(stream, bytes);
      });
    this.#folder = folder;
    this.#outside = outside;
    this.#shim = new WASI(
      [...argv],
      ['LANG=es_ES.UTF-8'],
      [this.#keyboardFd, screen('stdout'), screen('stderr'), folder.root],
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
   * @param waits True to suspend the program on reads and sleeps; needs JSPI.
   */
  calls(waits: boolean): Calls {
    return {
      ...(this.#shim.wasiImport as Calls),
      ...this.#fileLimits(),
      path_open: (...given: number[]) => this.#open(given),
      ...(waits ? this.#suspendingCalls() : this.#blockingCalls()),
      args_sizes_get: (count: number, size: number) =>
        this.#argumentSizes(count, size),
      clock_time_get: (clock: number, _precision: bigint, at: number) => {
        const time = this.#outside.tape.time(clock, () => this.#now(clock));
        this.#view.setBigUint64(at, time, true);
        return abi.ERRNO_SUCCESS;
      },
      random_get: (at: number, length: number) => {
        const bytes = this.#outside.tape.random(length);
        new Uint8Array(this.memory).set(bytes, at);
        return abi.ERRNO_SUCCESS;
      },
    };
  }

  get #view(): DataView {
    return new DataView(this.memory);
  }

  #blockingCalls(): Record<string, Call> {
    return {
      fd_read: (fd = 0, ...where) => {
        this.#lookAtConstants();
        if (this.#mustWait(fd) && !this.#outside.blockForInput())
          throw new InputNeeded();
        return this.#read(fd, where);
      },
      poll_oneoff: (...where) =>
        this.#sleep(where, (ms) => {
          const end = performance.now() + ms;
          while (performance.now() < end);
        }),
    };
  }

  #suspendingCalls(): Record<string, object> {
    const Suspending = jspi()?.Suspending;
    if (!Suspending) return this.#blockingCalls();
    return {
      fd_read: new Suspending(async (fd = 0, ...where: number[]) => {
        this.#lookAtConstants();
        if (this.#mustWait(fd)) await this.#outside.awaitInput();
        return this.#read(fd, where);
      }),
      poll_oneoff: new Suspending(async (...where: number[]) => {
        let pause = 0;
        const status = this.#sleep(where, (ms) => {
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
  #lookAtConstants(): void {
    if (this.#outside.guard?.isBroken(this.memory))
      throw new ProgramEnded(segmentationFault);
  }

  #mustWait(fd: number): boolean {
    return this.#isKeyboard(fd) && this.#outside.keyboard.mustWait;
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
    const places = abi.Iovec.read_bytes_array(this.#view, buffers, count);
    const room = places.reduce((sum, { buf_len }) => sum + buf_len, 0);
    const bytes = this.#outside.keyboard.take(room);
    this.#outside.heard(bytes);
    let done = 0;
    for (const { buf, buf_len } of places) {
      const part = bytes.subarray(done, done + buf_len);
      memory.set(part, buf);
      done += part.length;
    }
    this.#view.setUint32(readAt, done, true);
    return abi.ERRNO_SUCCESS;
  }

  #open(given: readonly number[]): number {
    const open = this.#shim.wasiImport['path_open'] as Call;
    const status = open(...given);
    const [, , at = 0, length = 0] = given;
    if (status !== abi.ERRNO_SUCCESS)
      this.#unopened = new TextDecoder().decode(
        new Uint8Array(this.memory, at, length),
      );
    return status;
  }

  #sleep(
    [subscriptionAt = 0, eventAt = 0, count = 0, doneAt = 0]: number[],
    pause: (ms: number) => void,
  ): number {
    const subscription = abi.Subscription.read_bytes(
      this.#view,
      subscriptionAt,
    );
    if (count !== 1 || subscription.eventtype !== abi.EVENTTYPE_CLOCK)
      return abi.ERRNO_NOTSUP;
    const { clockid, flags, timeout, userdata, eventtype } = subscription;
    const absolute = flags & abi.SUBCLOCKFLAGS_SUBSCRIPTION_CLOCK_ABSTIME;
    const wait = absolute ? timeout - this.#now(clockid) : timeout;
    this.#lookAtConstants();
    this.#outside.output.flush();
    if (!this.#outside.tape.sleptBefore())
      pause(Math.max(0, Number(wait) / nanosecondsPerMs));
    const event = new abi.Event(userdata, abi.ERRNO_SUCCESS, eventtype);
    event.write_bytes(this.#view, eventAt);
    this.#view.setUint32(doneAt, 1, true);
    return abi.ERRNO_SUCCESS;
  }

  #now(clock: number): bigint {
    return clock === abi.CLOCKID_REALTIME
      ? toNanoseconds(Date.now())
      : toNanoseconds(performance.now() - this.#started);
  }

  /**
   * Returns the size of the arguments in bytes: the shim counts characters, and
   * an `ñ` takes two bytes.
   */
  #argumentSizes(count = 0, size = 0): number {
    const { argv } = this.#outside;
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
  #fileLimits(): Calls {
    const original = this.#shim.wasiImport as Record<string, Call>;
    const guarded =
      (call: string): FileCall =>
      (fd, ...sizes) =>
        sizes.reduce((sum, size) => sum + size, 0n) > folderLimit
          ? abi.ERRNO_NOSPC
          : (original[call] as unknown as FileCall)(fd, ...sizes);
    return {
      fd_write: (fd: number, buffers: number, count: number, done: number) => {
        this.#lookAtConstants();
        const places = abi.Ciovec.read_bytes_array(this.#view, buffers, count);
        const length = places.reduce((sum, { buf_len }) => sum + buf_len, 0);
        const open = this.#shim.fds[fd];
        if (
          open instanceof OpenFile &&
          !this.#folder.makeRoom(open.file, Number(open.file_pos) + length)
        )
          return abi.ERRNO_NOSPC;
        return (original['fd_write'] as Call)(fd, buffers, count, done);
      },
      fd_allocate: guarded('fd_allocate'),
      fd_filestat_set_size: guarded('fd_filestat_set_size'),
    };
  }
}
