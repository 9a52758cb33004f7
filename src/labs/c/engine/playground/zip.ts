import { joinBytes } from '../../../kit/joinBytes';
import type { DataFile } from '../types';

/** Computes the CRC-32 checksum of a ZIP entry. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Encodes integers as little-endian bytes: `[value, bytes]`. */
function encodeLittleEndian(
  fields: readonly (readonly [value: number, bytes: 2 | 4])[],
): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) =>
      Array.from(
        { length: bytes },
        (_, index) => (value >>> (8 * index)) & 255,
      ),
    ),
  );
}

function toDosDate(date: Date): number {
  return (
    ((date.getFullYear() - 1980) << 9) |
    ((date.getMonth() + 1) << 5) |
    date.getDate()
  );
}

function toDosTime(date: Date): number {
  return (
    (date.getHours() << 11) |
    (date.getMinutes() << 5) |
    (date.getSeconds() >> 1)
  );
}

/**
 * Builds a ZIP file without compression, which every system opens; sources are
 * small. Names must be ASCII.
 */
export function createZip(
  files: readonly DataFile[],
  date: Date,
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const title = encoder.encode(name);
    // Fields shared by both headers: version 2.0, no flags, stored.
    const common = [
      [20, 2],
      [0, 2],
      [0, 2],
      [toDosTime(date), 2],
      [toDosDate(date), 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [title.length, 2],
      [0, 2],
    ] as const;
    const local = encodeLittleEndian([[0x04034b50, 4], ...common]);
    directory.push(
      encodeLittleEndian([
        [0x02014b50, 4],
        [20, 2],
        ...common,
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ]),
      title,
    );
    parts.push(local, title, bytes);
    offset += local.length + title.length + bytes.length;
  }
  const directoryLength = directory.reduce((sum, part) => sum + part.length, 0);
  const end = encodeLittleEndian([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directoryLength, 4],
    [offset, 4],
    [0, 2],
  ]);
  return joinBytes([...parts, ...directory, end]);
}
