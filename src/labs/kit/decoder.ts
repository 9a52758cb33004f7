import decoder from '@site-labs/zstd';
import { loadZstd } from './zstd';
import type { OpenZstd } from './zstd';

/**
 * Instantiates the zstd decoder embedded, deflated, in the workers' script. The
 * workers decompress their downloads with it.
 */
export async function loadDecoder(): Promise<OpenZstd> {
  const inflated = new Response(
    new Blob([decoder])
      .stream()
      .pipeThrough(new DecompressionStream('deflate')),
  );
  return loadZstd(await inflated.arrayBuffer());
}
