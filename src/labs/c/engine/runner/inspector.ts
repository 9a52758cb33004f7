/**
 * What watches a run from the inside: the program was made to call its
 * functions. Only for runs whose keyboard is preset.
 */
export interface Inspector {
  /** Name of the module that the program imports them from. */
  readonly module: string;
  readonly functions: WebAssembly.ModuleImports;
  /** Told before the program starts how to see its memory. */
  readonly attach: (memory: () => ArrayBuffer) => void;
  /** Told of the program before it runs. */
  readonly started?: (instance: WebAssembly.Instance) => void;
  /** The system called by the program, with whatever it wants to see of it. */
  readonly system: (
    calls: WebAssembly.ModuleImports,
  ) => WebAssembly.ModuleImports;
}
