/** Numbers of the options of v86's compiler. */
export const JIT_OPTIONS = { interpretOnly: 0, maxPages: 1 } as const;

/** Interval between two readings of the instruction counter. */
export const JIT_CHECK_INTERVAL_MS = 100;
/**
 * Upper bound of the instructions of an idle kernel in one interval. Even the
 * slowest phone executes more than this when it is busy.
 */
const MAX_IDLE_INSTRUCTIONS = 100_000;
/**
 * Instructions after which a program has taken as long as compiling it would.
 */
export const MIN_COMPILED_INSTRUCTIONS = 30_000_000;

/** Functions of the emulator that the compilation policy needs. */
export interface JitControl {
  /** Number of instructions executed by the guest, modulo 2 ** 32. */
  readonly countExecuted: () => number;
  readonly setCompiling: (isCompiling: boolean) => void;
}

/**
 * Enables v86's compiler only during long computations. v86 compiles guest code
 * after a few repetitions, which takes longer than most commands: `ls -l` takes
 * half the time without the compiler, and a machine in Node a quarter less
 * memory. A long loop is three times as fast with it.
 *
 * @returns A function that stops the timer.
 */
export function compileLongRuns({
  countExecuted,
  setCompiling,
}: JitControl): () => void {
  let last = countExecuted();
  let runInstructions = 0;
  let isCompiling = false;
  const toggleCompiling = (isWanted: boolean) => {
    if (isCompiling === isWanted) return;
    isCompiling = isWanted;
    setCompiling(isWanted);
  };
  setCompiling(false);
  const timer = setInterval(() => {
    const executedCount = countExecuted();
    const executedSince = (executedCount - last) >>> 0;
    last = executedCount;
    runInstructions =
      executedSince < MAX_IDLE_INSTRUCTIONS
        ? 0
        : runInstructions + executedSince;
    if (runInstructions === 0) toggleCompiling(false);
    else if (runInstructions > MIN_COMPILED_INSTRUCTIONS) toggleCompiling(true);
  }, JIT_CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
