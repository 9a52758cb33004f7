/** @jest-environment node */
import { createCompletion } from '../completion';
import { split } from '../module';
import { encodeConstantBody, encodeModule } from '../../../testing/tinyModule';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const bodies = names.map((_, index) => encodeConstantBody(index));
const wholeModule = encodeModule(bodies, [1, 0x7f]);
/** Module with all but `a` left out, each function in a piece of its own. */
const { hot, pieces } = split(wholeModule, new Uint8Array([0b1]), 1);

function createTestCompletion() {
  const fetchedPieces: number[] = [];
  const complete = createCompletion({
    hot: () => Promise.resolve(hot),
    sources: pieces,
    fetchPiece: ({ first, bytes }) => {
      fetchedPieces.push(first);
      return Promise.resolve(bytes);
    },
  });
  return { complete, fetchedPieces: fetchedPieces };
}

/** Joins the names of the functions that the module has. */
async function listFunctions(module: WebAssembly.Module | undefined) {
  if (!module) return undefined;
  const { exports } = await WebAssembly.instantiate(module);
  return names
    .filter((name) => {
      try {
        return (exports[name] as () => number)() >= 0;
      } catch {
        return false;
      }
    })
    .join('');
}

it('brings the piece that has a function, and no other', async () => {
  const { complete, fetchedPieces } = createTestCompletion();
  expect(await listFunctions(await complete(2))).toBe('ac');
  expect(fetchedPieces).toEqual([1]);
});

it('keeps what it brought, and fetches it once', async () => {
  const { complete, fetchedPieces } = createTestCompletion();
  await complete(2);
  expect(await listFunctions(await complete(4))).toBe('ace');
  expect(await listFunctions(await complete(2))).toBe('ace');
  expect(fetchedPieces).toEqual([1, 3]);
});

it('brings all of them to who needs a fifth, and to who does not know which', async () => {
  const multipleCompletion = createTestCompletion();
  for (const index of [1, 2, 3, 4]) await multipleCompletion.complete(index);
  expect(await listFunctions(await multipleCompletion.complete(5))).toBe(
    'abcdefg',
  );
  expect(
    await listFunctions(await createTestCompletion().complete(undefined)),
  ).toBe('abcdefg');
});

it('gives all of them to two who ask at once', async () => {
  const { complete } = createTestCompletion();
  const [first, second] = await Promise.all([
    complete(undefined),
    complete(undefined),
  ]);
  expect(await listFunctions(first)).toBe('abcdefg');
  expect(await listFunctions(second)).toBe('abcdefg');
  expect(await listFunctions(await complete(3))).toBe('abcdefg');
});

it('brings nothing for a function that was never left out', async () => {
  const { complete, fetchedPieces } = createTestCompletion();
  expect(await complete(0)).toBeUndefined();
  expect(fetchedPieces).toEqual([]);
});

it('tries again what did not come', async () => {
  let failures = 1;
  const complete = createCompletion({
    hot: () => Promise.resolve(hot),
    sources: pieces,
    fetchPiece: ({ bytes }) =>
      failures-- > 0
        ? Promise.reject(new Error('No network.'))
        : Promise.resolve(bytes),
  });
  await expect(complete(1)).rejects.toThrow('No network.');
  expect(await listFunctions(await complete(1))).toBe('ab');
});
