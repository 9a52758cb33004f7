import { WASIProcExit } from '@bjorn3/browser_wasi_shim';
import type {
  InputMode,
  RunEnd,
  RunEvent,
  RunOptions,
  RunResult,
  RuntimeFinding,
} from '../types';
import { InputNeeded, ProgramEnded } from './ended';
import { Folder } from './folder';
import type { Inspector } from './inspector';
import { jspi } from './jspi';
import { Keyboard } from './keyboard';
import { Output } from './output';
import { Questions } from './questions';
import { ReadOnlyGuard, segmentationFault } from './readOnly';
import { checkImport, isCheck } from './sanitizer';
import { Stopwatch } from './stopwatch';
import { System } from './system';
import { Tape } from './tape';
import { crashOf } from './trap';

/** Maximum findings kept of a run; further ones add no information. */
const mostFindings = 20;
const systemModule = 'wasi_snapshot_preview1';

/** Environment of a run: receives its events and provides its input. */
export interface RunHost {
  readonly emit: (event: RunEvent) => void;
  /**
   * Resolves with the next typed text; `undefined` when the reader ended the
   * input.
   */
  readonly nextInput: () => Promise<string | undefined>;
  /**
   * Waits for the next typed text with the thread blocked. Absent, or returns
   * undefined, where the browser cannot block a thread.
   */
  readonly blockForInput?: (() => Typed | undefined) | undefined;
}

/** Typed text; without `text`, the end of the input. */
interface Typed {
  readonly text?: string;
}

/** Returns the best way to wait for input that this browser supports. */
function bestInputMode(): InputMode {
  return jspi() ? 'suspend' : 'block';
}

/**
 * Runs a compiled program to its end. Never throws: every failure is in the
 * `end` of the result. Blocks its thread while the program computes, so call it
 * in a worker.
 *
 * The linker's `--max-memory` limits the program's memory; beyond it, `malloc`
 * returns `NULL`.
 */
export async function runProgram(
  wasm: Uint8Array,
  options: RunOptions,
  host: RunHost,
  inspector?: Inspector,
): Promise<RunResult> {
  const execution = new Execution(options, host, inspector);
  const end = await execution.run(wasm);
  return execution.result(end);
}

class Execution {
  readonly #options: RunOptions;
  readonly #host: RunHost;
  readonly #inspector: Inspector | undefined;
  readonly #output: Output;
  readonly #keyboard: Keyboard;
  readonly #questions: Questions | undefined;
  readonly #tape: Tape;
  readonly #findings = new Map<string, RuntimeFinding>();
  readonly #waits: boolean;
  readonly #blocks: boolean;
  #folder: Folder;
  #guard: ReadOnlyGuard | undefined;
  readonly #stopwatch = new Stopwatch();
  #isStarted = false;
  #isWaiting = false;

