import { joinBytes, type Bytes } from '../../../kit/joinBytes';

/** A function body that was left out: no locals, `unreachable`, end. */
const stub = [3, 0, 0, 0x0b] as const;

const codeSection = 10;
const customSection = 0;
const headerLength = 8;

/** Part of a module, as offsets into its bytes. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface Section extends Span {
  readonly id: number;
  /** Where its content starts, after its kind and length. */
  readonly content: number;
}

/** A function body with the length before it. */
interface Body extends Span {
  readonly content: number;
}

/** @returns The number at `offset` in LEB128, and where it ends. */
export function readNumber(bytes: Uint8Array, offset: number) {
  let value = 0;
  let factor = 1;
  let at = offset;
  for (;;) {
    const byte = bytes[at] ?? 0;
    at += 1;
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, end: at };
    factor *= 0x80;
  }
}

/** @returns A number in LEB128. */
export function writeNumber(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const byte = rest % 0x80;
    rest = Math.floor(rest / 0x80);
    bytes.push(rest > 0 ? byte | 0x80 : byte);
  } while (rest > 0);
  return bytes;
}

/** The sections of a module, in order. */
export function* sectionsOf(bytes: Uint8Array): Generator<Section> {
  let start = headerLength;
  while (start < bytes.length) {
    const { value, end: content } = readNumber(bytes, start + 1);
    const end = content + value;
    yield { id: bytes[start] ?? 0, start, content, end };
    start = end;
  }
}

/** `count` function bodies, one after another. */
function* bodiesOf(
  bytes: Uint8Array,
  offset: number,
  count: number,
): Generator<Body> {
  let start = offset;
  for (let index = 0; index < count; index += 1) {
    const { value, end: content } = readNumber(bytes, start);
    const end = content + value;
    yield { start, content, end };
    start = end;
  }
}

const isStub = (bytes: Uint8Array, { start, end }: Span) =>
  end - start === stub.length &&
  stub.every((byte, index) => bytes[start + index] === byte);

/** Writes a module again, with other content in the sections that `replace` answers for. */
export function rewriteModule(
  bytes: Uint8Array,
  replace: (section: Section) => ArrayLike<number> | undefined,
): Bytes {
  const parts: ArrayLike<number>[] = [bytes.subarray(0, headerLength)];
  for (const section of sectionsOf(bytes)) {
    // Names for debuggers; nothing in the module refers to them.
    if (section.id === customSection) continue;
    const content = replace(section);
    if (content) parts.push([section.id], writeNumber(content.length), content);
    else parts.push(bytes.subarray(section.start, section.end));
  }
  return joinBytes(parts);
}

/** Writes a module again with other function bodies, each with its length before it. */
export function rewriteBodies(
  bytes: Uint8Array,
  rewrite: (body: Body, index: number) => ArrayLike<number>,
): Bytes {
  return rewriteModule(bytes, ({ id, content }) => {
    if (id !== codeSection) return undefined;
    const { value: count, end } = readNumber(bytes, content);
    const parts: ArrayLike<number>[] = [writeNumber(count)];
    let index = 0;
    for (const body of bodiesOf(bytes, end, count)) {
      parts.push(rewrite(body, index));
      index += 1;
    }
    return joinBytes(parts);
  });
}

/**
 * Takes the functions that no training program called out of a module. Both
 * halves are needed to have it back: see {@link splice}.
 *
 * @param keep One bit per function body, from the lowest bit of the first byte.
 */
export function split(bytes: Uint8Array, keep: Uint8Array) {
  const rest: Uint8Array[] = [];
  const hot = rewriteBodies(bytes, (body, index) => {
    const kept = ((keep[index >> 3] ?? 0) >> (index & 7)) & 1;
    const whole = bytes.subarray(body.start, body.end);
    if (kept === 1 && !isStub(bytes, body)) return whole;
    rest.push(whole);
    return stub;
  });
  return { hot, rest: joinBytes(rest) };
}

/** Puts the functions that {@link split} took out back in their places. */
export function splice(hot: Uint8Array, rest: Uint8Array): Bytes {
  let next = 0;
  return rewriteBodies(hot, (body) => {
    if (!isStub(hot, body)) return hot.subarray(body.start, body.end);
    const { value, end } = readNumber(rest, next);
    const original = rest.subarray(next, end + value);
    next = end + value;
    return original;
  });
}
