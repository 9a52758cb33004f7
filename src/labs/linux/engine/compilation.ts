/** Numbers of the options of v86's compiler. */
export const jitOptions = { interpretOnly: 0, maxPages: 1 } as const;

/** Interval between two readings of the instruction counter. */
export const lookEveryMs = 100;
/**
 * Upper bound of the instructions of an idle kernel in one interval. Even the
 * slowest phone executes more than this when it is busy.
 */
const idleInstructions = 100_000;
/**
 * Instructions after which a program has taken as long as compiling it would.
 */
export const shortInstructions = 30_000_000;

/** Functions of the emulator that the compilation policy needs. */
export interface Compiler {
  /** Number of instructions executed by the guest, modulo 2 ** 32. */
  readonly executed: () => number;
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
export function compileWhatLasts({
  executed,
  setCompiling,
}: Compiler): () => void {
  let last = executed();
  let stretch = 0;
  let isCompiling = false;
  const compile = (isWanted: boolean) => {
    if (isCompiling === isWanted) return;
    isCompiling = isWanted;
    setCompiling(isWanted);
  };
  setCompiling(false);
  const timer = setInterval(() => {
    const now = executed();
    const done = (now - last) >>> 0;
    last = now;
    stretch = done < idleInstructions ? 0 : stretch + done;
    if (stretch === 0) compile(false);
    else if (stretch > shortInstructions) compile(true);
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
  };
}
