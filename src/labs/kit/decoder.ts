import decoder from '@site-labs/zstd';
import { loadZstd } from './zstd';
import type { OpenZstd } from './zstd';

/** The decoder of what the workers download, which came with them. */
export async function loadDecoder(): Promise<OpenZstd> {
  const inflated = new Response(
    new Blob([decoder])
      .stream()
      .pipeThrough(new DecompressionStream('deflate')),
  );
  return loadZstd(await inflated.arrayBuffer());
}
