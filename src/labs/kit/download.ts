import { isContent } from './digest';
import type { Bytes } from './joinBytes';
import { LoadFailure } from './loading';
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
 * @param received Called with the size of each chunk, in bytes.
 * @param refresh True to bypass the browser's HTTP cache, after a damaged copy.
 * @param patienceMs Stall timeout: the download fails after this long without a
 * chunk. Without it there is no timeout.
 * @throws {LoadFailure} `network` when the file does not arrive whole;
 * `damaged` when its content is not the expected one.
 */
export async function download(
  file: Download,
  openZstd: OpenZstd,
  received: (bytes: number) => void,
  refresh = false,
  patienceMs?: number,
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
  for await (const piece of piecesOf(file.url, refresh, patienceMs)) {
    packed?.set(piece.subarray(0, packed.length - arrived), arrived);
    arrived += piece.length;
    received(piece.length);
    unpack(() => {
      stream.push(piece);
    });
  }
  if (arrived < file.bytes) throw new LoadFailure('network');
  unpack(() => {
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
  !bytes || !digits || isContent(bytes, digits);

function unpack(step: () => void): void {
  try {
    step();
  } catch {
    throw new LoadFailure('damaged');
  }
}

async function* piecesOf(
  url: string,
  refresh: boolean,
  patienceMs: number | undefined,
): AsyncGenerator<Uint8Array> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (patienceMs === undefined) return;
    timer = setTimeout(() => {
      controller.abort();
    }, patienceMs);
  };
  try {
    wait();
    const response = await fetch(url, {
      cache: refresh ? 'reload' : 'default',
      signal: controller.signal,
    });
    if (!response.ok || !response.body) throw new LoadFailure('network');
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      wait();
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
export async function bringToCache(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new LoadFailure('network');
  await response.blob();
}
