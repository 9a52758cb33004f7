import type { ByteReader } from '../bytes';

/** Opcodes that the instrumentation looks for. */
export const opcode = {
  block: 0x02,
  loop: 0x03,
  end: 0x0b,
  call: 0x10,
  localGet: 0x20,
  localTee: 0x22,
  globalGet: 0x23,
  firstStore: 0x36,
  lastStore: 0x3e,
  i32Const: 0x41,
  i32Add: 0x6a,
  i32Mul: 0x6c,
  refFunc: 0xd2,
  prefix: 0xfc,
} as const;

/** Opcodes after the prefix `0xfc`. */
export const bulkOpcode = { memoryInit: 8, copy: 10, fill: 11 } as const;

function skipMemoryArgument(reader: ByteReader): void {
  reader.skipLeb();
  reader.skipLeb();
}

function skipVector(reader: ByteReader, item: () => unknown): void {
  for (let left = reader.uleb(); left > 0; left -= 1) item();
}

/** Number of index operands of each opcode after the prefix `0xfc`. */
const prefixedIndices: Readonly<Record<number, number>> = {
  8: 2,
  9: 1,
  10: 2,
  11: 1,
  12: 2,
  13: 1,
  14: 2,
  15: 1,
  16: 1,
  17: 1,
};

function skipPrefixed(reader: ByteReader): void {
  const code = reader.uleb();
  for (let left = prefixedIndices[code] ?? 0; left > 0; left -= 1)
    reader.uleb();
}

function skipTryTable(reader: ByteReader): void {
  reader.sleb();
  skipVector(reader, () => {
    const kind = reader.u8();
    if (kind < 2) reader.uleb();
    reader.uleb();
  });
}

const skippers = new Map<number, (reader: ByteReader) => void>();

function setSkipper(
  codes: readonly number[],
  skip: (reader: ByteReader) => void,
): void {
  for (const code of codes) skippers.set(code, skip);
}

// block, loop, if and try have a block type; ref.null, a reference type.
setSkipper([0x02, 0x03, 0x04, 0x06, 0xd0], (reader) => {
  reader.skipLeb();
});
// Branches, calls, exceptions, variables and tables have one index.
setSkipper(
  [
    0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x12, 0x18, 0x20, 0x21, 0x22, 0x23,
    0x24, 0x25, 0x26, 0x3f, 0x40, 0xd2,
  ],
  (reader) => {
    reader.skipLeb();
  },
);
setSkipper([0x11, 0x13], skipMemoryArgument);
setSkipper(
  Array.from({ length: 0x3e - 0x28 + 1 }, (_, step) => 0x28 + step),
  skipMemoryArgument,
);
setSkipper([0x0e], (reader) => {
  skipVector(reader, () => reader.uleb());
  reader.uleb();
});
setSkipper([0x1c], (reader) => {
  skipVector(reader, () => reader.u8());
});
setSkipper([0x1f], skipTryTable);
setSkipper([0x41, 0x42], (reader) => {
  reader.skipLeb();
});
setSkipper([0x43], (reader) => reader.readBytes(4));
setSkipper([0x44], (reader) => reader.readBytes(8));
setSkipper([opcode.prefix], skipPrefixed);

/** Skips the operands of an instruction. */
export function skipOperands(code: number, reader: ByteReader): void {
  if (code > opcode.prefix)
    throw new Error(`Instruction 0x${code.toString(16)} is not known`);
  skippers.get(code)?.(reader);
}
