/** @jest-environment node */
import { compressZstd } from '@site/scripts/lib/labs/pack.mjs';
import { readZstdDecoder } from '@site/scripts/lib/labs/zstd.mjs';
import { loadZstd, type OpenZstd } from '../zstd';

let openZstd: OpenZstd;

beforeAll(async () => {
  openZstd = await loadZstd(await readZstdDecoder(process.cwd()));
});

function unpack(packedBytes: Uint8Array, pieceSize: number): Buffer {
  const pieces: Buffer[] = [];
  const stream = openZstd((bytes) => pieces.push(Buffer.from(bytes)));
  for (let start = 0; start < packedBytes.length; start += pieceSize)
    stream.push(packedBytes.subarray(start, start + pieceSize));
  stream.close();
  return Buffer.concat(pieces);
}

/** Generates bytes with long and short repetitions and incompressible parts. */
const createContents = (length: number) =>
  Buffer.from(
    Uint8Array.from({ length }, (_, index) => (index * index * 31) >> 7),
  );

it('needs no more memory for a thousand files than for one', async () => {
  const instantiate = jest.spyOn(WebAssembly, 'instantiate');
  openZstd = await loadZstd(await readZstdDecoder(process.cwd()));
  const { instance } = (await instantiate.mock.results[0]?.value) as {
    instance: { exports: { memory: WebAssembly.Memory } };
  };
  instantiate.mockRestore();
  const { memory } = instance.exports;
  const packedBytes = await compressZstd(createContents(5000), 19);
  unpack(packedBytes, 100);
  const afterOne = memory.buffer.byteLength;
  for (let file = 0; file < 1000; file += 1) unpack(packedBytes, 100);
  expect(memory.buffer.byteLength).toBe(afterOne);
});

it('refuses what is no zstd', () => {
  expect(() => unpack(createContents(500), 100)).toThrow(/zstd error/);
});

it('refuses a file that is cut short', async () => {
  const packedBytes = await compressZstd(createContents(5000), 19);
  expect(() => unpack(packedBytes.subarray(0, -1), 100)).toThrow(/cut short/);
});

it.each([
  ['small', 700],
  ['exactly as long as the output of the decoder', 131_072],
  ['much longer than that', 3_000_001],
])(
  'gives back what was packed, whatever the pieces, when it is %s',
  async (_, length) => {
    const original = createContents(length);
    const packedBytes = await compressZstd(original, 19);
    expect(unpack(packedBytes, 7).equals(original)).toBe(true);
    expect(unpack(packedBytes, 1_000_000).equals(original)).toBe(true);
  },
);
