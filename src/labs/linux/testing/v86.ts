import type * as v86 from 'v86';

/** Globals that `machineEnvironment.mjs` defines. */
export const { V86, v86Wasm } = globalThis as unknown as typeof v86 & {
  readonly v86Wasm: WebAssembly.Module;
};
