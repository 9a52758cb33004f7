/** Result of running a sample. */
export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  /** `undefined` when it was killed. */
  readonly status: number | undefined;
  /** Descriptions of the errors detected while it ran. */
  readonly findings: readonly string[];
}

/** Result of compiling and running a sample. */
export interface Attempt {
  readonly tool: 'gcc' | 'clang' | 'página';
  /** Complete output of the compiler. */
  readonly messages: string;
  readonly compiled: boolean;
  /** Set only for the page's compiler: samples quote clang's messages. */
  readonly firstError?: string | undefined;
  readonly warnings?: readonly string[] | undefined;
  /**
   * Descriptions of what the memory checker of the page reports; computed only
   * for a sample that expects a fault of memory.
   */
  readonly memoryFindings?: readonly string[];
  /** Undefined if it did not compile or is not runnable. */
  readonly run: Run | undefined;
}
