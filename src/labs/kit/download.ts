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
  const unpacked = new Uint8Array(file.unpacked);
  let length = 0;
  const stream = openZstd((piece) => {
    if (length + piece.length > unpacked.length)
      throw new LoadFailure('damaged');
    unpacked.set(piece, length);
    length += piece.length;
  });
  const packed = file.packedDigits ? new Uint8Array(file.bytes) : undefined;
  let arrived = 0;
  for await (const piece of fetchChunks(file.url, refresh, stallTimeoutMs)) {
    packed?.set(piece.subarray(0, packed.length - arrived), arrived);
    arrived += piece.length;
    onReceived(piece.length);
    mapUnpackErrors(() => {
      stream.push(piece);
    });
  }
  if (arrived < file.bytes) throw new LoadFailure('network');
  mapUnpackErrors(() => {
    stream.close();
  });
  const isWhole =
    length === unpacked.length &&
    (await isIntact(packed, file.packedDigits)) &&
    (await isIntact(unpacked, file.unpackedDigits));
  if (!isWhole) throw new LoadFailure('damaged');
  return unpacked;
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
