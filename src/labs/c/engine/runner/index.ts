import { WASIProcExit } from '@bjorn3/browser_wasi_shim';
import type {
  InputMode,
  RunEnd,
  RunEvent,
  RunOptions,
  RunResult,
  RuntimeFinding,
} from '../types';
import { InputNeeded, ProgramEnded } from './errors';
import { Folder } from './folder';
import type { Inspector } from './inspector';
import { getJspi } from './jspi';
import { Keyboard } from './keyboard';
import { Output } from './output';
import { PromptRecorder } from './promptRecorder';
import { ReadOnlyGuard, segmentationFault } from './readOnlyGuard';
import { createCheckHandler, isCheckHandler } from './sanitizer';
import { Stopwatch } from './stopwatch';
import { System } from './system';
import { Tape } from './tape';
import { classifyTrap } from './trap';

/** Maximum findings kept of a run; further ones add no information. */
const MAX_FINDINGS = 20;
const WASI_MODULE = 'wasi_snapshot_preview1';

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
  readonly blockForInput?: (() => TypedInput | undefined) | undefined;
}

/** Typed text; without `text`, the end of the input. */
interface TypedInput {
  readonly text?: string;
}

/** Returns the best way to wait for input that this browser supports. */
function getBestInputMode(): InputMode {
  return getJspi() ? 'suspend' : 'block';
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
  return execution.buildResult(end);
}

class Execution {
  readonly #options: RunOptions;
  readonly #host: RunHost;
  readonly #inspector: Inspector | undefined;
  readonly #output: Output;
  readonly #keyboard: Keyboard;
  readonly #promptRecorder: PromptRecorder | undefined;
  readonly #tape: Tape;
  readonly #findings = new Map<string, RuntimeFinding>();
  readonly #canSuspend: boolean;
  readonly #canBlock: boolean;
  #folder: Folder;
  #guard: ReadOnlyGuard | undefined;
  readonly #stopwatch = new Stopwatch();
  #isStarted = false;
  #isWaiting = false;

