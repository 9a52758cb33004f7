import { isContent } from './digest';
import type { Bytes } from './joinBytes';
import { LoadFailure } from './loading';
import type { OpenZstd } from './zstd';

/** A file to download: where it is, and its size as it travels and as it is used. */
export interface Download {
  readonly url: string;
  readonly bytes: number;
  readonly unpacked: number;
  /** The first digits of its SHA-256 as it travels. */
  readonly packedDigits?: string | undefined;
  /** The same as it is used. */
  readonly unpackedDigits?: string | undefined;
}

/**
 * Downloads a file and unpacks it on the way.
 *
 * @param received Told how many bytes came with each piece.
 * @param refresh Whether what the browser keeps of the file is of no use.
 * @param patienceMs After so long without a piece it failed; without it, nobody gives up here.
 * @throws {LoadFailure}
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

/** What nobody knows the digits of may be anything. */
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

/** Has the browser keep a file that never changes, for when there is no network. */
export async function bringToCache(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new LoadFailure('network');
  await response.blob();
}
