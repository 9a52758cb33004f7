/** @jest-environment node */
import { readNumber, splice, split, writeNumber } from '../module';

const section = (id: number, ...content: number[]) => [
  id,
  ...writeNumber(content.length),
  ...content,
];
const body = (...code: number[]) => [
  ...writeNumber(code.length + 1),
  0,
  ...code,
];
const unreachable = body(0x00, 0x0b);
const answer = (value: number) => body(0x41, value, 0x0b);

/** Functions without parameters, with these bodies, exported as `a`, `b`… */
function moduleOf(bodies: readonly number[][], type: number[]) {
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 0, ...type),
    ...section(3, bodies.length, ...bodies.map(() => 0)),
    ...section(
      7,
      bodies.length,
      ...bodies.flatMap((_, index) => [1, 0x61 + index, 0, index]),
    ),
    ...section(10, bodies.length, ...bodies.flat()),
  ]);
}

const numbers = moduleOf([answer(1), answer(2), answer(3)], [1, 0x7f]);
const first = new Uint8Array([0b001]);

async function call(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const { instance } = await WebAssembly.instantiate(bytes);
  return (instance.exports[name] as () => unknown)();
}

it('writes and reads numbers of every length', () => {
  for (const value of [0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 - 1])
    expect(readNumber(new Uint8Array(writeNumber(value)), 0).value).toBe(value);
});

it('leaves a module that traps in what was left out, and works in the rest', async () => {
  const { hot } = split(numbers, first);
  expect(await call(hot, 'a')).toBe(1);
  await expect(call(hot, 'b')).rejects.toThrow(WebAssembly.RuntimeError);
});

it('puts together the same module again, to the byte', () => {
  const { hot, rest } = split(numbers, first);
  expect(splice(hot, rest)).toEqual(numbers);
});

it('tells its own traps from functions that were empty in the source', () => {
  const nothing = moduleOf([unreachable, body(0x0b), unreachable], [0]);
  const { hot, rest } = split(nothing, new Uint8Array([0b111]));
  expect(splice(hot, rest)).toEqual(nothing);
});

it('keeps nothing that only debuggers read', () => {
  const named = new Uint8Array([...numbers, ...section(0, 1, 0x78, 1, 2, 3)]);
  const { hot, rest } = split(named, first);
  expect(splice(hot, rest)).toEqual(numbers);
});
