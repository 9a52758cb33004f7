/**
 * Observer of a run. The program was instrumented to call its functions. Only
 * for runs with preset input.
 */
export interface Inspector {
  /** Name of the module from which the program imports the functions. */
  readonly module: string;
  readonly functions: WebAssembly.ModuleImports;
  /** Receives access to the program's memory, before it starts. */
  readonly attachMemory: (memory: () => ArrayBuffer) => void;
  /** Receives the program's instance, before it runs. */
  readonly onInstantiated?: (instance: WebAssembly.Instance) => void;
  /** Wraps the system calls of the program, to observe them. */
  readonly wrapSystemCalls: (
    calls: WebAssembly.ModuleImports,
  ) => WebAssembly.ModuleImports;
}
