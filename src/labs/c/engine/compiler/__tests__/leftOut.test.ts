/** @jest-environment node */
import {
  loadCompilerParts,
  getNodeCompiler,
} from '../../../testing/nodeCompiler';
import { createCompiler, createCompletion } from '..';
import { split } from '../module';

// The compiler is split, spliced and compiled several times.
jest.setTimeout(60_000);

// Jest formats stacks without the WebAssembly functions, which the compiler
// needs.
beforeAll(() => {
  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map(String)].join('\n    at ');
});

const hello = {
  files: [
    {
      name: 'main.c',
      text: '#include <stdio.h>\nint main(void) { puts("Hola"); }\n',
    },
  ],
};

/** @param isLeftOut Returns true for the index of a function body to leave out. */
async function createCompilerWithout(
  isLeftOut: (index: number) => boolean,
  pieceLength: number,
) {
  const { hot: knownModule, sysroot } = await loadCompilerParts();
  const keep = new Uint8Array(16_675).fill(0xff);
  for (let index = 0; index < keep.length * 8; index += 1)
    if (isLeftOut(index))
      keep[index >> 3] = (keep[index >> 3] ?? 0) & ~(1 << (index & 7));
  const { hot, pieces } = split(knownModule, keep, pieceLength);
  const fetchedPieces: number[] = [];
  const compiler = createCompiler({
    hot: await WebAssembly.compile(hot),
    complete: createCompletion({
      hot: () => Promise.resolve(hot),
      sources: pieces,
      fetchPiece: ({ first, bytes }) => {
        fetchedPieces.push(first);
        return Promise.resolve(bytes);
      },
    }),
    sysroot,
  });
  return { compiler, fetchedPieces: fetchedPieces, pieces };
}

it('compiles the same without some functions, with the pieces that have them', async () => {
  const { compiler, fetchedPieces, pieces } = await createCompilerWithout(
    (index) => index > 20_000 && index < 20_100,
    100_000,
  );
  const outcome = await compiler.compile(hello);
  expect(outcome).toEqual(await (await getNodeCompiler()).compile(hello));
  expect(fetchedPieces.length).toBeGreaterThan(0);
  expect(fetchedPieces.length).toBeLessThan(pieces.length);
  const before = fetchedPieces.length;
  await compiler.compile(hello);
  expect(fetchedPieces).toHaveLength(before);
});

it('compiles the same without a function in a hundred, with all the pieces', async () => {
  const { compiler, fetchedPieces, pieces } = await createCompilerWithout(
    (index) => index % 100 === 0,
    1000,
  );
  const outcome = await compiler.compile(hello);
  expect(outcome).toEqual(await (await getNodeCompiler()).compile(hello));
  expect(fetchedPieces).toHaveLength(pieces.length);
  expect(new Set(fetchedPieces).size).toBe(pieces.length);
});
