import type { Verdict } from './types';

/** Puts the place before faults in the words of their tool. */
export const addPlace = (place: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${place}\n  ${fault.replaceAll('\n', '\n  ')}`);

/** Makes a proof of a function that only finds faults. */
export const createFaultProof =
  (
    place: string,
    run: () => Promise<readonly string[]>,
  ): (() => Promise<Verdict>) =>
  async () => ({ faults: addPlace(place, await run()), notes: [] });
