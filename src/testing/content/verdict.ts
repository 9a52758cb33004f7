import type { Verdict } from './types';

/** Puts the place before faults in the words of their tool. */
export const addPlace = (place: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${place}\n  ${fault.replaceAll('\n', '\n  ')}`);

/** Makes a proof of a function that only finds faults. */
export const createFaultProof =
  (
    place: string,
    run: (seed?: string) => Promise<readonly string[]>,
  ): ((seed?: string) => Promise<Verdict>) =>
  async (seed) => ({ faults: addPlace(place, await run(seed)), notes: [] });
