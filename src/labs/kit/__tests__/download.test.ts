/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readZstdDecoder } from '@site/scripts/lib/labs/zstd.mjs';
import { getDigestPrefix } from '../digest';
import { download } from '../download';
import { LoadFailure } from '../loadState';
import { loadZstd, type OpenZstd } from '../zstd';

const url = 'https://sitio.test/labs/c/pieza.zst';

/** Builds a zstd frame of raw blocks, which hold their content uncompressed. */
function packStoredBlocks(
  blocks: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const length = blocks.reduce((total, block) => total + block.length, 0);
  const parts = blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    const header = (block.length << 3) | (isLast ? 1 : 0);
    return [header & 255, (header >> 8) & 255, header >> 16, ...block];
  });
  return Uint8Array.from([
    ...[0x28, 0xb5, 0x2f, 0xfd],
    ...[0xa0, length & 255, (length >> 8) & 255, length >> 16, 0],
    ...parts.flat(),
  ]);
}

const contents = Uint8Array.from({ length: 600 }, (_, index) => index % 251);
const frame = packStoredBlocks([
  contents.subarray(0, 200),
  contents.subarray(200),
]);

const file = { url, bytes: frame.length, unpacked: contents.length };

const fetchSpy = jest.fn<Promise<Response>, [string, RequestInit]>();

let openZstd: OpenZstd;

beforeAll(async () => {
  openZstd = await loadZstd(await readZstdDecoder(process.cwd()));
});

beforeEach(() => {
  fetchSpy.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchSpy as typeof fetch);
});

/** Makes `fetch` return these chunks, then end or fail. */
function serveChunks(
  pieces: readonly Uint8Array[],
  { status = 200, breaks = false } = {},
): void {
  const remainingChunks = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const nextChunk = remainingChunks.shift();
      if (nextChunk) controller.enqueue(nextChunk);
      else if (breaks) controller.error(new TypeError('connection lost'));
      else controller.close();
    },
  });
  fetchSpy.mockResolvedValue(new Response(body, { status }));
}

const splitBytes = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

it('unpacks the pieces as they come, and tells how many bytes each has', async () => {
  serveChunks(splitBytes(frame, 70));
  const onReceived = jest.fn<undefined, [number]>();
  expect(await download(file, openZstd, onReceived)).toEqual(contents);
  expect(onReceived.mock.calls.map(([bytes]) => bytes)).toEqual([
    ...Array.from({ length: Math.floor(frame.length / 70) }, () => 70),
    frame.length % 70,
  ]);
});

it('takes what the browser keeps, unless that is of no use', async () => {
  serveChunks([frame]);
  await download(file, openZstd, jest.fn());
  serveChunks([frame]);
  await download(file, openZstd, jest.fn(), true);
  expect(fetchSpy.mock.calls).toEqual([
    [url, expect.objectContaining({ cache: 'default' })],
    [url, expect.objectContaining({ cache: 'reload' })],
  ]);
});

const getFailureReason = async (breakDownload: () => void) => {
  breakDownload();
  const error: unknown = await download(file, openZstd, jest.fn()).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof LoadFailure)) throw error;
  return error.reason;
};

it.each([
  [
    'there is no network',
    () => fetchSpy.mockRejectedValue(new TypeError('Failed to fetch')),
  ],
  [
    'the file is not there',
    () => {
      serveChunks([frame], { status: 404 });
    },
  ],
  [
    'the connection breaks half way',
    () => {
      serveChunks(splitBytes(frame, 100).slice(0, 3), { breaks: true });
    },
  ],
  [
    'it ends before its size',
    () => {
      serveChunks(splitBytes(frame, 100).slice(0, 3));
    },
  ],
])('is a failure of the network when %s', async (_, breakDownload) => {
  expect(await getFailureReason(breakDownload)).toBe('network');
});

it.each([
  ['something else came', new TextEncoder().encode('<html>'.repeat(200))],
  ['it holds more than it should', packStoredBlocks([contents, contents])],
  [
    'it holds less than it should',
    Uint8Array.from([
      ...packStoredBlocks([contents.subarray(0, 500)]),
      ...contents,
    ]),
  ],
])('is damaged when %s', async (_, bytes) => {
  expect(
    await getFailureReason(() => {
      serveChunks(splitBytes(bytes, 400));
    }),
  ).toBe('damaged');
});

describe('a file whose name says what it is', () => {
  const hashBytes = (bytes: Uint8Array) =>
    createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const flippedBytes = packStoredBlocks([
    contents.subarray(0, 200),
    contents
      .subarray(200)
      .map((byte, index) => (index === 9 ? byte ^ 1 : byte)),
  ]);

  it.each([
    ['as it travels', { packedDigits: hashBytes(frame) }],
    ['as it is used', { unpackedDigits: hashBytes(contents) }],
  ])(
    'is taken when it is that, and damaged when a bit is another: %s',
    async (_, digits) => {
      serveChunks(splitBytes(frame, 70));
      const fileWithDigits = { ...file, ...digits };
      expect(await download(fileWithDigits, openZstd, jest.fn())).toEqual(
        contents,
      );
      serveChunks(splitBytes(flippedBytes, 70));
      await expect(
        download(fileWithDigits, openZstd, jest.fn()),
      ).rejects.toMatchObject({
        reason: 'damaged',
      });
    },
  );

  it('is not asked more of where nobody knows what it is', async () => {
    serveChunks([flippedBytes]);
    expect(await download(file, openZstd, jest.fn())).not.toEqual(contents);
  });
});

describe('digitsInName', () => {
  it.each([
    ['labs/c/llvm-hot.639b7a1688dd.wasm.zst', '639b7a1688dd'],
    ['0003581832b5c911.bin.zst', '0003581832b5c911'],
    ['labs/linux/files/0003581832b5c911.bin.zst', '0003581832b5c911'],
    ['labs/c/pieza.zst', undefined],
  ])('are found in %s', (path, digits) => {
    expect(getDigestPrefix(path)).toBe(digits);
  });
});

describe('with little patience', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  /**
   * Makes `fetch` return one chunk every `everyMs` milliseconds; a single chunk
   * never ends.
   */
  function serveChunksSlowly(
    pieces: readonly Uint8Array[],
    everyMs: number,
  ): void {
    fetchSpy.mockImplementation((_, { signal }) => {
      const remainingChunks = [...pieces];
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          signal?.addEventListener('abort', () => {
            controller.error(signal.reason);
          });
        },
        pull: async (controller) => {
          const nextChunk = remainingChunks.shift();
          await new Promise((resolve) => {
            if (nextChunk) setTimeout(resolve, everyMs);
          });
          if (nextChunk) controller.enqueue(nextChunk);
          if (remainingChunks.length === 0 && pieces.length > 1)
            controller.close();
        },
      });
      return Promise.resolve(new Response(body));
    });
  }

  const downloadWithTimeout = () =>
    download(file, openZstd, jest.fn(), false, 10_000);

  it('gives up a file that hangs, as a failure of the network', async () => {
    serveChunksSlowly([frame.subarray(0, 10)], 100);
    const failedDownload = expect(downloadWithTimeout()).rejects.toMatchObject({
      reason: 'network',
    });
    await jest.advanceTimersByTimeAsync(10_200);
    await failedDownload;
  });

  it('waits for a slow one as long as it moves', async () => {
    serveChunksSlowly(splitBytes(frame, 100), 9_000);
    const slow = downloadWithTimeout();
    await jest.advanceTimersByTimeAsync(9_000 * 10);
    expect(await slow).toEqual(contents);
  });
});
