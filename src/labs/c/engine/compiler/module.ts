import { joinBytes, type Bytes } from '../../../kit/joinBytes';
import { encodeUleb } from '../leb';

/**
 * Stub for a function body that was left out: no locals, `unreachable`, end.
 */
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
  /** Offset of its content, after its id and length. */
  readonly content: number;
}

/** Function body with its length prefix. */
interface Body extends Span {
  readonly content: number;
}

/**
 * Reads an unsigned LEB128 number.
 *
 * @returns Its value, and the offset after it.
 */
export function readNumber(bytes: Uint8Array, offset: number) {
  let value = 0;
  let factor = 1;
  let position = offset;
  for (;;) {
    const byte = bytes[position] ?? 0;
    position += 1;
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, end: position };
    factor *= 0x80;
  }
}

/** Yields the sections of a module, in order. */
export function* readSections(bytes: Uint8Array): Generator<Section> {
  let start = headerLength;
  while (start < bytes.length) {
    const { value, end: content } = readNumber(bytes, start + 1);
    const end = content + value;
    yield { id: bytes[start] ?? 0, start, content, end };
    start = end;
  }
}

/** Yields `count` function bodies, one after another. */
function* readBodies(
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

function* readModuleBodies(bytes: Uint8Array): Generator<Body> {
  for (const { id, content } of readSections(bytes)) {
    if (id !== codeSection) continue;
    const { value: count, end } = readNumber(bytes, content);
    yield* readBodies(bytes, end, count);
  }
}

const isStub = (bytes: Uint8Array, { start, end }: Span) =>
  end - start === stub.length &&
  stub.every((byte, index) => bytes[start + index] === byte);

/**
 * Rewrites a module without its custom sections, and with new content for those
 * sections where `replace` returns one.
 */
export function rewriteModule(
  bytes: Uint8Array,
  replace: (section: Section) => ArrayLike<number> | undefined,
): Bytes {
  const parts: ArrayLike<number>[] = [bytes.subarray(0, headerLength)];
  for (const section of readSections(bytes)) {
    // Custom sections hold names for debuggers; nothing in the module refers to
    // them.
    if (section.id === customSection) continue;
    const content = replace(section);
    if (content) parts.push([section.id], encodeUleb(content.length), content);
    else parts.push(bytes.subarray(section.start, section.end));
  }
  return joinBytes(parts);
}

/**
 * Rewrites a module with other function bodies, each with its length prefix.
 */
export function rewriteBodies(
  bytes: Uint8Array,
  rewrite: (body: Body, index: number) => ArrayLike<number>,
): Bytes {
  return rewriteModule(bytes, ({ id, content }) => {
    if (id !== codeSection) return undefined;
    const parts: ArrayLike<number>[] = [
      encodeUleb(readNumber(bytes, content).value),
    ];
    let index = 0;
    for (const body of readModuleBodies(bytes)) {
      parts.push(rewrite(body, index));
      index += 1;
    }
    return joinBytes(parts);
  });
}

/** Function bodies left out of a module, one after another. */
export interface Piece {
  /** Position of its first body among all that were left out. */
  readonly first: number;
  readonly bytes: Bytes;
}

/**
 * Takes the functions that no training program called out of a module, in
 * pieces. Neighbouring functions come from the same source, so a program that
 * needs one of a piece needs more of it. {@link splice} undoes it.
 *
 * @param keep One bit per function body, from the lowest bit of the first byte.
 * @param pieceLength Bytes of a piece, not counting its last body.
 */
export function split(
  bytes: Uint8Array,
  keep: Uint8Array,
  pieceLength: number,
): { readonly hot: Bytes; readonly pieces: readonly Piece[] } {
  const pieces: Piece[] = [];
  let bodies: Uint8Array[] = [];
  let first = 0;
  let length = 0;
  const endPiece = () => {
    if (bodies.length === 0) return;
    pieces.push({ first, bytes: joinBytes(bodies) });
    first += bodies.length;
    bodies = [];
    length = 0;
  };
  const hot = rewriteBodies(bytes, (body, index) => {
    const keepBit = ((keep[index >> 3] ?? 0) >> (index & 7)) & 1;
    const wholeBody = bytes.subarray(body.start, body.end);
    if (keepBit === 1 && !isStub(bytes, body)) return wholeBody;
    if (length >= pieceLength) endPiece();
    bodies.push(wholeBody);
    length += wholeBody.length;
    return stub;
  });
  endPiece();
  return { hot, pieces };
}

/** Puts the functions that {@link split} took out back into a module. */
export function splice(hot: Uint8Array, pieces: readonly Piece[]): Bytes {
  const byFirst = new Map(pieces.map(({ first, bytes }) => [first, bytes]));
  let place = 0;
  let bytes = new Uint8Array();
  let next = 0;
  return rewriteBodies(hot, (body) => {
    if (!isStub(hot, body)) return hot.subarray(body.start, body.end);
    const begun = byFirst.get(place);
    place += 1;
    if (begun) {
      bytes = begun;
      next = 0;
    }
    if (next >= bytes.length) return stub;
    const { value, end } = readNumber(bytes, next);
    const original = bytes.subarray(next, end + value);
    next = end + value;
    return original;
  });
}

/**
 * Finds the position of a function body among all that were left out.
 *
 * @param index Index of the body in a module that {@link split} returned.
 * @returns Undefined if the body was not left out.
 */
export function findLeftOutPosition(
  hot: Uint8Array,
  index: number,
): number | undefined {
  let place = 0;
  let position = 0;
  for (const body of readModuleBodies(hot)) {
    const isLeftOut = isStub(hot, body);
    if (position === index) return isLeftOut ? place : undefined;
    if (isLeftOut) place += 1;
    position += 1;
  }
  return undefined;
}
