import type { FailureReason } from './types';

/** A pack, or a file of it, could not be brought or kept. */
export class PackFailure extends Error {
  /**
   * @param lacking How many bytes do not fit, where that is known.
   */
  constructor(
    readonly reason: FailureReason | 'network',
    readonly lacking = 0,
  ) {
    super(`A pack failed: ${reason}.`);
    this.name = 'PackFailure';
  }
}

/** Does something with the caches, and tells a full disk from a closed door. */
export async function onDevice<Result>(
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof PackFailure) throw error;
    const isFull =
      error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new PackFailure(isFull ? 'full' : 'denied');
  }
}
