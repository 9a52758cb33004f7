import { quote } from './quoting';
import type { SerialLine } from './serial';
import { ControlTimeout } from './types';
import type { ControlOptions, ControlResult, TerminalSize } from './types';

export const CONTROL_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_INTERVAL_MS = 100;
/** Byte that begins each line of the protocol in the output. */
const RECORD_SEPARATOR = 0x1e;
const LINE_FEED = 0x0a;

interface Call {
  readonly nonce: string;
  readonly request: string;
  readonly timeoutMs: number;
  readonly resolve: (result: ControlResult) => void;
  readonly reject: (reason: unknown) => void;
  bytes: number[];
  marks: number;
  hasStoodStill: boolean;
}

/**
 * Bytes that begin a request and end a script, documented in `control.c` of the
 * image.
 */
const REQUEST_START = '\x01';
const SCRIPT_END = '\x04';
/** Request that kills the processes of the last script. */
const KILL_REQUEST = `${REQUEST_START}k\n`;

/**
 * Formats a request to run a script. A script with control characters is
 * quoted, since they could end it early.
 */
function formatScriptRequest(nonce: string, script: string): string {
  const isPlain =
    !script.includes(REQUEST_START) && !script.includes(SCRIPT_END);
  const body = isPlain ? script : `eval ${quote(script)}`;
  return `${REQUEST_START}x ${nonce}\n${body}${SCRIPT_END}`;
}

function formatSettingsRequest(
  nonce: string,
  now: number,
  { cols, rows }: TerminalSize,
): string {
  const seconds = Math.floor(now / 1000);
  const nanoseconds = Math.round(now % 1000) * 1_000_000;
  return `${REQUEST_START}t ${nonce} ${[seconds, nanoseconds, cols, rows].join(' ')}\n`;
}

/** Queue of the page's requests on the second serial port. */
export class ControlChannel {
  readonly #line: SerialLine;
  readonly #isStalled: () => boolean;
  readonly #queue: Call[] = [];
  #active: Call | undefined;
  #timeoutTimer: ReturnType<typeof setInterval> | undefined;
  #lastNonce = 0;

  /**
   * @param standsStill Returns true while the machine waits for the page; that
   * time does not count for timeouts.
   */
  constructor(line: SerialLine, standsStill: () => boolean) {
    this.#line = line;
    this.#isStalled = standsStill;
    line.listen(this.#handleBytes);
  }

  /** Runs a bash script and returns its output, truncated to a megabyte. */
  readonly run = (
    script: string,
    { timeoutMs = CONTROL_TIMEOUT_MS }: ControlOptions = {},
  ): Promise<ControlResult> =>
    this.#enqueueRequest(
      (nonce) => formatScriptRequest(nonce, script),
      timeoutMs,
    );

  /**
   * Sets the clock of a resumed machine and the size of the learner's terminal
   * without running any program of the machine.
   *
   * @param now Milliseconds since 1970.
   */
  readonly applySettings = async (
    now: number,
    size: TerminalSize,
  ): Promise<void> => {
    await this.#enqueueRequest(
      (nonce) => formatSettingsRequest(nonce, now, size),
      CONTROL_TIMEOUT_MS,
    );
  };

  /**
   * Rejects all the requests: the machine was replaced, so they have no answer.
   */
  readonly interrupt = (): void => {
    const calls = [this.#active, ...this.#queue.splice(0)];
    this.#clearActive();
    for (const call of calls)
      call?.reject(
        new DOMException('The machine was put back or ended.', 'AbortError'),
      );
  };

  #enqueueRequest(
    write: (nonce: string) => string,
    timeoutMs: number,
  ): Promise<ControlResult> {
    return new Promise((resolve, reject) => {
      this.#lastNonce += 1;
      // Tells the answers apart: a restored machine may still answer a request
      // of an earlier run.
      const nonce = `${this.#lastNonce.toString(36)}-${Math.random().toString(36).slice(2)}`;
      const request = write(nonce);
      const bytes: number[] = [];
      this.#queue.push({
        ...{ nonce, request, timeoutMs, resolve, reject, bytes },
        marks: 0,
        hasStoodStill: false,
      });
      this.#startNextCall();
    });
  }

  #startNextCall(): void {
    if (this.#active) return;
    const call = this.#queue.shift();
    if (!call) return;
    this.#active = call;
    this.#line.send(new TextEncoder().encode(call.request));
    let left = call.timeoutMs;
    this.#timeoutTimer = setInterval(() => {
      if (this.#isStalled()) {
        call.hasStoodStill = true;
        return;
      }
      left -= TIMEOUT_CHECK_INTERVAL_MS;
      if (left > 0) return;
      this.#line.send(new TextEncoder().encode(KILL_REQUEST));
      this.#clearActive();
      call.reject(new ControlTimeout(call.timeoutMs));
      this.#startNextCall();
    }, TIMEOUT_CHECK_INTERVAL_MS);
  }

  #clearActive(): void {
    clearInterval(this.#timeoutTimer);
    this.#active = undefined;
  }

  readonly #handleBytes = (bytes: Uint8Array): void => {
    const call = this.#active;
    if (!call) return;
    for (const byte of bytes) {
      call.bytes.push(byte);
      if (byte === RECORD_SEPARATOR) call.marks += 1;
    }
    if (call.marks < 2 || bytes.at(-1) !== LINE_FEED) return;
    const result = parseAnswer(call);
    if (!result) return;
    this.#clearActive();
    call.resolve({
      ...result,
      ...(call.hasStoodStill && { hasStoodStill: true }),
    });
    this.#startNextCall();
  };
}

/**
 * Parses an answer. Bytes before the nonce's mark are ignored, such as part of
 * an earlier answer.
 */
function parseAnswer({ nonce, bytes }: Call): ControlResult | undefined {
  const sentBytes = Uint8Array.from(bytes);
  const begin = findMarked(sentBytes, `${nonce}\n`, 0);
  if (!begin) return undefined;
  const end = findMarked(sentBytes, `${nonce} `, begin.to);
  const last = end ? sentBytes.indexOf(LINE_FEED, end.to) : -1;
  if (!end || last < 0) return undefined;
  const decoder = new TextDecoder();
  return {
    status: Number(decoder.decode(sentBytes.subarray(end.to, last))),
    output: decoder.decode(sentBytes.subarray(begin.to, end.from)),
  };
}

function findMarked(bytes: Uint8Array, text: string, start: number) {
  const wantedBytes = new TextEncoder().encode(text);
  let recordStart = bytes.indexOf(RECORD_SEPARATOR, start);
  while (recordStart >= 0) {
    const recordEnd = recordStart + 1 + wantedBytes.length;
    const foundBytes = bytes.subarray(recordStart + 1, recordEnd);
    if (
      wantedBytes.length === foundBytes.length &&
      wantedBytes.every((b, i) => b === foundBytes[i])
    )
      return { from: recordStart, to: recordEnd };
    recordStart = bytes.indexOf(RECORD_SEPARATOR, recordStart + 1);
  }
  return undefined;
}
