import { joinBytes } from '../../../kit/joinBytes';
import { ProgramEnded } from './ended';

/** What a program may write before the lab stops it. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

/** How often it may go from its output to its errors and back: each turn is a message to the page, and a part of it. */
const MAX_TURNS = 10_000;

/** A burst longer than this travels in batches of {@link batchMs}. */
const promptWrites = 1000;
const batchMs = 30;
const rememberedTail = 400;

export type Stream = 'stdout' | 'stderr';

type Emit = (stream: Stream, text: string) => void;

/**
 * What a program writes, as text. The first writes go out one by one, so that
 * a program that then hangs has shown everything; a flood goes out in batches.
 */
export class Output {
  readonly #emit: Emit;
  readonly #decoders = {
    stdout: new TextDecoder(),
    stderr: new TextDecoder(),
  };
  readonly #written = { stdout: 0, stderr: 0 };
  readonly #toSkip = { stdout: 0, stderr: 0 };
  #pending: { stream: Stream; pieces: Uint8Array[] }[] = [];
  #prompt = promptWrites;
  #turns = 0;
  #lastStream: Stream | undefined;
  #flushedAt = 0;
  #errorTail = '';

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** The end of what went to stderr. */
  get errorTail(): string {
    return this.#errorTail;
  }

  /** @throws {ProgramEnded} over the limit, after taking what fits. */
  write(stream: Stream, bytes: Uint8Array): void {
    const skipped = Math.min(this.#toSkip[stream], bytes.length);
    this.#toSkip[stream] -= skipped;
    const total = this.#written.stdout + this.#written.stderr;
    const fresh = bytes.subarray(skipped, skipped + MAX_OUTPUT_BYTES - total);
    this.#written[stream] += fresh.length;
    if (fresh.length > 0) this.#add(stream, fresh);
    if (skipped + fresh.length < bytes.length || this.#turns > MAX_TURNS) {
      this.flush();
      throw new ProgramEnded({
        kind: 'output-limit',
        bytes: total + fresh.length,
      });
    }
    if (this.#prompt > 0) {
      this.#prompt -= 1;
      this.flush();
    } else if (performance.now() - this.#flushedAt >= batchMs) this.flush();
  }

  /** The program starts again: it will first repeat what is already out. */
  rewind(): void {
    this.#toSkip.stdout = this.#written.stdout;
    this.#toSkip.stderr = this.#written.stderr;
  }

  flush(): void {
    for (const { stream, pieces } of this.#pending) {
      const decoder = this.#decoders[stream];
      this.#show(stream, decoder.decode(joinBytes(pieces), { stream: true }));
    }
    this.#pending = [];
    this.#flushedAt = performance.now();
  }

  /** Nothing more comes: a character cut in half shows as one. */
  end(): void {
    this.flush();
    for (const stream of ['stdout', 'stderr'] as const)
      this.#show(stream, this.#decoders[stream].decode());
  }

  #add(stream: Stream, bytes: Uint8Array): void {
    if (stream !== this.#lastStream) this.#turns += 1;
    this.#lastStream = stream;
    const last = this.#pending.at(-1);
    if (last?.stream === stream) last.pieces.push(bytes);
    else this.#pending.push({ stream, pieces: [bytes] });
  }

  #show(stream: Stream, text: string): void {
    if (!text) return;
    if (stream === 'stderr')
      this.#errorTail = (this.#errorTail + text).slice(-rememberedTail);
    this.#emit(stream, text);
  }
}