  constructor(options: RunOptions, host: RunHost, inspector?: Inspector) {
    const { stdin, files = [], inputMode = bestInputMode() } = options;
    this.#options = options;
    this.#host = host;
    this.#inspector = inspector;
    this.#tape = new Tape(options.tape);
    this.#waits = inputMode === 'suspend' && jspi() !== undefined;
    this.#blocks = inputMode === 'block';
    this.#folder = new Folder(files);
    if (stdin.kind === 'preset') this.#questions = new Questions();
    this.#output = new Output((stream, text) => {
      this.#questions?.show(text);
      host.emit({ kind: 'output', stream, text });
    });
    // Reads line by line only while prompts are recorded: for a long text it
    // would cost one system call per line.
    this.#keyboard = new Keyboard(() => !this.#questions?.isFull);
    if (stdin.kind === 'interactive') return;
    this.#keyboard.push(stdin.text);
    this.#keyboard.close();
  }

  async run(wasm: Uint8Array): Promise<RunEnd> {
    let program: WebAssembly.Module;
    try {
      program = await WebAssembly.compile(wasm as Uint8Array<ArrayBuffer>);
    } catch (error) {
      return {
        kind: 'crash',
        reason: 'internal',
        detail: error instanceof Error ? error.message : String(error),
      };
    }
    const unknown = WebAssembly.Module.imports(program).find(
      ({ module, name }) =>
        module !== systemModule &&
        module !== this.#inspector?.module &&
        !isCheck(name),
    );
    if (unknown)
      return { kind: 'crash', reason: 'unsupported', detail: unknown.name };
    // An inspector already sees every write.
    if (!this.#inspector) this.#guard = ReadOnlyGuard.of(wasm);
    return this.#startUntilItEnds(program);
  }

  result(end: RunEnd): RunResult {
    this.#output.end();
    const tape = this.#tape.record();
    const asked = this.#questions?.asked ?? [];
    return {
      end,
      findings: [...this.#findings.values()],
      files: this.#folder.changes(),
      elapsedMs: this.#stopwatch.elapsedMs,
      ...(tape && { tape }),
      ...(asked.length > 0 && { asked }),
    };
  }

  async #startUntilItEnds(program: WebAssembly.Module): Promise<RunEnd> {
    for (;;) {
      const end = await this.#start(program);
      if (end) return end;
      await this.#awaitInput();
      this.#output.rewind();
      this.#keyboard.rewind();
      this.#tape.rewind();
      this.#folder = new Folder(this.#options.files ?? []);
    }
  }

  /**
   * Runs the program once.
   *
   * @returns undefined when it must run again from the start, with more input.
   */
  async #start(program: WebAssembly.Module): Promise<RunEnd | undefined> {
    let instance: WebAssembly.Instance | undefined;
    const system = this.#system();
    try {
      const calls = system.calls(this.#waits) as WebAssembly.ModuleImports;
      this.#inspector?.attach(() => system.memory);
      instance = await WebAssembly.instantiate(program, {
        ...(this.#inspector && {
          [this.#inspector.module]: this.#inspector.functions,
        }),
        [systemModule]: this.#inspector?.system(calls) ?? calls,
        env: this.#checks(program, () => system.memory),
      });
      system.attach(instance.exports['memory'] as WebAssembly.Memory);
      this.#inspector?.started?.(instance);
      const start = instance.exports['_start'] as () => unknown;
      this.#tellStart();
      if (this.#waits) await jspi()?.promising(start)();
      else start();
      return this.#exit(0, system);
    } catch (error) {
      if (error instanceof InputNeeded) return undefined;
      return this.#endBy(error, instance, system);
    }
  }

  /**
   * Emits `started` only once, even if the program restarts for more input.
   * Time before it belongs to the lab.
   */
  #tellStart(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#host.emit({ kind: 'started' });
    this.#stopwatch.resume();
  }

  /**
   * Checks the constants once more: a program may have written over them after
   * its last system call, and Linux would have ended it there.
   */
  #exit(status: number, { memory }: System): RunEnd {
    return this.#guard?.isBrokenNow(memory)
      ? segmentationFault
      : { kind: 'exit', status };
  }

  #endBy(
    error: unknown,
    instance: WebAssembly.Instance | undefined,
    system: System,
  ): RunEnd {
    if (error instanceof ProgramEnded) return error.end;
    // A shell sees only the low eight bits of the status.
    if (error instanceof WASIProcExit)
      return this.#exit(error.code & 0xff, system);
    this.#output.flush();
    const pointer = instance?.exports['__stack_pointer'];
    return {
      kind: 'crash',
      ...crashOf(error, {
        stackPointer:
          pointer instanceof WebAssembly.Global
            ? Number(pointer.value)
            : undefined,
        errorTail: this.#output.errorTail,
      }),
      ...(system.unopened !== undefined && { unopened: system.unopened }),
    };
  }

  #system(): System {
    const { args = [], name = './programa' } = this.#options;
    const outside = {
      argv: [name, ...args],
      keyboard: this.#keyboard,
      output: this.#output,
      tape: this.#tape,
      guard: this.#guard,
      heard: (bytes: Uint8Array) => {
        this.#hear(bytes);
      },
      awaitInput: () => this.#awaitInput(),
      blockForInput: () => this.#blockForInput(),
    };
    return new System(outside, this.#folder);
  }

  #hear(bytes: Uint8Array): void {
    if (!this.#questions || this.#questions.isFull) return;
    this.#output.flush();
    this.#questions.answer(bytes);
  }

  async #awaitInput(): Promise<void> {
    this.#startWaiting();
    this.#take(await this.#host.nextInput());
  }

  #blockForInput(): boolean {
    const { blockForInput } = this.#host;
    if (!this.#blocks || !blockForInput) return false;
    this.#startWaiting();
    const typed = blockForInput();
    if (typed) this.#take(typed.text);
    return typed !== undefined;
  }

  #startWaiting(): void {
    this.#output.flush();
    if (!this.#isWaiting) this.#host.emit({ kind: 'awaiting-input' });
    this.#isWaiting = true;
    this.#stopwatch.pause();
  }

  #take(text: string | undefined): void {
    this.#isWaiting = false;
    this.#stopwatch.resume();
    if (text === undefined) this.#keyboard.close();
    else this.#keyboard.push(text);
  }

  #checks(
    program: WebAssembly.Module,
    memory: () => ArrayBuffer,
  ): WebAssembly.ModuleImports {
    const watch = {
      memory,
      found: (finding: RuntimeFinding) => {
        this.#note(finding);
      },
    };
    return Object.fromEntries(
      WebAssembly.Module.imports(program)
        .filter(({ name }) => isCheck(name))
        .map(({ name }) => [name, checkImport(name, watch)]),
    );
  }

  #note(finding: RuntimeFinding): void {
    const { file, line, column } = finding.place;
    const key = [finding.check, file, line, column].join(':');
    if (this.#findings.has(key) || this.#findings.size >= mostFindings) return;
    this.#findings.set(key, finding);
    this.#output.flush();
    this.#host.emit({ kind: 'finding', finding });
  }
}
