/** Constants of the DWARF 4 standard that clang emits for C. */
export const tag = {
  arrayType: 0x01,
  enumerationType: 0x04,
  formalParameter: 0x05,
  lexicalBlock: 0x0b,
  member: 0x0d,
  pointerType: 0x0f,
  structureType: 0x13,
  subroutineType: 0x15,
  typedef: 0x16,
  unionType: 0x17,
  subrangeType: 0x21,
  baseType: 0x24,
  constType: 0x26,
  subprogram: 0x2e,
  variable: 0x34,
  volatileType: 0x35,
  restrictType: 0x37,
} as const;

export const attribute = {
  location: 0x02,
  name: 0x03,
  byteSize: 0x0b,
  lowPc: 0x11,
  highPc: 0x12,
  constValue: 0x1c,
  prototyped: 0x27,
  artificial: 0x34,
  count: 0x37,
  dataMemberLocation: 0x38,
  declarationLine: 0x3b,
  declaration: 0x3c,
  encoding: 0x3e,
  frameBase: 0x40,
  type: 0x49,
  ranges: 0x55,
  bitSize: 0x0d,
  dataBitOffset: 0x6b,
} as const;

/** DWARF encodings of base types. */
export const encoding = {
  boolean: 0x02,
  float: 0x04,
  signed: 0x05,
  signedChar: 0x06,
  unsigned: 0x07,
  unsignedChar: 0x08,
} as const;

/** Operations of DWARF location expressions. */
export const operation = {
  address: 0x03,
  frameOffset: 0x91,
  wasmLocation: 0xed,
} as const;
