import type { FailureReason } from './types';

/** Failure to download or store a pack or one of its files. */
export class PackFailure extends Error {
  /**
   * @param lackingBytes Missing storage space in bytes, where it is known; 0
   *   otherwise.
   */
  constructor(
    readonly reason: FailureReason | 'network',
    readonly lackingBytes = 0,
  ) {
    super(`A pack failed: ${reason}.`);
    this.name = 'PackFailure';
  }
}

/**
 * Runs an operation on the caches, and maps storage errors to
 * {@link PackFailure}.
 */
export async function mapStorageErrors<Result>(
  operation: () => Promise<Result>,
): Promise<Result> {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof PackFailure) throw error;
    const isFull =
      error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new PackFailure(isFull ? 'full' : 'denied');
  }
}
