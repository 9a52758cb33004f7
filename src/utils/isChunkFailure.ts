/** Returns true for errors of the bundler while it loads a chunk. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
