/** @jest-environment node */
import { encodeSection } from '../../../testing/tinyModule';
import { addCalls, instrument } from '../instrument';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const encodeExport = (name: string, kind: number, index: number) => [
  name.length,
  ...utf8(name),
  kind,
  index,
];

/**
 * Module where `first` calls the second function and nothing calls the third.
 */
const binary = new Uint8Array([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...encodeSection(1, 1, 0x60, 0, 0),
  ...encodeSection(3, 3, 0, 0, 0),
  ...encodeSection(6, 1, 0x7f, 1, 0x41, 7, 0x0b),
  ...encodeSection(7, 1, ...encodeExport('first', 0, 0)),
  ...encodeSection(
    10,
    3,
    ...[4, 0, 0x10, 1, 0x0b],
    // This body has two locals, which the mark must come after.
    ...[4, 1, 2, 0x7f, 0x0b],
    ...[2, 0, 0x0b],
  ),
]);

function runAndReadProfile(call: boolean): Uint8Array {
  const instance = new WebAssembly.Instance(
    new WebAssembly.Module(instrument(binary)),
  );
  if (call) (instance.exports.first as () => void)();
  const profile = new Uint8Array(1);
  addCalls(instance, profile);
  return profile;
}

describe('an instrumented module', () => {
  it('has called nothing before anybody calls it', () => {
    expect(runAndReadProfile(false)).toEqual(new Uint8Array([0b000]));
  });

  it('knows which of its functions were called, and which were not', () => {
    expect(runAndReadProfile(true)).toEqual(new Uint8Array([0b011]));
  });

  it('adds to a profile only what is new, and tells', () => {
    const instance = new WebAssembly.Instance(
      new WebAssembly.Module(instrument(binary)),
    );
    (instance.exports.first as () => void)();
    const profile = new Uint8Array([0b100]);
    expect(addCalls(instance, profile)).toBe(true);
    expect(profile).toEqual(new Uint8Array([0b111]));
    expect(addCalls(instance, profile)).toBe(false);
  });
});
