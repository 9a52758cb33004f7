type WasmExport = (...values: number[]) => unknown;

/**
 * The part of JavaScript Promise Integration in use; TypeScript's library has
 * no types for it yet.
 */
interface Jspi {
  readonly Suspending: new (
    wait: (...values: never[]) => Promise<number>,
  ) => object;
  readonly promising: (
    start: WasmExport,
  ) => (...values: number[]) => Promise<unknown>;
}

/**
 * Returns JavaScript Promise Integration, where the browser supports it. It
 * suspends a program that waits for input instead of running it again.
 */
export function getJspi(): Jspi | undefined {
  return 'Suspending' in WebAssembly && 'promising' in WebAssembly
    ? (WebAssembly as unknown as Jspi)
    : undefined;
}
