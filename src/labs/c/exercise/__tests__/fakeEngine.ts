import type { CEngine, ProgramRun } from '../../client/types';
import type {
  RunEvent,
  RunOptions,
  RunResult,
  RuntimeFinding,
} from '../../engine/types';
import { LoadFailure } from '../../../kit/loadState';

/** Behavior of a fake program. */
export interface Behaviour {
  readonly stdout?: string;
  readonly files?: RunResult['files'];
  readonly end?: RunResult['end'];
  /** True for a program that runs until it is stopped. */
  readonly isEndless?: boolean;
  /** Start delay of its worker in ms; 0 by default. */
  readonly startsAfterMs?: number;
  /** Memory errors of the program; none by default. */
  readonly memory?: readonly RuntimeFinding[] | 'not-downloaded';
}

const emptyReport = { text: '', diagnostics: [] };

function startRun({
  stdout = '',
  files = [],
  end,
  isEndless,
  startsAfterMs = 0,
}: Behaviour): ProgramRun {
  let stop: () => void = () => undefined;
  const stoppedPromise = new Promise<RunResult['end']>((resolve) => {
    stop = () => {
      resolve({ kind: 'stopped' });
    };
  });
  const startedPromise =
    startsAfterMs > 0
      ? new Promise<void>((resolve) => {
          setTimeout(resolve, startsAfterMs);
        })
      : Promise.resolve();
  const ownEnd = startedPromise.then(
    () => end ?? ({ kind: 'exit', status: 0 } as const),
  );
  const endPromise = isEndless
    ? stoppedPromise
    : Promise.race([stoppedPromise, ownEnd]);
  return {
    result: endPromise.then((runEnd) => ({
      end: runEnd,
      findings: [],
      files,
      elapsedMs: 1,
    })),
    listen: (listener: (event: RunEvent) => void) => {
      const tell = () => {
        listener({ kind: 'started' });
        listener({ kind: 'output', stream: 'stdout', text: stdout });
      };
      if (startsAfterMs > 0) void startedPromise.then(tell);
      else tell();
      return () => undefined;
    },
    type: () => undefined,
    endInput: () => undefined,
    stop: () => {
      stop();
    },
  };
}

/**
 * Creates an engine that is already loaded and compiles any source without
 * `ERROR`.
 *
 * @param behave Returns the behavior of a source with some options.
 */
export function createFakeEngine(
  behave: (source: string, options: RunOptions) => Behaviour,
): CEngine {
  let source = '';
  return {
    load: () => Promise.resolve(),
    cancelLoading: () => undefined,
    loading: () => ({ kind: 'ready' }),
    subscribe: () => () => undefined,
    compile: ({ files }) => {
      source = files[0]?.text ?? '';
      return Promise.resolve(
        source.includes('ERROR')
          ? {
              kind: 'rejected',
              stage: 'compile',
              text: "inicio.c:1:1: error: expected ';'",
              diagnostics: [
                {
                  severity: 'error',
                  message: "expected ';'",
                  place: { file: 'inicio.c', line: 1, column: 1 },
                  flag: undefined,
                  notes: [],
                },
              ],
            }
          : { kind: 'program', wasm: new Uint8Array(), ...emptyReport },
      );
    },
    parse: () =>
      Promise.resolve({ kind: 'tree', json: '{"inner":[]}', ...emptyReport }),
    checkMemory: ({ files }, { stdin }) => {
      const text = files[0]?.text ?? '';
      const { memory = [] } = behave(text, {
        stdin: { kind: 'preset', text: stdin },
      });
      return memory === 'not-downloaded'
        ? Promise.reject(new LoadFailure('network'))
        : Promise.resolve({ findings: memory, isComplete: true });
    },
    trace: () => Promise.reject(new Error('Exercises are not traced.')),
    run: (_, options) => startRun(behave(source, options)),
  };
}
