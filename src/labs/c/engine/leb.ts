/** Encodes `value` as an unsigned LEB128. */
export function encodeUleb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low | 0x80 : low);
  } while (rest > 0);
  return bytes;
}

/** Encodes `value` as a signed LEB128, the operand format of `i32.const`. */
export function encodeSleb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40)) {
      bytes.push(low);
      return bytes;
    }
    bytes.push(low | 0x80);
  }
}