  constructor(options: RunOptions, host: RunHost, inspector?: Inspector) {
    const { stdin, files = [], inputMode = getBestInputMode() } = options;
    this.#options = options;
    this.#host = host;
    this.#inspector = inspector;
    this.#tape = new Tape(options.tape);
    this.#canSuspend = inputMode === 'suspend' && getJspi() !== undefined;
    this.#canBlock = inputMode === 'block';
    this.#folder = new Folder(files);
    if (stdin.kind === 'preset') this.#promptRecorder = new PromptRecorder();
    this.#output = new Output((stream, text) => {
      this.#promptRecorder?.addOutput(text);
      host.emit({ kind: 'output', stream, text });
    });
    // Reads line by line only while prompts are recorded: for a long text it
    // would cost one system call per line.
    this.#keyboard = new Keyboard(() => !this.#promptRecorder?.isFull);
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
    const unknownImport = WebAssembly.Module.imports(program).find(
      ({ module, name }) =>
        module !== WASI_MODULE &&
        module !== this.#inspector?.module &&
        !isCheckHandler(name),
    );
    if (unknownImport)
      return {
        kind: 'crash',
        reason: 'unsupported',
        detail: unknownImport.name,
      };
    // An inspector already sees every write.
    if (!this.#inspector) this.#guard = ReadOnlyGuard.create(wasm);
    return this.#runToEnd(program);
  }

  buildResult(end: RunEnd): RunResult {
    this.#output.end();
    const tape = this.#tape.toRecord();
    const prompts = this.#promptRecorder?.prompts ?? [];
    const removedNames = this.#folder.getRemovedNames();
    return {
      end,
      findings: [...this.#findings.values()],
      files: this.#folder.getChangedFiles(),
      ...(removedNames.length > 0 && { removed: removedNames }),
      elapsedMs: this.#stopwatch.elapsedMs,
      ...(tape && { tape }),
      ...(prompts.length > 0 && { asked: prompts }),
    };
  }

  async #runToEnd(program: WebAssembly.Module): Promise<RunEnd> {
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
    const system = this.#createSystem();
    try {
      const calls = system.createCalls(
        this.#canSuspend,
      ) as WebAssembly.ModuleImports;
      this.#inspector?.attachMemory(() => system.memory);
      instance = await WebAssembly.instantiate(program, {
        ...(this.#inspector && {
          [this.#inspector.module]: this.#inspector.functions,
        }),
        [WASI_MODULE]: this.#inspector?.wrapSystemCalls(calls) ?? calls,
        env: this.#createCheckHandlers(program, () => system.memory),
      });
      system.attach(instance.exports['memory'] as WebAssembly.Memory);
      this.#inspector?.onInstantiated?.(instance);
      const start = instance.exports['_start'] as () => unknown;
      this.#emitStarted();
      if (this.#canSuspend) await getJspi()?.promising(start)();
      else start();
      return this.#getExitEnd(0, system);
    } catch (error) {
      if (error instanceof InputNeeded) return undefined;
      return this.#toRunEnd(error, instance, system);
    }
  }

  /**
   * Emits `started` only once, even if the program restarts for more input.
   * Time before it belongs to the lab.
   */
  #emitStarted(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#host.emit({ kind: 'started' });
    this.#stopwatch.resume();
  }

  /**
   * Checks the constants once more: a program may have written over them after
   * its last system call, and Linux would have ended it there.
   */
  #getExitEnd(status: number, { memory }: System): RunEnd {
    return this.#guard?.isViolated(memory)
      ? segmentationFault
      : { kind: 'exit', status };
  }

  #toRunEnd(
    error: unknown,
    instance: WebAssembly.Instance | undefined,
    system: System,
  ): RunEnd {
    if (error instanceof ProgramEnded) return error.end;
    // A shell sees only the low eight bits of the status.
    if (error instanceof WASIProcExit)
      return this.#getExitEnd(error.code & 0xff, system);
    this.#output.flush();
    const pointer = instance?.exports['__stack_pointer'];
    return {
      kind: 'crash',
      ...classifyTrap(error, {
        stackPointer:
          pointer instanceof WebAssembly.Global
            ? Number(pointer.value)
            : undefined,
        errorTail: this.#output.errorTail,
      }),
      ...(system.unopened !== undefined && { unopened: system.unopened }),
    };
  }

  #createSystem(): System {
    const { args = [], name = './programa' } = this.#options;
    const environment = {
      argv: [name, ...args],
      keyboard: this.#keyboard,
      output: this.#output,
      tape: this.#tape,
      guard: this.#guard,
      onKeyboardRead: (bytes: Uint8Array) => {
        this.#recordPrompt(bytes);
      },
      awaitInput: () => this.#awaitInput(),
      blockForInput: () => this.#blockForInput(),
    };
    return new System(environment, this.#folder);
  }

  #recordPrompt(bytes: Uint8Array): void {
    if (!this.#promptRecorder || this.#promptRecorder.isFull) return;
    this.#output.flush();
    this.#promptRecorder.recordRead(bytes);
  }

  async #awaitInput(): Promise<void> {
    this.#beginWait();
    this.#receiveInput(await this.#host.nextInput());
  }

  #blockForInput(): boolean {
    const { blockForInput } = this.#host;
    if (!this.#canBlock || !blockForInput) return false;
    this.#beginWait();
    const typedInput = blockForInput();
    if (typedInput) this.#receiveInput(typedInput.text);
    return typedInput !== undefined;
  }

  #beginWait(): void {
    this.#output.flush();
    if (!this.#isWaiting) this.#host.emit({ kind: 'awaiting-input' });
    this.#isWaiting = true;
    this.#stopwatch.pause();
  }

  #receiveInput(text: string | undefined): void {
    this.#isWaiting = false;
    this.#stopwatch.resume();
    if (text === undefined) this.#keyboard.close();
    else this.#keyboard.push(text);
  }

  #createCheckHandlers(
    program: WebAssembly.Module,
    memory: () => ArrayBuffer,
  ): WebAssembly.ModuleImports {
    const watch = {
      memory,
      onFinding: (finding: RuntimeFinding) => {
        this.#addFinding(finding);
      },
    };
    return Object.fromEntries(
      WebAssembly.Module.imports(program)
        .filter(({ name }) => isCheckHandler(name))
        .map(({ name }) => [name, createCheckHandler(name, watch)]),
    );
  }

  #addFinding(finding: RuntimeFinding): void {
    const { file, line, column } = finding.place;
    const key = [finding.check, file, line, column].join(':');
    if (this.#findings.has(key) || this.#findings.size >= MAX_FINDINGS) return;
    this.#findings.set(key, finding);
    this.#output.flush();
    this.#host.emit({ kind: 'finding', finding });
  }
}
