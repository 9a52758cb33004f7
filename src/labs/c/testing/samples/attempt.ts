/** How a run of a sample ended. */
export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  /** `undefined` when it did not end by itself. */
  readonly status: number | undefined;
  /** What it was caught doing, in words. */
  readonly findings: readonly string[];
}

/** What a compiler made of a sample. */
export interface Attempt {
  readonly tool: 'gcc' | 'clang' | 'página';
  /** All that the compiler said. */
  readonly messages: string;
  readonly compiled: boolean;
  /** Only told by the page's compiler, which clang's texts are quoted from. */
  readonly firstError?: string | undefined;
  readonly warnings?: readonly string[] | undefined;
  /** Absent for what was not compiled, or is not to be run. */
  readonly run: Run | undefined;
}
