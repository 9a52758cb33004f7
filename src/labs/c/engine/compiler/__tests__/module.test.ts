/** @jest-environment node */
import { findLeftOutPosition, readNumber, splice, split } from '../module';
import { encodeUleb } from '../../leb';
import {
  encodeConstantBody,
  encodeBody,
  encodeModule,
  encodeSection,
} from '../../../testing/tinyModule';

const unreachable = encodeBody(0x00, 0x0b);

const numbers = encodeModule(
  [encodeConstantBody(1), encodeConstantBody(2), encodeConstantBody(3)],
  [1, 0x7f],
);
const first = new Uint8Array([0b001]);

async function call(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const { instance } = await WebAssembly.instantiate(bytes);
  return (instance.exports[name] as () => unknown)();
}

it('writes and reads numbers of every length', () => {
  for (const value of [0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 - 1])
    expect(readNumber(new Uint8Array(encodeUleb(value)), 0).value).toBe(value);
});

it('leaves a module that traps in what was left out, and works in the rest', async () => {
  const { hot } = split(numbers, first, 100);
  expect(await call(hot, 'a')).toBe(1);
  await expect(call(hot, 'b')).rejects.toThrow(WebAssembly.RuntimeError);
});

it('puts together the same module again, to the byte', () => {
  const { hot, pieces } = split(numbers, first, 100);
  expect(splice(hot, pieces)).toEqual(numbers);
});

it('has back one piece of what was left out, and traps in the others', async () => {
  const { hot, pieces } = split(numbers, first, 1);
  const [, last] = pieces;
  if (!last) throw new Error('There is one piece only.');
  const part = splice(hot, [last]);
  expect(await call(part, 'c')).toBe(3);
  await expect(call(part, 'b')).rejects.toThrow(WebAssembly.RuntimeError);
});

it('knows the place of a function among those that were left out', () => {
  const { hot, pieces } = split(numbers, first, 1);
  expect(pieces.map((piece) => piece.first)).toEqual([0, 1]);
  expect([0, 1, 2, 3].map((index) => findLeftOutPosition(hot, index))).toEqual([
    undefined,
    0,
    1,
    undefined,
  ]);
});

it('tells its own traps from functions that were empty in the source', () => {
  const emptyModule = encodeModule(
    [unreachable, encodeBody(0x0b), unreachable],
    [0],
  );
  const { hot, pieces } = split(emptyModule, new Uint8Array([0b111]), 100);
  expect(splice(hot, pieces)).toEqual(emptyModule);
});

it('keeps nothing that only debuggers read', () => {
  const namedModule = new Uint8Array([
    ...numbers,
    ...encodeSection(0, 1, 0x78, 1, 2, 3),
  ]);
  const { hot, pieces } = split(namedModule, first, 100);
  expect(splice(hot, pieces)).toEqual(numbers);
});
