type Export = (...values: number[]) => unknown;

/** The part of JavaScript Promise Integration that we use; not in TypeScript's library yet. */
interface Jspi {
  readonly Suspending: new (
    wait: (...values: never[]) => Promise<number>,
  ) => object;
  readonly promising: (
    start: Export,
  ) => (...values: number[]) => Promise<unknown>;
}

/** What lets a program wait without being run again, where the browser has it. */
export function jspi(): Jspi | undefined {
  return 'Suspending' in WebAssembly && 'promising' in WebAssembly
    ? (WebAssembly as unknown as Jspi)
    : undefined;
}
