import { matchesDigest } from './digest';
import type { Bytes } from './joinBytes';
import { LoadFailure } from './loadState';
import type { OpenZstd } from './zstd';

/**
 * File to download: its address, and its size in bytes as transferred (`bytes`)
 * and decompressed (`unpacked`).
 */
export interface Download {
  readonly url: string;
  readonly bytes: number;
  readonly unpacked: number;
  /** Prefix of the SHA-256 of the compressed file, in hexadecimal. */
  readonly packedDigits?: string | undefined;
  /** Prefix of the SHA-256 of the decompressed file, in hexadecimal. */
  readonly unpackedDigits?: string | undefined;
}

/**
 * Downloads a file and decompresses it while it arrives.
 *
 * @param onReceived Called with the size of each chunk, in bytes.
 * @param refresh True to bypass the browser's HTTP cache, after a damaged copy.
 * @param stallTimeoutMs Stall timeout: the download fails after this long without a
 * chunk. Without it there is no timeout.
 * @throws {LoadFailure} `network` when the file does not arrive whole;
 * `damaged` when its content is not the expected one.
 */
export async function download(
  file: Download,
  openZstd: OpenZstd,
  onReceived: (bytes: number) => void,
  refresh = false,
  stallTimeoutMs?: number,
): Promise<Bytes> {
  const unpackedBytes = new Uint8Array(file.unpacked);
  let length = 0;
  const stream = openZstd((chunk) => {
    if (length + chunk.length > unpackedBytes.length)
      throw new LoadFailure('damaged');
    unpackedBytes.set(chunk, length);
    length += chunk.length;
  });
  const packedBytes = file.packedDigits
    ? new Uint8Array(file.bytes)
    : undefined;
  let receivedBytes = 0;
  for await (const chunk of fetchChunks(file.url, refresh, stallTimeoutMs)) {
    packedBytes?.set(
      chunk.subarray(0, packedBytes.length - receivedBytes),
      receivedBytes,
    );
    receivedBytes += chunk.length;
    onReceived(chunk.length);
    mapUnpackErrors(() => {
      stream.push(chunk);
    });
  }
  if (receivedBytes < file.bytes) throw new LoadFailure('network');
  mapUnpackErrors(() => {
    stream.close();
  });
  const isWhole =
    length === unpackedBytes.length &&
    (await isIntact(packedBytes, file.packedDigits)) &&
    (await isIntact(unpackedBytes, file.unpackedDigits));
  if (!isWhole) throw new LoadFailure('damaged');
  return unpackedBytes;
}

/** Returns true without checking when the expected digest is unknown. */
const isIntact = (bytes: Bytes | undefined, digits: string | undefined) =>
  !bytes || !digits || matchesDigest(bytes, digits);

function mapUnpackErrors(step: () => void): void {
  try {
    step();
  } catch {
    throw new LoadFailure('damaged');
  }
}

async function* fetchChunks(
  url: string,
  refresh: boolean,
  stallTimeoutMs: number | undefined,
): AsyncGenerator<Uint8Array> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartStallTimer = () => {
    clearTimeout(timer);
    if (stallTimeoutMs === undefined) return;
    timer = setTimeout(() => {
      controller.abort();
    }, stallTimeoutMs);
  };
  try {
    restartStallTimer();
    const response = await fetch(url, {
      cache: refresh ? 'reload' : 'default',
      signal: controller.signal,
    });
    if (!response.ok || !response.body) throw new LoadFailure('network');
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      restartStallTimer();
      yield value;
    }
  } catch {
    throw new LoadFailure('network');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Downloads a file that never changes so that the browser's HTTP cache has it
 * when there is no network.
 */
export async function prefetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new LoadFailure('network');
  await response.blob();
}
