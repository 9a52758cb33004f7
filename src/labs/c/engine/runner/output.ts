import { joinBytes } from '../../../kit/joinBytes';
import { ProgramEnded } from './errors';

/** Maximum output of a program. The lab stops it beyond. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

/**
 * Maximum switches between stdout and stderr: each one is a message to the page
 * and an element in it.
 */
const MAX_STREAM_SWITCHES = 10_000;

/** Writes flushed immediately; later ones are batched every {@link BATCH_INTERVAL_MS}. */
const MAX_UNBATCHED_WRITES = 1000;
const BATCH_INTERVAL_MS = 30;
const MAX_ERROR_TAIL_LENGTH = 400;

export type Stream = 'stdout' | 'stderr';

type Emit = (stream: Stream, text: string) => void;

/**
 * Output of a program, decoded as text. The first writes are flushed one by
 * one, so that a program that then hangs has shown everything; later ones are
 * batched.
 */
export class Output {
  readonly #emit: Emit;
  readonly #decoders = {
    stdout: new TextDecoder(),
    stderr: new TextDecoder(),
  };
  readonly #bytesWritten = { stdout: 0, stderr: 0 };
  readonly #bytesToSkip = { stdout: 0, stderr: 0 };
  #pending: { stream: Stream; pieces: Uint8Array[] }[] = [];
  #unbatchedWritesLeft = MAX_UNBATCHED_WRITES;
  #streamSwitches = 0;
  #lastStream: Stream | undefined;
  #flushedAt = 0;
  #errorTail = '';

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** Last characters written to stderr. */
  get errorTail(): string {
    return this.#errorTail;
  }

  /**
   * Writes to a stream.
   *
   * @throws {ProgramEnded} over the limit, after keeping the bytes that fit.
   */
  write(stream: Stream, bytes: Uint8Array): void {
    const skippedBytes = Math.min(this.#bytesToSkip[stream], bytes.length);
    this.#bytesToSkip[stream] -= skippedBytes;
    const total = this.#bytesWritten.stdout + this.#bytesWritten.stderr;
    const newBytes = bytes.subarray(
      skippedBytes,
      skippedBytes + MAX_OUTPUT_BYTES - total,
    );
    this.#bytesWritten[stream] += newBytes.length;
    if (newBytes.length > 0) this.#queueBytes(stream, newBytes);
    if (
      skippedBytes + newBytes.length < bytes.length ||
      this.#streamSwitches > MAX_STREAM_SWITCHES
    ) {
      this.flush();
      throw new ProgramEnded({
        kind: 'output-limit',
        bytes: total + newBytes.length,
      });
    }
    if (this.#unbatchedWritesLeft > 0) {
      this.#unbatchedWritesLeft -= 1;
      this.flush();
    } else if (performance.now() - this.#flushedAt >= BATCH_INTERVAL_MS)
      this.flush();
  }

  /**
   * Restarts the program's output: it will repeat, and so skip, what was
   * already emitted.
   */
  rewind(): void {
    this.#bytesToSkip.stdout = this.#bytesWritten.stdout;
    this.#bytesToSkip.stderr = this.#bytesWritten.stderr;
  }

  flush(): void {
    for (const { stream, pieces } of this.#pending) {
      const decoder = this.#decoders[stream];
      this.#emitText(
        stream,
        decoder.decode(joinBytes(pieces), { stream: true }),
      );
    }
    this.#pending = [];
    this.#flushedAt = performance.now();
  }

  /**
   * Flushes the end of the output; an incomplete UTF-8 character is shown as
   * `U+FFFD`.
   */
  end(): void {
    this.flush();
    for (const stream of ['stdout', 'stderr'] as const)
      this.#emitText(stream, this.#decoders[stream].decode());
  }

  #queueBytes(stream: Stream, bytes: Uint8Array): void {
    if (stream !== this.#lastStream) this.#streamSwitches += 1;
    this.#lastStream = stream;
    const last = this.#pending.at(-1);
    if (last?.stream === stream) last.pieces.push(bytes);
    else this.#pending.push({ stream, pieces: [bytes] });
  }

  #emitText(stream: Stream, text: string): void {
    if (!text) return;
    if (stream === 'stderr')
      this.#errorTail = (this.#errorTail + text).slice(-MAX_ERROR_TAIL_LENGTH);
    this.#emit(stream, text);
  }
}
