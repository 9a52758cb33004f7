/** Options of v86's compiler, by their number. */
export const jitOptions = { interpretOnly: 0, maxPages: 1 } as const;

/** How often it is looked at. */
export const lookEveryMs = 100;
/** An idle kernel does less between two looks, and the slowest phone more. */
const idleInstructions = 100_000;
/** By then, a program has taken as long as it takes to compile it. */
export const shortInstructions = 30_000_000;

/** What is needed of an emulator. */
export interface Compiler {
  /** How many instructions the guest has executed, of 32 bits. */
  readonly executed: () => number;
  readonly setCompiling: (isCompiling: boolean) => void;
}

/**
 * Has v86 compile only what lasts. It compiles the guest's code as soon as that
 * repeats itself a little, which takes longer than most commands: `ls -l` takes
 * half the time without it, and a machine in Node a quarter less memory. A long
 * loop is three times as fast with it.
 *
 * @returns Stops looking.
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
